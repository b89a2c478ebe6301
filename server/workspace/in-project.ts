import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { InProject, Thing } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import { MOST_PROJECT_THINGS } from '../../contract/projects.ts'
import type { Trx } from '../database.ts'
import { requireRight, rightOf } from './rights.ts'

/** The project of the current row of `board`, `budget` or `folder`, for a member who has a right to it. */
export function projectOf(kind: Thing['kind'], memberId: string | undefined): RawBuilder<InProject> {
  return sql<InProject>`(SELECT json_build_object('id', project.id::text, 'name', project.name) FROM project
    WHERE project.id = ${sql.table(kind)}.project_id AND project.deleted_at IS NULL
      AND ${rightOf('project', memberId)} IS NOT NULL)`
}

/** Whether the current row is in a project and the member has a right to it. Throws 404 for a project that they do not work on. */
export async function isWithin(
  db: QueryExecutorProvider,
  { kind, projectId }: { kind: Thing['kind']; projectId: string },
  memberId: string,
): Promise<RawBuilder<boolean>> {
  await requireRight(db, { kind: 'project', refId: projectId }, { memberId, needed: 'comment' })
  return sql<boolean>`(${sql.table(kind)}.project_id = ${projectId}::bigint AND ${rightOf(kind, memberId)} IS NOT NULL)`
}

/**
 * Puts things that the caller has locked into a project, in the place of the one in which they were. Throws 404 for a project that the
 * member does not work on, 1009004001 where they may only comment, 1009007002 where it is full.
 */
export async function putInto(
  trx: Trx,
  { projectId, memberId }: { projectId: string | undefined; memberId: string },
  things: readonly Thing[],
): Promise<void> {
  if (projectId === undefined) return
  await requireRight(trx, { kind: 'project', refId: projectId }, { memberId, needed: 'edit', locks: true })
  for (const kind of ['board', 'budget', 'folder'] as const) {
    const ids = things.flatMap((thing) => (thing.kind === kind ? [thing.refId] : []))
    await sql`UPDATE ${sql.table(kind)} SET project_id = ${projectId} WHERE id = ANY (${ids}::bigint[])`.execute(trx)
  }
  const { rows } = await sql<{ count: number }>`
    SELECT ((SELECT count(*) FROM board WHERE project_id = ${projectId}) + (SELECT count(*) FROM budget WHERE project_id = ${projectId})
      + (SELECT count(*) FROM folder WHERE project_id = ${projectId}))::int AS count`.execute(trx)
  if ((rows[0]?.count ?? 0) > MOST_PROJECT_THINGS) throw new Problem(1009007002, { most: MOST_PROJECT_THINGS })
}
