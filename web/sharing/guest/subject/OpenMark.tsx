import { IconChevronRight, IconMessagePlus } from '@tabler/icons-react'
import { useDiscussion } from '../discussion/discussion-context.ts'
import styles from './OpenMark.module.css'

/** Marks what can be pressed for details or comments. */
export function OpenMark() {
  const mayComment = useDiscussion()?.mayComment === true
  const Icon = mayComment ? IconMessagePlus : IconChevronRight
  return <Icon className={styles['mark']} aria-hidden />
}
