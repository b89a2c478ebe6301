import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as calls from '../../contract/budgets/calls.ts'
import type { BudgetSort } from '../../contract/budgets/calls.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { soughtIn } from '../platform/postgres/identity.ts'
import { keywordsOf } from '../workspace/names.ts'
import { isWithin } from '../workspace/in-project.ts'
import { isSharedWith } from '../workspace/rights.ts'
import type { BudgetDeps } from './deps.ts'
import { cardOf, selectBudgets } from './stored.ts'

const orders: Record<BudgetSort, RawBuilder<unknown>> = {
  newest: sql`budget.created_at DESC`,
  updated: sql`budget.updated_at DESC`,
  name: sql`budget.name_key`,
  total: sql`(totals ->> 'high')::numeric DESC`,
}

/** A page of the member's lists, or of those shared with them. The keyword's words may be in name, code or client. */
export async function getPageOfBudgets(
  { db }: Pick<BudgetDeps, 'db'>,
  { pageNo, pageSize, keyword = '', status, shared, projectId, sort }: ParsedInputOf<typeof calls.getBudgetPage>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getBudgetPage>> {
  const words = keywordsOf(keyword)
  const isOfCaller =
    shared === undefined ? sql<boolean>`budget.member_id = ${memberId}` : isSharedWith('budget', memberId)
  const isTheirs = projectId === undefined ? isOfCaller : await isWithin(db, { kind: 'budget', projectId }, memberId)
  const isListed = sql<boolean>`${isTheirs} AND budget.deleted_at IS NULL
    AND (${status ?? null}::text IS NULL OR budget.status = ${status ?? null})
    AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(${soughtIn(sql`budget.name_key`)}, word) = 0)`
  const [rows, { count }] = await Promise.all([
    selectBudgets(db, memberId)
      .where(isListed)
      .orderBy(orders[sort])
      .orderBy('budget.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('budget')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isListed)
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows.map((row) => cardOf({ ...row, right: row.right ?? 'comment' })), total: count }
}
