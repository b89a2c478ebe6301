import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { MOST_NEWS } from '../../contract/projects.ts'
import type { getProjectNews as getProjectNewsCall, Waiting } from '../../contract/projects.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { requireRight } from '../workspace/rights.ts'
import { findQuestions } from './questions.ts'
import { findSent } from './sent.ts'
import type { SentDeps } from './sent.ts'
import { THINGS } from './stored.ts'
import type { ProjectDeps } from './stored.ts'

/** What waits in a project, and what was changed last. Links, guests and invitations are told to the owner of their thing alone. */
export async function getProjectNews(
  deps: SentDeps,
  { id }: ParsedInputOf<typeof getProjectNewsCall>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof getProjectNewsCall>> {
  const { right } = await requireRight(deps.db, { kind: 'project', refId: id }, { memberId, needed: 'comment' })
  const { rows: changed } = await sql<{ kind: 'board'; refId: string; name: string; at: Date }>`
    SELECT thing.kind, thing.id::text AS "refId", thing.name, thing.updated_at AS at
    FROM project CROSS JOIN LATERAL ${THINGS} AS thing WHERE project.id = ${id}
    ORDER BY thing.updated_at DESC, thing.id DESC LIMIT ${MOST_NEWS}`.execute(deps.db)
  return {
    waiting: await findWaiting(deps, { id, memberId }),
    changed: changed.map(({ at, ...thing }) => ({ ...thing, time: at.getTime() })),
    questions: right === 'own' ? await findQuestions(deps, id) : [],
    sent: right === 'own' ? await findSent(deps, { id, memberId }) : null,
  }
}

async function findWaiting(
  { db, clock }: ProjectDeps,
  { id, memberId }: { id: string; memberId: string },
): Promise<Waiting[]> {
  const isOfThing = sql`CASE thing.kind WHEN 'board' THEN about.board_id WHEN 'budget' THEN about.budget_id
    WHEN 'folder' THEN about.folder_id ELSE about.project_id END = thing.id`
  const isOfThingAlone = sql`CASE thing.kind WHEN 'board' THEN about.board_id WHEN 'budget' THEN about.budget_id
    ELSE about.folder_id END = thing.id`
  const { rows } = await sql<Omit<Waiting, 'time'> & { at: Date }>`
    WITH thing AS (
      SELECT thing.kind, thing.id, thing.name, thing.member_id FROM project CROSS JOIN LATERAL ${THINGS} AS thing WHERE project.id = ${id}
    ), own AS (SELECT * FROM thing WHERE member_id = ${memberId}), found AS (
      SELECT thing.*, 'todo' AS what, about.assignee_id = ${memberId} AS "isMine", member.nickname AS who, 1 AS count,
        to_char(about.due_on, 'YYYY-MM-DD') AS "dueOn", about.created_at AS at
      FROM thing JOIN team_comment AS about ON ${isOfThingAlone} JOIN member ON member.id = about.assignee_id
      WHERE about.resolved_at IS NULL AND about.deleted_at IS NULL
      UNION ALL
      SELECT thing.*, 'guestComments', true, max(about.name), count(*)::int, NULL, min(about.created_at)
      FROM (SELECT share_comment.*, board_id, budget_id, folder_id FROM share_comment JOIN share_link ON share_link.id = link_id
        WHERE read_at IS NULL AND NOT is_owners) AS about JOIN own AS thing ON ${isOfThingAlone}
      GROUP BY thing.kind, thing.id, thing.name, thing.member_id
      UNION ALL
      SELECT thing.*, 'approvals', true, max(about.name), count(*)::int, NULL, min(about.created_at)
      FROM share_approval AS about JOIN own AS thing ON ${isOfThingAlone} WHERE about.read_at IS NULL
      GROUP BY thing.kind, thing.id, thing.name, thing.member_id
      UNION ALL
      SELECT thing.*, 'review', false, nullif(budget.fields ->> 'clientName', ''), 1, NULL, budget.updated_at
      FROM thing JOIN budget ON thing.kind = 'budget' AND budget.id = thing.id WHERE budget.status = 'inReview'
      UNION ALL
      SELECT thing.*, 'invitation', false, about.email, 1, NULL, about.created_at
      FROM (SELECT * FROM own UNION ALL
        SELECT 'project', id, name, member_id FROM project WHERE id = ${id} AND member_id = ${memberId}) AS thing
      JOIN invitation AS about ON ${isOfThing} WHERE about.declined_at IS NULL AND about.expires_at > ${clock.now()}
      UNION ALL
      SELECT thing.*, 'unopened', false, about.name, 1, NULL, about.created_at
      FROM own AS thing JOIN share_link AS about ON ${isOfThingAlone}
      WHERE about.revoked_at IS NULL AND about.expires_at > ${clock.now()} AND about.views = 0
    )
    SELECT kind, id::text AS "refId", name, what, "isMine", who, count, "dueOn", at FROM found
    ORDER BY "isMine" DESC, "dueOn" NULLS LAST, at, id LIMIT ${MOST_NEWS}`.execute(db)
  return rows.map(({ at, ...waiting }) => ({ ...waiting, time: at.getTime() }))
}
