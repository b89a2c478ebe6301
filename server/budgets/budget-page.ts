import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as calls from '../../contract/budgets/calls.ts'
import type { BudgetSort } from '../../contract/budgets/calls.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { nameKeyOf } from '../workspace/names.ts'
import type { BudgetParts } from './parts.ts'
import { cardOf } from './stored.ts'

const orders: Record<BudgetSort, RawBuilder<unknown>> = {
  newest: sql`created_at DESC`,
  updated: sql`updated_at DESC`,
  name: sql`name_key`,
  total: sql`(totals ->> 'high')::numeric DESC`,
}

/** A page of the member's lists. Words of the keyword may stand in name, code or client. */
export async function getPageOfBudgets(
  { db }: Pick<BudgetParts, 'db'>,
  { pageNo, pageSize, keyword = '', status, sort }: ParsedInputOf<typeof calls.getBudgetPage>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getBudgetPage>> {
  const words = nameKeyOf(keyword).split(/\s+/).filter(Boolean)
  const isListed = sql<boolean>`member_id = ${memberId} AND deleted_at IS NULL
    AND (${status ?? null}::text IS NULL OR status = ${status ?? null})
    AND NOT EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(name_key, word) = 0)`
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('budget')
      .selectAll()
      .where(isListed)
      .orderBy(orders[sort])
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('budget')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isListed)
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(cardOf), total: count }
}
