import { emptyTrash, restorableSince } from '../workspace/trash.ts'
import type { BudgetDeps } from './deps.ts'

/** Deletes lists that can no longer be restored, and old records of removed entries. */
export async function sweepBudgets({ db, clock }: BudgetDeps): Promise<void> {
  const now = clock.now()
  await emptyTrash(db, 'budget', now)
  await db.deleteFrom('budget_removal').where('removed_at', '<=', restorableSince(now)).execute()
}
