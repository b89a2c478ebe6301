import { sql } from 'kysely'
import { MOST_NEWS } from '../../contract/projects.ts'
import type { Question } from '../../contract/projects.ts'
import type { ProjectDeps } from './stored.ts'

/**
 * What clients ask of the last version that was sent of a project: changes of single lines or of the whole, and comments that nobody has
 * resolved; the latest first. Of several decisions of one client the last one counts.
 */
export async function findQuestions({ db }: ProjectDeps, projectId: string): Promise<Question[]> {
  const { rows } = await sql<Omit<Question, 'line' | 'time'> & { refId: string; lineId: string | null; at: Date }>`
    WITH sent AS (
      SELECT id, number FROM sent_version WHERE project_id = ${projectId} AND withdrawn_at IS NULL
      ORDER BY number DESC LIMIT 1
    ), decision AS (
      SELECT DISTINCT ON (link_id, lower(name)) sent_decision.*, sent.number, coalesce(lines, '[]') AS said
      FROM sent JOIN sent_decision ON version_id = sent.id ORDER BY link_id, lower(name), sent_decision.id DESC
    ), asking AS (
      -- Taking over what was approved beside it answers no question.
      SELECT * FROM decision WHERE followed_at IS NULL
        OR said @? '$[*] ? (@.verdict == "approved" || @.chosenId != null)'
    ), found AS (
      SELECT 'line' AS what, asking.id, asking.number, asking.name AS who, line ->> 'note' AS words,
        line ->> 'name' AS name, line ->> 'name' AS "enName", part.ref_id, line ->> 'lineId' AS line_id,
        asking.created_at AS at
      FROM asking CROSS JOIN LATERAL jsonb_array_elements(said) AS line
      JOIN sent_part AS part ON part.version_id = asking.version_id AND part.place = (line ->> 'place')::int
      WHERE line ->> 'verdict' = 'changes'
      UNION ALL
      SELECT 'whole', id, number, name, note, '', '', NULL, NULL, created_at FROM asking
      WHERE verdict = 'changes' AND note <> ''
      UNION ALL
      SELECT 'comment', said.id, sent.number, said.name, said.text, coalesce(of.name, ''), coalesce(of."enName", ''),
        CASE part.kind WHEN 'budget' THEN part.ref_id END, said.place ->> 'lineId', said.created_at
      FROM sent JOIN share_comment AS said ON said.version_id = sent.id
      LEFT JOIN sent_part AS part ON part.version_id = sent.id AND part.place = said.part
      LEFT JOIN LATERAL (
        SELECT coalesce(nullif(entry ->> 'name', ''), entry -> 'snapshot' ->> 'name') AS name,
          coalesce(nullif(entry ->> 'name', ''), entry -> 'snapshot' ->> 'enName') AS "enName"
        FROM jsonb_path_query_first(part.view,
          '$.*.*[*] ? (@.id == $id)', jsonb_build_object('id', coalesce(said.place ->> 'lineId', said.place ->> 'itemId', ''))) AS entry
      ) AS of ON true
      WHERE NOT said.is_owners AND said.parent_id IS NULL AND said.resolved_at IS NULL
    )
    SELECT what, id::text, number, who, words, name, "enName", ref_id::text AS "refId", line_id AS "lineId", at
    FROM found ORDER BY at DESC, id DESC, line_id LIMIT ${MOST_NEWS}`.execute(db)
  return rows.map(({ refId, lineId, at, ...question }) => ({
    ...question,
    line: refId !== null && lineId !== null ? { budgetId: refId, lineId } : null,
    time: at.getTime(),
  }))
}
