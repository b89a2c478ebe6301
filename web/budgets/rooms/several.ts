import { SCALES } from '../../../contract/budgets/amounts.ts'
import { parseDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { Allocation } from '../../../contract/budgets/entries.ts'

/**
 * The entries of a line that repeat what was typed for the same room before them. Until decision 173 the page could write one quantity
 * twice. Only the person knows whether both were meant, so they are told, and never removed by themselves.
 */
export function doublesOf<One extends Allocation>(allocations: readonly One[]): One[] {
  const seen = new Set<string>()
  return allocations.filter(({ roomId, source, netQty }) => {
    if ((source !== 'manual' && roomId !== null) || !/[1-9]/.test(netQty)) return false
    const key = `${roomId ?? ''} ${parseDecimal(netQty, SCALES.quantity)}`
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}
