import type { ReactNode } from 'react'

/** What staff can do about words that find nothing; the page passes it in from another domain. */
export type UnfoundActions = (words: string) => ReactNode
