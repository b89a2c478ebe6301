import { TodoCount } from '../../collaboration/discussion/todos/TodoCount.tsx'
import { TodoList } from '../../collaboration/discussion/todos/TodoList.tsx'
import { NoticesPanel } from '../../notices/NoticesPanel.tsx'
import type { ComponentProps } from 'react'
import styles from './NoticesButton.module.css'

/** The member's notices, and their to-dos in a second tab. */
export function NoticesAndTodos(props: Omit<ComponentProps<typeof NoticesPanel>, 'other'>) {
  const { onClose } = props
  const other = { label: <TodoCount className={styles['todos']} />, body: <TodoList onLeave={onClose} /> }
  return <NoticesPanel {...props} other={other} />
}
