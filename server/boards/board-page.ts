import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as calls from '../../contract/boards/calls.ts'
import { deltaE00 } from '../../contract/colors/color-difference.ts'
import { labOfHex } from '../../contract/colors/lab.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { RequestContext } from '../platform/http/serve.ts'
import { soughtIn } from '../platform/postgres/identity.ts'
import { keywordsOf } from '../workspace/names.ts'
import { isWithin } from '../workspace/in-project.ts'
import { isSharedWith } from '../workspace/rights.ts'
import type { BoardDeps } from './deps.ts'
import { cardOf, IS_PUBLISHED, selectCards } from './stored.ts'

type PageQuery = ParsedInputOf<typeof calls.getBoardPage>

/** How far (ΔE00) a board's colour may be from the one that is looked for. */
const LOOKS_LIKE = 12

/** A page of published boards, of the caller's own, or of those shared with them. Throws 401 where a visitor asks for these. */
export async function getPageOfBoards(
  deps: BoardDeps,
  query: PageQuery,
  context: RequestContext,
): Promise<OutputOf<typeof calls.getBoardPage>> {
  const { db, findCaller } = deps
  const caller = context.accessToken ? await findCaller(context.accessToken, context) : undefined
  if ((query.mine ?? query.shared ?? query.projectId) !== undefined && !caller) throw new Problem(401)
  const isListed = await conditionOf(db, query, caller?.memberId)
  const { pageNo, pageSize } = query
  const [rows, { count }] = await Promise.all([
    selectCards(db, caller?.memberId)
      .where(isListed)
      .orderBy(orderOf(query))
      .orderBy('board.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('board')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isListed)
      .executeTakeFirstOrThrow(),
  ])
  const list = await Promise.all(rows.map((row) => cardOf(deps, row)))
  return { list, total: count }
}

/** The condition that a row of `board` has to meet. */
async function conditionOf(
  db: BoardDeps['db'],
  { mine, shared, projectId, keyword = '', skuId, colorHex }: PageQuery,
  memberId: string | undefined,
): Promise<RawBuilder<boolean>> {
  const whose =
    projectId === undefined || memberId === undefined
      ? whoseOf({ mine, shared }, memberId)
      : sql`(${await isWithin(db, { kind: 'board', projectId }, memberId)} AND board.deleted_at IS NULL)`
  const words = keywordsOf(keyword)
  const isFound = sql<boolean>`${whose} AND NOT EXISTS (
      SELECT FROM unnest(${words}::text[]) AS word
      WHERE strpos(${soughtIn(sql`(board.name_key || ' ' || coalesce(board.fields ->> 'description', ''))`)}, word) = 0)
    AND (${skuId ?? null}::bigint IS NULL OR EXISTS (
      SELECT FROM board_item WHERE board_item.board_id = board.id AND board_item.member_id = board.member_id
        AND board_item.sku_id = ${skuId ?? null}::bigint))`
  if (colorHex === undefined) return isFound
  const wanted = labOfHex(colorHex)
  const { rows } = await sql<{ hex: string }>`
    SELECT DISTINCT unnest(palette) AS hex FROM board WHERE ${isFound}`.execute(db)
  const alike = rows.flatMap(({ hex }) => (deltaE00(labOfHex(hex), wanted) <= LOOKS_LIKE ? [hex] : []))
  return sql<boolean>`${isFound} AND board.palette && ${alike}::text[]`
}

function whoseOf({ mine, shared }: Pick<PageQuery, 'mine' | 'shared'>, memberId = '0'): RawBuilder<boolean> {
  if (shared !== undefined) return sql`(${isSharedWith('board', memberId)} AND board.deleted_at IS NULL)`
  return mine === undefined ? IS_PUBLISHED : sql`(board.member_id = ${memberId} AND board.deleted_at IS NULL)`
}

/** The newest published board is the one that was published last. */
function orderOf({ mine, shared, projectId, sort }: PageQuery): RawBuilder<unknown> {
  if (sort === 'name') return sql`board.name_key`
  if (sort === 'updated') return sql`board.updated_at DESC`
  return (mine ?? shared ?? projectId) === undefined ? sql`board.published_at DESC` : sql`board.created_at DESC`
}
