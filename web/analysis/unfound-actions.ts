import type { ReactNode } from 'react'

/** What can be done about words that find nothing; another domain's, so it comes from outside. */
export type UnfoundActions = (words: string) => ReactNode
