import type { OwnData } from '../../contract/profile.ts'
import { readOwnRows } from '../workspace/own-rows.ts'
import type { BoardDeps } from './deps.ts'
import { fieldsOf, findItems } from './stored.ts'

type OwnBoard = OwnData['boards'][number]

/** Everything that is stored about a member's boards, with the trash, read one by one: together they may be some gigabytes. */
export async function* getOwnBoards({ db }: Pick<BoardDeps, 'db'>, memberId: string): AsyncGenerator<OwnBoard> {
  for await (const board of readOwnRows(db, 'board', memberId)) {
    const items = await findItems(db, board)
    yield {
      ...fieldsOf(board),
      createTime: board.created_at.getTime(),
      updateTime: board.updated_at.getTime(),
      deleteTime: board.deleted_at?.getTime() ?? null,
      items: items.map(({ version: _version, ...item }) => item),
    }
  }
}

/** The reports that a member made of others' boards. */
export async function getOwnReports({ db }: Pick<BoardDeps, 'db'>, memberId: string): Promise<OwnData['boardReports']> {
  const reports = await db
    .selectFrom('board_report')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('reported_at')
    .execute()
  return reports.map(({ board_id: boardId, reason, reported_at: at }) => ({ boardId, reason, time: at.getTime() }))
}

/** Counts a member's boards, and the published ones among them, without the trash. */
export async function countBoards(
  { db }: Pick<BoardDeps, 'db'>,
  memberId: string,
): Promise<{ boards: number; publishedBoards: number }> {
  const rows = await db
    .selectFrom('board')
    .select((select) => ['visibility', select.fn.countAll<string>().as('count')])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .groupBy('visibility')
    .execute()
  const countOf = (visibility: string) => Number(rows.find((row) => row.visibility === visibility)?.count ?? 0)
  return { boards: countOf('private') + countOf('published'), publishedBoards: countOf('published') }
}
