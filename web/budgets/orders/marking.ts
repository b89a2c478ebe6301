import { mayBecome } from '../../../contract/budgets/permitted.ts'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Line, LineStatus } from '../../../contract/budgets/entries.ts'

/**
 * The status of a line after `ordered` or `delivered` was ticked or unticked. What is delivered counts as ordered; what is not ordered is
 * approved.
 */
export function statusAfter(before: LineStatus, tick: 'ordered' | 'delivered', isTicked: boolean): LineStatus {
  if (tick === 'delivered') return isTicked ? 'delivered' : 'ordered'
  if (!isTicked) return 'approved'
  return before === 'delivered' ? 'delivered' : 'ordered'
}

/** All ordered lines, marked as delivered. */
export function allDelivered(status: BudgetStatus, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    line.status === 'ordered' && mayBecome(status, line, 'delivered')
      ? [{ ...line, status: 'delivered' as const }]
      : [],
  )
}

/** All lines that can be ordered, marked as ordered. */
export function allOrdered(status: BudgetStatus, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    line.status !== 'ordered' && line.status !== 'delivered' && mayBecome(status, line, 'ordered')
      ? [{ ...line, status: 'ordered' as const }]
      : [],
  )
}
