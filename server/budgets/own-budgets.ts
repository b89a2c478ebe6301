import type { OwnData } from '../../contract/profile.ts'
import { readOwnRows } from '../workspace/own-rows.ts'
import { countStanding } from '../workspace/trash.ts'
import type { BudgetDeps } from './deps.ts'
import { byKind } from './kinds.ts'
import { fieldsOf, findEntries } from './stored.ts'

/** Everything that is stored about a member's budget lists, with the trash, one list after the other. */
export async function* getOwnBudgets(
  { db }: Pick<BudgetDeps, 'db'>,
  memberId: string,
): AsyncGenerator<OwnData['budgets'][number]> {
  for await (const budget of readOwnRows(db, 'budget', memberId)) {
    const { rooms, lines, allocations } = byKind(await findEntries(db, budget))
    yield {
      ...fieldsOf(budget),
      status: budget.status,
      createTime: budget.created_at.getTime(),
      updateTime: budget.updated_at.getTime(),
      deleteTime: budget.deleted_at?.getTime() ?? null,
      rooms,
      lines,
      allocations,
    }
  }
}

/** Counts a member's budget lists, without the trash. */
export async function countBudgets({ db }: Pick<BudgetDeps, 'db'>, memberId: string): Promise<number> {
  return countStanding(db, 'budget', memberId)
}
