import { sql } from 'kysely'
import type * as calls from '../../contract/boards/calls.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { Trx } from '../database.ts'
import type { BoardDeps } from './deps.ts'
import { IS_PUBLISHED } from './stored.ts'

export async function reportBoard(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  { id, reason }: ParsedInputOf<typeof calls.reportBoard>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    await requirePublished(trx, id)
    await trx
      .insertInto('board_report')
      .values({ board_id: id, member_id: memberId, reason, reported_at: now })
      .onConflict((conflict) => conflict.columns(['board_id', 'member_id']).doUpdateSet({ reason, reported_at: now }))
      .execute()
  })
  return true
}

/** Takes a published board down, settles its reports and tells its owner the reason. For operators. */
export async function takeDownBoard(
  { db, clock, notify }: Pick<BoardDeps, 'db' | 'clock' | 'notify'>,
  { id, reason }: ParsedInputOf<typeof calls.takeDownBoard>,
  _context: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { version, field_versions: fieldVersions, name, member_id: memberId } = await requirePublished(trx, id)
    const now = clock.now()
    await trx
      .updateTable('board')
      .set({
        visibility: 'private',
        version: version + 1,
        field_versions: JSON.stringify({ ...fieldVersions, visibility: version + 1 }),
        taken_down_at: now,
        taken_down_reason: reason,
        taken_down_version: version + 1,
        last_taken_down_at: now,
      })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('board_report').where('board_id', '=', id).execute()
    await notify(trx, [{ memberId, kind: 'board-taken-down', ref: id, details: { boardId: id, name, reason } }], now)
  })
  return true
}

/** Settles the reports of a board that stays published. For operators. Throws 404. */
export async function dismissBoardReports(
  { db }: Pick<BoardDeps, 'db'>,
  { id }: ParsedInputOf<typeof calls.dismissBoardReports>,
  _context: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await requirePublished(trx, id)
    await trx.deleteFrom('board_report').where('board_id', '=', id).execute()
  })
  return true
}

export async function getReportedBoards(
  { db }: Pick<BoardDeps, 'db'>,
  input: ParsedInputOf<typeof calls.getReportedBoards>,
  _context: MemberContext,
): Promise<OutputOf<typeof calls.getReportedBoards>> {
  return pageOfReported(db, input)
}

/** How many published boards were reported, and at most `most` of them, each with its latest report. */
export async function findReportedBoards(db: BoardDeps['db'], most: number): Promise<ReportedBoards> {
  const { list, total } = await pageOfReported(db, { pageNo: 1, pageSize: most })
  return {
    count: total,
    list: list.flatMap(({ reports: [latest, ...others], ...board }) =>
      latest ? [{ ...board, ...latest, reports: others.length + 1 }] : [],
    ),
  }
}

export interface ReportedBoards {
  count: number
  list: { id: string; name: string; ownerName: string; reports: number; reason: string; time: number }[]
}

async function pageOfReported(
  db: BoardDeps['db'],
  { pageNo, pageSize }: ParsedInputOf<typeof calls.getReportedBoards>,
): Promise<OutputOf<typeof calls.getReportedBoards>> {
  const { rows } = await sql<{
    id: string
    name: string
    owner_name: string
    reports: { reason: string; time: number }[]
    total: number
  }>`
    SELECT board.id::text, board.name, member.nickname AS owner_name,
      json_agg(json_build_object('reason', reason, 'time', floor(extract(epoch FROM reported_at) * 1000)::bigint)
        ORDER BY reported_at DESC) AS reports,
      count(*) OVER ()::int AS total
    FROM board_report JOIN board ON board.id = board_id JOIN member ON member.id = board.member_id
    WHERE ${IS_PUBLISHED}
    GROUP BY board.id, member.nickname
    ORDER BY max(reported_at) DESC, board.id DESC
    LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(db)
  const list = rows.map(({ id, name, owner_name: ownerName, reports }) => ({ id, name, ownerName, reports }))
  return { list, total: rows[0]?.total ?? 0 }
}

async function requirePublished(trx: Trx, id: string) {
  const board = await trx
    .selectFrom('board')
    .select(['version', 'field_versions', 'name', 'member_id'])
    .where('id', '=', id)
    .where(IS_PUBLISHED)
    .forUpdate()
    .executeTakeFirst()
  if (!board) throw new Problem(404)
  return board
}
