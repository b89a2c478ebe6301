import { sql } from 'kysely'
import type { Participant } from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import { idColumnOf } from '../../workspace/thing-columns.ts'
import type { DiscussionDeps } from './deps.ts'

type Person = Omit<Participant, 'isMe'>

/** The people who work on a thing: the owner, then the others in the order in which they joined. */
export async function findPeople(db: DiscussionDeps['db'], { kind, refId }: Thing): Promise<Person[]> {
  const { rows } = await sql<Person>`
    SELECT member.id::text AS "memberId", member.nickname, member.avatar, people.may AS "right"
    FROM (
      SELECT member_id, 'own' AS may, NULL::timestamptz AS created_at FROM ${sql.table(kind)} WHERE id = ${refId}
      UNION ALL
      SELECT member_id, max(may), min(created_at) FROM team WHERE ${sql.ref(idColumnOf(kind))} = ${refId} GROUP BY member_id
    ) AS people JOIN member ON member.id = people.member_id
    ORDER BY people.created_at NULLS FIRST, member.id`.execute(db)
  return rows
}

interface Named {
  mentions: readonly string[]
  assigneeId?: string | null | undefined
}

const REASON = { en: 'is not a collaborator', zh: '不是此内容的协作者' }

/** Throws 400 with the field where a mentioned or assigned person does not work on the thing. */
export function requirePeople(people: readonly Person[], { mentions, assigneeId }: Named): void {
  const ids = new Set(people.map(({ memberId }) => memberId))
  const stranger = mentions.findIndex((memberId) => !ids.has(memberId))
  if (stranger !== -1) throw new Problem(400, { field: `mentions.${stranger}`, reason: REASON })
  if (assigneeId != null && !ids.has(assigneeId)) throw new Problem(400, { field: 'assigneeId', reason: REASON })
}
