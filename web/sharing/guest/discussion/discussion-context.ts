import { createContext, use } from 'react'
import type { SentPlace } from '../../../../contract/sharing/discussion-calls.ts'
import type { GuestThread } from './threads.ts'

/** The comments of a link, for everything that they are about. */
export interface GuestDiscussion {
  token: string
  threads: readonly GuestThread[]
  /** By place key, because a long list looks up each of its lines. */
  threadsByKey: ReadonlyMap<string | null, readonly GuestThread[]>
  mayComment: boolean
  /** By a project's link: the version, and the part of it, that new comments are on. */
  sent?: SentPlace
}

/** Null where the owner previews what guests see. */
export const DiscussionContext = createContext<GuestDiscussion | null>(null)

export function useDiscussion(): GuestDiscussion | null {
  return use(DiscussionContext)
}

/** The comments on a thing, oldest first; those on the whole have the key null. */
export function useThreadsAt(keys: readonly (string | null)[]): GuestThread[] {
  const byKey = useDiscussion()?.threadsByKey
  return keys.flatMap((key) => byKey?.get(key) ?? []).toSorted((one, other) => one.number - other.number)
}
