import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { findNamedWork } from '../workspace/find-work.ts'
import type { NamedWork, WorkQuery } from '../workspace/find-work.ts'

/** Projects that a member sees, those in the archive too, by words of name, code, client and address. */
export async function findNamedProjects(db: QueryExecutorProvider, query: WorkQuery): Promise<NamedWork[]> {
  return findNamedWork(db, 'project', query, {
    columns: sql`, project.fields`,
    clientName: sql`coalesce(seen.fields ->> 'clientName', '')`,
    code: sql`coalesce(seen.fields ->> 'code', '')`,
    note: sql`coalesce(seen.fields ->> 'address', '')`,
  })
}
