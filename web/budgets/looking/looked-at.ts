import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Line, Room } from '../../../contract/budgets/entries.ts'
import type { Totals } from '../../../contract/budgets/figures.ts'
import type { WhatCounts } from '../../../contract/budgets/what-counts.ts'
import type { LineSums, SpendingGroup } from './spending.ts'

/** The group whose lines the table shows. */
export interface SpendingChoice {
  by: SpendingGroup
  groupId: string
}

/** A budget with its figures. Each change makes a new object. */
export interface LookedAt {
  fields: BudgetFields
  lines: readonly Line[]
  rooms: readonly Room[]
  sums: LineSums
  totals: Totals
  counts: WhatCounts
}
