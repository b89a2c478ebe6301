import { createContext, use } from 'react'
import type { Thread } from './threads.ts'

/** What was said by a link, for whatever shows the things it was said of. */
export interface Discussion {
  token: string
  threads: readonly Thread[]
  /** By the keys of places, as a long list asks for each of its things. */
  threadsByKey: ReadonlyMap<string | null, readonly Thread[]>
  mayComment: boolean
}

/** Nothing where the owner looks at what guests will see. */
export const DiscussionContext = createContext<Discussion | null>(null)

export function useDiscussion(): Discussion | null {
  return use(DiscussionContext)
}

/** What was said of a thing, in the order of time. */
export function useThreadsAt(keys: readonly string[]): Thread[] {
  const byKey = useDiscussion()?.threadsByKey
  return keys.flatMap((key) => byKey?.get(key) ?? []).toSorted((one, other) => one.number - other.number)
}
