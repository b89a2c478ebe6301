import type { OwnData } from '../../contract/profile.ts'
import type { BoardParts } from './parts.ts'
import { fieldsOf } from './stored.ts'

/** Everything that is kept of a member's boards, with the trash and their reports. */
export async function getOwnBoards(
  { db }: Pick<BoardParts, 'db'>,
  memberId: string,
): Promise<Pick<OwnData, 'boards' | 'boardReports'>> {
  const [boards, items, reports] = await Promise.all([
    db.selectFrom('board').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
    db.selectFrom('board_item').select(['board_id', 'content']).where('member_id', '=', memberId).execute(),
    db.selectFrom('board_report').selectAll().where('member_id', '=', memberId).orderBy('reported_at').execute(),
  ])
  const itemsByBoard = Map.groupBy(items, (item) => item.board_id)
  return {
    boards: boards.map((board) => ({
      ...fieldsOf(board),
      createTime: board.created_at.getTime(),
      updateTime: board.updated_at.getTime(),
      deleteTime: board.deleted_at?.getTime() ?? null,
      items: (itemsByBoard.get(board.id) ?? []).map(({ content }) => content),
    })),
    boardReports: reports.map(({ board_id: boardId, reason, reported_at: at }) => ({
      boardId,
      reason,
      time: at.getTime(),
    })),
  }
}
