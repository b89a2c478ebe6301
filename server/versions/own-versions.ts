import { sql } from 'kysely'
import type { OwnData } from '../../contract/profile.ts'
import { unpackContent } from './content.ts'
import type { VersionDeps } from './deps.ts'

type OwnVersion = OwnData['versions'][number]

/** The named versions of a member's boards and lists, one after the other, with their states. */
export async function* getOwnVersions({ db }: Pick<VersionDeps, 'db'>, memberId: string): AsyncGenerator<OwnVersion> {
  const { rows: ids } = await sql<{ id: string }>`
    SELECT named_version.id FROM named_version
    LEFT JOIN board ON board.id = board_id
    LEFT JOIN budget ON budget.id = budget_id
    WHERE coalesce(board.member_id, budget.member_id) = ${memberId} ORDER BY named_version.id`.execute(db)
  for (const { id } of ids) {
    const row = await db.selectFrom('named_version').selectAll().where('id', '=', id).executeTakeFirst()
    const refId = row?.board_id ?? row?.budget_id
    if (!row || !refId) continue
    const kind = row.board_id === null ? 'budget' : 'board'
    const content = await unpackContent(kind, row.state)
    const { fields } = content.kind === 'board' ? content.board : content.budget
    yield {
      kind,
      refId,
      name: row.name,
      note: row.note,
      isAutomatic: row.is_automatic,
      createTime: row.created_at.getTime(),
      fields,
      entries: content.kind === 'board' ? content.board.items : content.budget.entries,
    }
  }
}

/** The versions that a member named of other members' boards and lists, without the states, which belong to the owners. */
export async function getVersionsOfOthers(
  { db }: Pick<VersionDeps, 'db'>,
  memberId: string,
): Promise<OwnData['versionsOfOthers']> {
  const { rows } = await sql<{
    board_id: string | null
    budget_id: string | null
    name: string
    note: string
    is_automatic: boolean
    created_at: Date
  }>`
    SELECT board_id, budget_id, named_version.name, note, is_automatic, named_version.created_at FROM named_version
    LEFT JOIN board ON board.id = board_id
    LEFT JOIN budget ON budget.id = budget_id
    WHERE author_id = ${memberId} AND coalesce(board.member_id, budget.member_id) <> ${memberId}
    ORDER BY named_version.id`.execute(db)
  return rows.map((row) => ({
    kind: row.board_id === null ? 'budget' : 'board',
    refId: row.board_id ?? row.budget_id ?? '',
    name: row.name,
    note: row.note,
    isAutomatic: row.is_automatic,
    createTime: row.created_at.getTime(),
  }))
}
