import type { ReactNode } from 'react'
import { commentHash } from '../../../workspace/work-address.ts'
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
        // In the list of all alone: elsewhere the same one may be open as well.
        <li key={thread.comment.id} id={placeOf && commentHash(thread.comment.id).slice(1)} tabIndex={placeOf && -1}>
          <GuestThreadItem thread={thread} place={placeOf?.(thread)} isLookedAt={isLookedAt} />
        </li>
      ))}
    </ul>
  )
}
