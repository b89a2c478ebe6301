import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Line, Room } from '../../../contract/budgets/entries.ts'
import type { Totals } from '../../../contract/budgets/figures.ts'
import type { LineSums, SpendingGroup } from './spending.ts'

/** Which lines the table shows: those of one group. */
export interface SpendingChoice {
  by: SpendingGroup
  groupId: string
}

/** A budget as it stands; another object after each change. */
export interface LookedAt {
  fields: BudgetFields
  lines: readonly Line[]
  rooms: readonly Room[]
  sums: LineSums
  totals: Totals
}
