import { transferOwnership } from '../workspace/transfer-ownership.ts'
import type { OwnershipTransfer } from '../workspace/transfer-ownership.ts'
import type { Trx } from '../database.ts'

/** Makes another member the owner of a budget list and its entries. Throws 404 and 1009004010. */
export async function transferBudget(trx: Trx, handing: OwnershipTransfer): Promise<void> {
  await transferOwnership(trx, handing, {
    kind: 'budget',
    below: ['budget_entry', 'budget_amount', 'budget_removal'],
  })
}
