import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { OwnData } from '../../../contract/profile.ts'
import type { CollaborationDeps } from '../deps.ts'

type OwnPeople = OwnData['people']

/** Everything that is stored about a member's collaboration: access to others' things, and invitations sent and received. */
export async function getOwnPeople({ db }: Pick<CollaborationDeps, 'db'>, memberId: string): Promise<OwnPeople> {
  const { rows: worksOn } = await sql<Row<OwnPeople['worksOn'][number]>>`
    SELECT ${KIND}, ${NAME}, ${OWNER}, may AS right, collaboration.created_at AS "createTime"
    FROM collaborator AS collaboration ${THINGS} WHERE collaboration.member_id = ${memberId} ORDER BY collaboration.id`.execute(
    db,
  )
  return {
    worksOn: worksOn.map(inMilliseconds),
    sent: await findInvitations(db, sql`invited_by = ${memberId}`),
    received: await findInvitations(db, sql`email_key = (SELECT email_key FROM member WHERE id = ${memberId})`),
  }
}

async function findInvitations(db: CollaborationDeps['db'], which: RawBuilder<unknown>): Promise<OwnPeople['sent']> {
  const { rows } = await sql<Row<OwnPeople['sent'][number]>>`
    SELECT ${KIND}, ${NAME}, ${OWNER}, email, may AS right, message, collaboration.created_at AS "createTime",
      expires_at AS "expireTime", declined_at AS "declineTime"
    FROM invitation AS collaboration ${THINGS} WHERE ${which} ORDER BY collaboration.created_at, collaboration.id`.execute(
    db,
  )
  return rows.map(inMilliseconds)
}

/** A row as PostgreSQL returns it, with moments as dates. */
type Row<Told> = {
  [Field in keyof Told]: Field extends `${string}Time` ? Date | Extract<Told[Field], null> : Told[Field]
}

function inMilliseconds<Told extends object>(row: Row<Told>): Told {
  const told = Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.getTime() : value])
  return Object.fromEntries(told) as Told
}

const KIND = sql`CASE WHEN collaboration.board_id IS NOT NULL THEN 'board' WHEN collaboration.budget_id IS NOT NULL THEN 'budget' WHEN collaboration.folder_id IS NOT NULL THEN 'folder' ELSE 'project' END AS kind`
const NAME = sql`coalesce(board.name, budget.name, folder.name, project.name) AS name`
const OWNER = sql`(SELECT nickname FROM member
  WHERE id = coalesce(board.member_id, budget.member_id, folder.member_id, project.member_id)) AS owner`
const THINGS = sql`
  LEFT JOIN board ON board.id = collaboration.board_id
  LEFT JOIN budget ON budget.id = collaboration.budget_id
  LEFT JOIN folder ON folder.id = collaboration.folder_id
  LEFT JOIN project ON project.id = collaboration.project_id`
