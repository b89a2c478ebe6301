import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { findNamedWork } from '../workspace/find-work.ts'
import type { NamedWork, WorkQuery } from '../workspace/find-work.ts'

/** Lists that a member sees, by words of name, client and code. */
export async function findNamedBudgets(db: QueryExecutorProvider, query: WorkQuery): Promise<NamedWork[]> {
  return findNamedWork(db, 'budget', query, {
    columns: sql`, budget.fields`,
    clientName: sql`coalesce(seen.fields ->> 'clientName', '')`,
    code: sql`coalesce(seen.fields ->> 'code', '')`,
    note: sql`''`,
  })
}
