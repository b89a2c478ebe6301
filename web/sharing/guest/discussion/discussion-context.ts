import { createContext, use } from 'react'
import type { GuestThread } from './threads.ts'

/** The comments of a link, for everything that they are about. */
export interface GuestDiscussion {
  token: string
  threads: readonly GuestThread[]
  /** By place key, because a long list looks up each of its lines. */
  threadsByKey: ReadonlyMap<string | null, readonly GuestThread[]>
  mayComment: boolean
}

/** Null where the owner previews what guests see. */
export const DiscussionContext = createContext<GuestDiscussion | null>(null)

export function useDiscussion(): GuestDiscussion | null {
  return use(DiscussionContext)
}

/** The comments on a thing, oldest first. */
export function useThreadsAt(keys: readonly string[]): GuestThread[] {
  const byKey = useDiscussion()?.threadsByKey
  return keys.flatMap((key) => byKey?.get(key) ?? []).toSorted((one, other) => one.number - other.number)
}
