import type { OwnData } from '../../contract/profile.ts'
import type { BudgetDeps } from './deps.ts'
import { byKind } from './kinds.ts'
import { fieldsOf, findEntries } from './stored.ts'

/** Everything that is kept of a member's budget lists, with the trash, one list after the other. */
export async function* getOwnBudgets(
  { db }: Pick<BudgetDeps, 'db'>,
  memberId: string,
): AsyncGenerator<OwnData['budgets'][number]> {
  const ids = await db.selectFrom('budget').select('id').where('member_id', '=', memberId).orderBy('id').execute()
  for (const { id } of ids) {
    // oxlint-disable-next-line no-await-in-loop -- together they may be more than memory holds
    const budget = await db
      .selectFrom('budget')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!budget) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
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

/** How many budget lists a member has, without those that were deleted. */
export async function countBudgets({ db }: Pick<BudgetDeps, 'db'>, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('budget')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
