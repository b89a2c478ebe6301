import type { Transaction } from 'kysely'
import { MOST_BUDGETS } from '../../contract/budgets/budget.ts'
import { handOver } from '../workspace/hand-over.ts'
import type { Handing } from '../workspace/hand-over.ts'
import { lockBudgets } from './budgets.ts'

/** Makes a budget list another member's, with its rooms and lines. Throws 404 and 1009004010. */
export async function handBudgetOver<Tables>(trx: Transaction<Tables>, handing: Handing): Promise<void> {
  await handOver(trx, handing, {
    kind: 'budget',
    below: ['budget_entry', 'budget_amount', 'budget_removal'],
    most: MOST_BUDGETS,
    lock: (memberId) => lockBudgets(trx, memberId),
  })
}
