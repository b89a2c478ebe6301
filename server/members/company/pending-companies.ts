import type { Kysely } from 'kysely'
import type { MemberTables } from '../tables.ts'

/** How many companies wait to be judged. */
export async function countPendingCompanies(db: Kysely<MemberTables>): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('company_verification', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(count)
}
