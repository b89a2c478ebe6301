import { sql } from 'kysely'
import type { OwnedWithOthers } from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { CollaborationDeps } from '../deps.ts'
import { findCollaborators } from './people.ts'

/** The caller's things that others work on, without those in the trash. */
export async function getOwnedWithOthers(
  { db }: Pick<CollaborationDeps, 'db'>,
  _input: object,
  { caller: { memberId } }: MemberContext,
): Promise<OwnedWithOthers[]> {
  const things = await findOwned(db, memberId)
  return Promise.all(things.map(async (thing) => ({ ...thing, collaborators: await findCollaborators(db, thing) })))
}

/** The same without the collaborators. */
export async function findOwned(db: CollaborationDeps['db'], memberId: string): Promise<(Work & { name: string })[]> {
  const { rows } = await sql<Work & { name: string }>`
    SELECT 'board' AS kind, id::text AS "refId", name FROM board
      WHERE member_id = ${memberId} AND deleted_at IS NULL AND EXISTS (SELECT FROM team WHERE team.board_id = board.id)
    UNION ALL SELECT 'budget', id::text, name FROM budget
      WHERE member_id = ${memberId} AND deleted_at IS NULL AND EXISTS (SELECT FROM team WHERE team.budget_id = budget.id)
    UNION ALL SELECT 'folder', id::text, name FROM folder
      WHERE member_id = ${memberId} AND deleted_at IS NULL AND EXISTS (SELECT FROM team WHERE team.folder_id = folder.id)
    UNION ALL SELECT 'project', id::text, name FROM project
      WHERE member_id = ${memberId} AND deleted_at IS NULL
        AND EXISTS (SELECT FROM collaborator WHERE collaborator.project_id = project.id)
    ORDER BY kind, name, "refId"`.execute(db)
  return rows
}
