import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProjectNews } from '../../contract/projects.ts'
import { THINGS } from './stored.ts'
import type { ProjectDeps } from './stored.ts'

/**
 * Tables of a query: `sent`, the last version of a project that was not withdrawn, and `decision`, what each client decided on it last, with
 * what it says of single lines as `said`.
 */
export function lastSent(projectId: string): RawBuilder<unknown> {
  return sql`sent AS (
      SELECT id, number, sent_at FROM sent_version WHERE project_id = ${projectId} AND withdrawn_at IS NULL
      ORDER BY number DESC LIMIT 1
    ), decision AS (
      SELECT DISTINCT ON (link_id, lower(name)) sent_decision.*, sent.number, coalesce(lines, '[]') AS said
      FROM sent JOIN sent_decision ON version_id = sent.id ORDER BY link_id, lower(name), sent_decision.id DESC
    )`
}

/** Whether a decision says of lines what can be taken over into their lists. */
export const TELLS_LINES = sql`said @? '$[*] ? (@.verdict == "approved" || @.chosenId != null)'`

/** What was changed since it was sent last, and which decisions on it are not taken over into the lists; null where nothing was sent. */
export async function findSent({ db }: ProjectDeps, projectId: string): Promise<ProjectNews['sent']> {
  const { rows } = await sql<NonNullable<ProjectNews['sent']>>`
    WITH ${lastSent(projectId)}
    SELECT number, (
      SELECT coalesce(json_agg(json_build_object('kind', thing.kind, 'refId', thing.id::text, 'name', thing.name) ORDER BY place), '[]')
      FROM project CROSS JOIN LATERAL ${THINGS} AS thing
      JOIN sent_part ON version_id = sent.id AND sent_part.kind = thing.kind AND ref_id = thing.id
      WHERE project.id = ${projectId} AND thing.updated_at > sent.sent_at
    ) AS changed, (
      SELECT coalesce(json_agg(json_build_object('id', decision.id::text, 'who', name,
        'time', round(extract(epoch FROM created_at) * 1000)::bigint) ORDER BY decision.id DESC), '[]')
      FROM decision WHERE followed_at IS NULL AND (${TELLS_LINES} OR (verdict = 'approved'
        AND EXISTS (SELECT FROM sent_part WHERE version_id = sent.id AND kind = 'budget')))
    ) AS untaken
    FROM sent`.execute(db)
  return rows[0] ?? null
}
