import { mayBecome } from '../../../contract/budgets/permitted.ts'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Line, LineStatus } from '../../../contract/budgets/entries.ts'

/** The status of a line once `ordered` or `delivered` is ticked or not. What is delivered was ordered; what is not ordered is approved. */
export function statusAfter(before: LineStatus, tick: 'ordered' | 'delivered', isTicked: boolean): LineStatus {
  if (tick === 'delivered') return isTicked ? 'delivered' : 'ordered'
  if (!isTicked) return 'approved'
  return before === 'delivered' ? 'delivered' : 'ordered'
}

/** The lines of what was ordered that can be marked as there all at once, as they are then. */
export function allDelivered(status: BudgetStatus, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    line.status === 'ordered' && mayBecome(status, line.status, 'delivered')
      ? [{ ...line, status: 'delivered' as const }]
      : [],
  )
}

/** The lines that can be marked as ordered all at once, as they are then. */
export function allOrdered(status: BudgetStatus, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    line.status !== 'ordered' && line.status !== 'delivered' && mayBecome(status, line.status, 'ordered')
      ? [{ ...line, status: 'ordered' as const }]
      : [],
  )
}
