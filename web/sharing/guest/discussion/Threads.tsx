import type { ReactNode } from 'react'
import { GuestThreadItem } from './GuestThreadItem.tsx'
import type { GuestThread } from './threads.ts'

interface ThreadsProps {
  threads: readonly GuestThread[]
  placeOf?: (thread: GuestThread) => ReactNode
  /** The reader came for the comments, so their answers count as seen. */
  isLookedAt?: boolean
}

/** Comments, oldest first. */
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
