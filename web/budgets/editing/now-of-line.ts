import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { BudgetState } from './budget-kind.ts'

/**
 * What was true of a line's SKU when the list was read; undefined where the line has another SKU now or nothing is known. Prices that were
 * updated since count as unchanged.
 */
export function nowOfLine(now: BudgetState['now'], line: Line): LineNow | undefined {
  const said = now.get(line.id)
  if (!said || said.skuId !== line.skuId) return undefined
  return said.changed && said.capturedAt !== line.snapshot?.capturedAt ? { ...said, changed: false } : said
}
