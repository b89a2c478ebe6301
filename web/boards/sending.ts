import { createContext, use } from 'react'

/** A member's board whose materials others can take over. */
export interface SentBoard {
  id: string
  name: string
}

/** What sends a board on, for example to a budget list. Null where there is no such place. */
export const SendBoardContext = createContext<((board: SentBoard) => void) | null>(null)

export function useSendBoard(): ((board: SentBoard) => void) | null {
  return use(SendBoardContext)
}
