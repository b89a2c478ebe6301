import { sql } from 'kysely'
import type * as calls from '../../contract/boards/calls.ts'
import { deltaE00 } from '../../contract/colors/color-difference.ts'
import { labOfHex } from '../../contract/colors/lab.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { RequestContext } from '../platform/http/serve.ts'
import { isNamedWith } from '../workspace/names.ts'
import type { BoardParts } from './parts.ts'
import { cardOf, selectCards } from './stored.ts'

type PageQuery = ParsedInputOf<typeof calls.getBoardPage>

/** How far (ΔE00) a board's colour may be from the one that is looked for. */
const LOOKS_LIKE = 12

/** Published boards, or the caller's own. Throws 401 where own ones are asked for by a visitor. */
export async function getPageOfBoards(
  parts: BoardParts,
  query: PageQuery,
  { accessToken }: RequestContext,
): Promise<OutputOf<typeof calls.getBoardPage>> {
  const { db, findCaller } = parts
  const caller = accessToken ? await findCaller(accessToken) : undefined
  if (query.mine !== undefined && !caller) throw new Problem(401)
  const found = await findBoards(db, query, caller?.memberId)
  const listed = query.colorHex === undefined ? found : found.filter(hasColor(query.colorHex))
  const from = (query.pageNo - 1) * query.pageSize
  const ids = listed.slice(from, from + query.pageSize).map(({ id }) => id)
  const rows = ids.length ? await selectCards(db).where('board.id', 'in', ids).execute() : []
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const cards = ids.flatMap((id) => rowsById.get(id) ?? [])
  const list = await Promise.all(cards.map((row) => cardOf(parts, row, { memberId: caller?.memberId })))
  return { list, total: listed.length }
}

/** All that meet the query, in its order. */
async function findBoards(db: BoardParts['db'], query: PageQuery, memberId: string | undefined) {
  const { mine, keyword, skuId, sort } = query
  const time = mine === undefined ? ('published_at' as const) : ('created_at' as const)
  return db
    .selectFrom('board')
    .select(['id', 'palette'])
    .where('deleted_at', 'is', null)
    .$if(mine === undefined, (rows) => rows.where('visibility', '=', 'published'))
    .$if(mine !== undefined, (rows) => rows.where('member_id', '=', memberId ?? '0'))
    .$if(keyword !== undefined, (rows) => rows.where(isNamedWith(keyword ?? '')))
    .$if(skuId !== undefined, (rows) =>
      rows.where((is) =>
        is.exists(
          is
            .selectFrom('board_item')
            .select(sql`1`.as('one'))
            .whereRef('board_item.board_id', '=', 'board.id')
            .where('sku_id', '=', skuId ?? '0'),
        ),
      ),
    )
    .$if(sort === 'name', (rows) => rows.orderBy('name_key'))
    .$if(sort === 'newest', (rows) => rows.orderBy(time, 'desc'))
    .$if(sort === 'updated', (rows) => rows.orderBy('updated_at', 'desc'))
    .orderBy('id', 'desc')
    .execute()
}

function hasColor(wanted: string): (board: { palette: string[] }) => boolean {
  const lab = labOfHex(wanted)
  return ({ palette }) => palette.some((color) => deltaE00(labOfHex(color), lab) <= LOOKS_LIKE)
}
