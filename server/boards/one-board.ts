import { sql } from 'kysely'
import type * as calls from '../../contract/boards/calls.ts'
import type { Board } from '../../contract/boards/calls.ts'
import { inDrawingOrder } from '../../contract/boards/item.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { CATALOGUE_VERSION } from '../catalogue/change-log.ts'
import type { KnownSkus } from '../catalogue/known-skus.ts'
import type { MemberContext, RequestContext } from '../platform/http/serve.ts'
import { fieldsSince } from '../workspace/conflicts.ts'
import { rightOf } from '../workspace/rights.ts'
import type { BoardDeps } from './deps.ts'
import { addressesOf } from './pictures.ts'
import { asPublished } from './published.ts'
import { nowOf, skuIdsOf } from './samples.ts'
import type { BoardSkuNow } from './samples.ts'
import { cardOf, fieldsOf, findItems, getBoardRow, IS_PUBLISHED, selectCards, takenDownOf } from './stored.ts'

export interface BoardOpeningDeps extends Pick<BoardDeps, 'db' | 'clock' | 'privatePictures'> {
  knownSkus: KnownSkus<BoardSkuNow>
}

/** Throws 404 for a board that is not published and on which the caller does not work. */
export async function getBoard(
  deps: BoardOpeningDeps & Pick<BoardDeps, 'findCaller'>,
  { id }: ParsedInputOf<typeof calls.getBoard>,
  context: RequestContext,
): Promise<Board> {
  const caller = context.accessToken ? await deps.findCaller(context.accessToken, context) : undefined
  const board = await openBoard(deps, { id, memberId: caller?.memberId })
  if (!caller?.roles.includes('operator')) return board
  return { ...board, reports: await findReports(deps, id) }
}

/**
 * A board as its owner and collaborators see it, or, if it is published, as everybody sees it. `isForGuests`: of its pictures only
 * what guests of the member may see. Throws 404.
 */
export async function openBoard(
  deps: BoardOpeningDeps,
  { id, memberId, isForGuests = false }: { id: string; memberId: string | undefined; isForGuests?: boolean },
): Promise<Board> {
  const { row, lying } = await readWholeBoard(deps, id, memberId)
  const whole = { fields: fieldsOf(row), items: lying }
  const skus = await deps.knownSkus.find(skuIdsOf(lying), row.catalogue_version)
  const { fields, items } = row.right ? whole : asPublished(whole, { keepsPictures: whole.fields.showsPictures })
  return {
    ...(await cardOf(deps, row)),
    ...fields,
    items: items.map((item) => ({ ...item, now: item.type === 'sku' ? nowOf(item, skus) : undefined })),
    pictures: await addressesOf(deps, { fields, items }, isForGuests ? null : row.right),
  }
}

/** Reads a board and its items in one version; reads again where somebody saved between the two queries. Throws 404. */
export async function readWholeBoard(deps: Pick<BoardDeps, 'db'>, id: string, memberId: string | undefined) {
  for (;;) {
    const row = await selectCards(deps.db, memberId)
      .select(CATALOGUE_VERSION.as('catalogue_version'))
      .where('board.id', '=', id)
      .where('board.deleted_at', 'is', null)
      .where((is) => is.or([sql<boolean>`${rightOf('board', memberId)} IS NOT NULL`, IS_PUBLISHED]))
      .executeTakeFirst()
    if (!row) throw new Problem(404)
    const lying = await findItems(deps.db, row)
    if (lying.every(({ version }) => version <= row.version)) return { row, lying }
  }
}

/** What was saved since a version; only the version where nothing was. */
export async function getBoardChanges(
  deps: BoardDeps,
  { id, since }: ParsedInputOf<typeof calls.getBoardChanges>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getBoardChanges>> {
  const { db } = deps
  const row = await getBoardRow(db, { id, memberId, needed: 'comment' })
  const { version, right, member_id: ownerId } = row
  const takenDown = takenDownOf(row)
  if (since >= version) return { version, right, board: {}, items: [], removed: [], pictures: {}, takenDown }
  const [rows, removals] = await Promise.all([
    db
      .selectFrom('board_item')
      .select(['content', 'version'])
      .where('board_id', '=', id)
      .where('member_id', '=', ownerId)
      .where('version', '>', since)
      // What was saved between these queries belongs to a later version, for the next call.
      .where('version', '<=', version)
      .execute(),
    db
      .selectFrom('board_removal')
      .select('item_id')
      .where('board_id', '=', id)
      .where('member_id', '=', ownerId)
      .where('version', '>', since)
      .where('version', '<=', version)
      .execute(),
  ])
  const items = rows.map((item) => ({ ...item.content, version: item.version }))
  const fields = fieldsOf(row)
  const board = fieldsSince(since, { fields, fieldVersions: row.field_versions })
  // What is seen of a picture depends on every item that shows it.
  const showing = includesRight(right, 'edit') ? items : await findItems(db, row)
  return {
    version,
    right,
    board,
    items: inDrawingOrder(items),
    removed: removals.map(({ item_id: itemId }) => itemId),
    pictures: await addressesOf(deps, { fields, items: showing }, right),
    takenDown,
  }
}

async function findReports({ db }: Pick<BoardDeps, 'db'>, boardId: string): Promise<NonNullable<Board['reports']>> {
  const reports = await db
    .selectFrom('board_report')
    .select(['reason', 'reported_at'])
    .where('board_id', '=', boardId)
    .orderBy('reported_at', 'desc')
    .execute()
  return reports.map(({ reason, reported_at: at }) => ({ reason, time: at.getTime() }))
}
