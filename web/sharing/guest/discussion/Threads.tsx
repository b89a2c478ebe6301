import type { ReactNode } from 'react'
import { GuestThreadItem } from './GuestThreadItem.tsx'
import type { GuestThread } from './threads.ts'

interface ThreadsProps {
  threads: readonly GuestThread[]
  placeOf?: (thread: GuestThread) => ReactNode
  /** Whoever sees them has come for them: what was answered counts as seen. */
  isLookedAt?: boolean
}

/** Comments in the order of time. */
export function Threads({ threads, placeOf, isLookedAt = false }: ThreadsProps) {
  return (
    <ul>
      {threads.map((thread) => (
        <li key={thread.comment.id}>
          <GuestThreadItem thread={thread} place={placeOf?.(thread)} isLookedAt={isLookedAt} />
        </li>
      ))}
    </ul>
  )
}
