import { createContext, useContext, type ComponentType } from 'react'
import type { SharedLine } from '../../../../contract/sharing/views.ts'

/** What stands at the lines of a list that offers a choice or asks for answers; its script is loaded late. */
interface LineParts {
  /** Lines with something to choose. */
  choosable: ReadonlySet<string>
  /** Below a line's name in the schedule; `onOpen` shows its details. */
  Mark: ComponentType<{ line: SharedLine; onOpen: () => void }>
  /** Beside it: approves it with one press. */
  Tick: ComponentType<{ line: SharedLine }>
  /** In its details: what is proposed, and what may be chosen instead. */
  Choice: ComponentType<{ lineId: string }>
  /** Below its details. */
  Answer: ComponentType<{ lineId: string }>
}

/** Null where there is nothing to choose or to answer, as by every link to a single thing. */
export const LinePartsContext = createContext<LineParts | null>(null)

/** What was chosen instead of what a list proposes. */
interface Exchange {
  exchanged: ReadonlySet<string>
  /** With it, exact from the server. */
  total: string
  unpriced: number
}

/** Null where the list's sums hold: nothing else was chosen. Apart from the parts, so that a choice draws no other line again. */
export const ExchangeContext = createContext<Exchange | null>(null)

export function useExchange(): Exchange | null {
  return useContext(ExchangeContext)
}

/** Whether another was chosen instead of one of these lines. */
export function useIsExchanged(rows: readonly { line: SharedLine }[]): boolean {
  const exchange = useExchange()
  return exchange !== null && rows.some(({ line }) => exchange.exchanged.has(line.id))
}

export function useLineParts(): LineParts | null {
  return useContext(LinePartsContext)
}
