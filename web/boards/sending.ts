import { createContext, use } from 'react'

/** A board of the member's, as others may take over what is on it. */
export interface SentBoard {
  id: string
  name: string
}

/** What the page does with a board that is sent on, as into a budget list. Null: there is nowhere to send it. */
export const SendBoardContext = createContext<((board: SentBoard) => void) | null>(null)

export function useSendBoard(): ((board: SentBoard) => void) | null {
  return use(SendBoardContext)
}
