import { createContext, use } from 'react'
import type { GuestThread } from './threads.ts'

/** What was said by a link, for whatever shows the things it was said of. */
export interface GuestDiscussion {
  token: string
  threads: readonly GuestThread[]
  /** By the keys of places, as a long list asks for each of its things. */
  threadsByKey: ReadonlyMap<string | null, readonly GuestThread[]>
  mayComment: boolean
}

/** Nothing where the owner looks at what guests will see. */
export const DiscussionContext = createContext<GuestDiscussion | null>(null)

export function useDiscussion(): GuestDiscussion | null {
  return use(DiscussionContext)
}

/** What was said of a thing, in the order of time. */
export function useThreadsAt(keys: readonly string[]): GuestThread[] {
  const byKey = useDiscussion()?.threadsByKey
  return keys.flatMap((key) => byKey?.get(key) ?? []).toSorted((one, other) => one.number - other.number)
}
