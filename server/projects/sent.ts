import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Thing } from '../../contract/collaboration/rights.ts'
import { MOST_CHANGED } from '../../contract/projects.ts'
import type { ProjectNews } from '../../contract/projects.ts'
import { THINGS } from './stored.ts'
import type { ProjectDeps } from './stored.ts'

type SentNews = NonNullable<ProjectNews['sent']>

export interface SentDeps extends ProjectDeps {
  /** Whether a part of a version would be sent just as it was. */
  isAsSent(part: Thing & { versionId: string }, memberId: string): Promise<boolean>
}

/**
 * Tables of a query: `sent`, the last version of a project that was not withdrawn; `decision`, what was decided on it, without what a later
 * approval of the whole by the same link has replaced; and `word`, the last answer of each link to each line.
 */
export function lastSent(projectId: string): RawBuilder<unknown> {
  return sql`sent AS (
      SELECT id, number, sent_at FROM sent_version WHERE project_id = ${projectId} AND withdrawn_at IS NULL
      ORDER BY number DESC LIMIT 1
    ), decision AS (
      SELECT * FROM (
        SELECT sent_decision.*, ${LINK} AS link, sent.number, coalesce(lines, '[]') AS said,
          max(sent_decision.id) FILTER (WHERE verdict = 'approved') OVER (PARTITION BY ${LINK}) AS approval_id
        FROM sent JOIN sent_decision ON version_id = sent.id
      ) AS given WHERE approval_id IS NULL OR id >= approval_id
    ), word AS (
      SELECT DISTINCT ON (link, line -> 'place', line -> 'lineId') decision.id, line
      FROM decision CROSS JOIN LATERAL jsonb_array_elements(said) AS line
      WHERE line ->> 'verdict' IS NOT NULL
      ORDER BY link, line -> 'place', line -> 'lineId', decision.id DESC
    )`
}

/** By which link it was decided; those that are gone are known by their names. */
const LINK = sql`coalesce(link_id::text, link_name)`

/** Whether a decision says of lines what can be taken over into their lists. */
export const TELLS_LINES = sql`said @? '$[*] ? (@.verdict == "approved" || @.chosenId != null)'`
/** The same of the lines of the list `sent_part`. */
const TELLS_ITS_LINES = sql`jsonb_path_exists(said,
  '$[*] ? (@.place == $place && (@.verdict == "approved" || @.chosenId != null))', jsonb_build_object('place', place))`

/** What was changed since it was sent last, and which decisions on it are not taken over into the lists; null where nothing was sent. */
export async function findSent(
  { db, isAsSent }: SentDeps,
  { id: projectId, memberId }: { id: string; memberId: string },
): Promise<SentNews | null> {
  const { rows } = await sql<SentNews & { id: string; changed: (Thing & { name: string })[] }>`
    WITH ${lastSent(projectId)}
    SELECT id::text, number, (
      SELECT coalesce(json_agg(json_build_object('kind', thing.kind, 'refId', thing.id::text, 'name', thing.name) ORDER BY place), '[]')
      FROM project CROSS JOIN LATERAL ${THINGS} AS thing
      JOIN sent_part ON version_id = sent.id AND sent_part.kind = thing.kind AND ref_id = thing.id
      WHERE project.id = ${projectId} AND thing.updated_at > sent.sent_at
    ) AS changed, (
      SELECT coalesce(json_agg(json_build_object('id', decision.id::text, 'who', name, 'budgetIds', lists.ids,
        'time', round(extract(epoch FROM created_at) * 1000)::bigint) ORDER BY decision.id DESC), '[]')
      FROM decision CROSS JOIN LATERAL (
        SELECT json_agg(ref_id::text ORDER BY place) AS ids FROM sent_part
        WHERE version_id = sent.id AND kind = 'budget' AND (verdict = 'approved' OR ${TELLS_ITS_LINES})
      ) AS lists WHERE followed_at IS NULL AND lists.ids IS NOT NULL
    ) AS untaken
    FROM sent`.execute(db)
  if (!rows[0]) return null
  const { id: versionId, changed: touched, ...sent } = rows[0]
  const changed: typeof touched = []
  // One after the other: each is made as clients would see it. A list that was ordered since looks as before.
  for (const part of touched) {
    if (changed.length === MOST_CHANGED) break
    if (!(await isAsSent({ ...part, versionId }, memberId))) changed.push(part)
  }
  return { ...sent, changed }
}
