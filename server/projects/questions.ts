import { sql } from 'kysely'
import { MOST_NEWS } from '../../contract/projects.ts'
import type { Question } from '../../contract/projects.ts'
import { lastSent, TELLS_LINES } from './sent.ts'
import type { ProjectDeps } from './stored.ts'

/**
 * What clients ask of a project: changes of single lines or of the whole of the last version that was sent, and comments on any that they may
 * see, not resolved and with a client's as their last word; the latest first. The last word on a line counts, and an approval of
 * the whole takes back what was asked before.
 */
export async function findQuestions({ db }: ProjectDeps, projectId: string): Promise<Question[]> {
  const { rows } = await sql<Omit<Question, 'line' | 'time'> & { refId: string; lineId: string | null; at: Date }>`
    WITH ${lastSent(projectId)}, asking AS (
      -- Taking over what was approved beside it answers no question.
      SELECT * FROM decision WHERE followed_at IS NULL
        OR ${TELLS_LINES}
    ), found AS (
      SELECT 'line' AS what, asking.id, asking.number, asking.name AS who, line ->> 'note' AS words,
        line ->> 'name' AS name, line ->> 'name' AS "enName", part.ref_id, line ->> 'lineId' AS line_id,
        asking.created_at AS at
      FROM asking JOIN word USING (id)
      JOIN sent_part AS part ON part.version_id = asking.version_id AND part.place = (line ->> 'place')::int
      WHERE line ->> 'verdict' = 'changes'
      UNION ALL
      SELECT 'whole', id, number, name, note, '', '', NULL, NULL, created_at FROM asking
      WHERE verdict = 'changes' AND note <> ''
      UNION ALL
      SELECT 'comment', first.id, of.number, last.name, last.text, coalesce(first.said_of ->> 'name', ''),
        coalesce(first.said_of ->> 'enName', ''), CASE part.kind WHEN 'budget' THEN part.ref_id END, first.place ->> 'lineId', last.created_at
      FROM sent_version AS of JOIN share_comment AS first ON first.version_id = of.id AND first.parent_id IS NULL
      LEFT JOIN sent_part AS part ON part.version_id = of.id AND part.place = first.part
      CROSS JOIN LATERAL (
        SELECT name, text, is_owners, created_at FROM share_comment AS said
        WHERE said.id = first.id OR said.parent_id = first.id ORDER BY said.id DESC LIMIT 1
      ) AS last
      WHERE of.project_id = ${projectId} AND of.withdrawn_at IS NULL AND first.resolved_at IS NULL AND NOT last.is_owners
    )
    SELECT what, id::text, number, who, words, name, "enName", ref_id::text AS "refId", line_id AS "lineId", at
    FROM found ORDER BY at DESC, id DESC, line_id LIMIT ${MOST_NEWS}`.execute(db)
  return rows.map(({ refId, lineId, at, ...question }) => ({
    ...question,
    line: refId !== null && lineId !== null ? { budgetId: refId, lineId } : null,
    time: at.getTime(),
  }))
}
