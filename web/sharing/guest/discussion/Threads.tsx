import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThreadItem } from './ThreadItem.tsx'
import type { Thread } from './threads.ts'
import styles from './Threads.module.css'

interface ThreadsProps {
  threads: readonly Thread[]
  placeOf?: (thread: Thread) => ReactNode
}

/** Comments in the order of time; what is done is folded away. */
export function Threads({ threads, placeOf }: ThreadsProps) {
  const { t } = useTranslation()
  const [open, done] = [
    threads.filter(({ comment }) => comment.resolveTime === null),
    threads.filter(({ comment }) => comment.resolveTime !== null),
  ]
  const listOf = (some: readonly Thread[]) => (
    <ul>
      {some.map((thread) => (
        <li key={thread.comment.id}>
          <ThreadItem thread={thread} place={placeOf?.(thread)} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {open.length > 0 && listOf(open)}
      {done.length > 0 && (
        <details className={styles['done']}>
          <summary>{t('shared.talk.resolved', { count: done.length })}</summary>
          {listOf(done)}
        </details>
      )}
    </>
  )
}
