import type { ReactNode } from 'react'
import { ThreadItem } from './ThreadItem.tsx'
import type { Thread } from './threads.ts'

interface ThreadsProps {
  threads: readonly Thread[]
  placeOf?: (thread: Thread) => ReactNode
  /** Whoever sees them has come for them: what was answered counts as seen. */
  isLookedAt?: boolean
}

/** Comments in the order of time. */
export function Threads({ threads, placeOf, isLookedAt = false }: ThreadsProps) {
  return (
    <ul>
      {threads.map((thread) => (
        <li key={thread.comment.id}>
          <ThreadItem thread={thread} place={placeOf?.(thread)} isLookedAt={isLookedAt} />
        </li>
      ))}
    </ul>
  )
}
