import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { BudgetState } from './budget-kind.ts'

/**
 * The state of the line's SKU at the last read. Undefined if the line has another SKU now, or nothing is known. `changed` is false if the
 * line's prices were updated after the read.
 */
export function nowOfLine(now: BudgetState['now'], line: Line): LineNow | undefined {
  const said = now.get(line.id)
  if (!said || said.skuId !== line.skuId) return undefined
  return said.changed && said.capturedAt !== line.snapshot?.capturedAt ? { ...said, changed: false } : said
}
