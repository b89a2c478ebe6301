import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { findNamedWork } from '../workspace/find-work.ts'
import type { NamedWork, WorkQuery } from '../workspace/find-work.ts'

/** Boards that a member sees, by words of name and description. */
export async function findNamedBoards(db: QueryExecutorProvider, query: WorkQuery): Promise<NamedWork[]> {
  return findNamedWork(db, 'board', query, {
    columns: sql`, board.fields`,
    note: sql`coalesce(seen.fields ->> 'description', '')`,
  })
}
