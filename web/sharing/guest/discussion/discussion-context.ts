import { createContext, use } from 'react'
import type { Thread } from './threads.ts'

/** What was said by a link, for whatever shows the things it was said of. */
export interface Discussion {
  token: string
  threads: readonly Thread[]
  mayComment: boolean
}

/** Nothing where the owner looks at what guests will see. */
export const DiscussionContext = createContext<Discussion | null>(null)

export function useDiscussion(): Discussion | null {
  return use(DiscussionContext)
}

/** What was said of a thing. */
export function threadsAt(threads: readonly Thread[], keys: readonly string[]): Thread[] {
  return threads.filter(({ placeKey }) => placeKey !== null && keys.includes(placeKey))
}
