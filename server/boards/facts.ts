import { sql } from 'kysely'
import type { Background } from '../../contract/boards/board.ts'
import type { Item, Snapshot } from '../../contract/boards/item.ts'
import { withFacts } from '../../contract/boards/scale.ts'
import { Problem } from '../../contract/problem.ts'
import type { Trx } from '../database.ts'
import type { BoardDeps } from './deps.ts'
import { findBoardSkus } from './samples.ts'
import type { WhoseBoard } from './stored.ts'
import type { Facts } from './tables.ts'

const UNKNOWN = { en: 'this product does not exist', zh: '该产品不存在' }

interface Shown {
  items: readonly Item[]
  background: Background | undefined
}

/** What a call shows of a SKU, and where. */
interface Place extends Facts {
  field: string
  /** What is stored of the same SKU at this place, or was before. */
  before: Facts | undefined
}

interface Stating {
  /** The places of items and background in the request. */
  field: string
  ofBackground: string
  /** A board that exists, and what is and was stored of its items, the present first. */
  stored?: { board: WhoseBoard; background: Background; byItem: ReadonlyMap<string, readonly Facts[]> } | undefined
}

export function factsOfItem(item: Item | null | undefined): Facts | undefined {
  return item?.type === 'sku' ? { skuId: item.refId, snapshot: item.snapshot } : undefined
}

export function factsOfBackground(background: Background | undefined): Facts | undefined {
  return background?.type === 'material' ? { skuId: background.value, snapshot: background.snapshot } : undefined
}

/**
 * Gives samples and a background the server's facts of their SKUs, whatever the call says (decisions/174): those that are stored at
 * the place, else elsewhere on the board, else today's. A call with a newer price asks for today's price. Throws Problem 400 for a
 * SKU that does not exist and of which nothing is stored.
 */
export async function stateFacts(
  { db, clock }: Pick<BoardDeps, 'clock'> & { db: Trx },
  { items, background }: Shown,
  { field, ofBackground, stored }: Stating,
): Promise<Shown> {
  const grounds = [factsOfBackground(stored?.background)].filter((facts) => facts !== undefined)
  const ground = placeOf(factsOfBackground(background), `${ofBackground}.value`, grounds)
  const samples = items.map((item, index) =>
    placeOf(factsOfItem(item), `${field}.${index}.refId`, stored?.byItem.get(item.id)),
  )
  const places = [ground, ...samples].filter((place) => place !== undefined)

  const onBoard = await findOnBoard(db, places, stored)
  const isNew = ({ skuId }: Place) => !onBoard.has(skuId)
  const sought = places.filter((place) => isNew(place) || asksForToday(place)).map(({ skuId }) => skuId)
  const today = sought.length > 0 ? await findBoardSkus({ db, clock }, [...new Set(sought)]) : undefined
  const factsAt = (place: Place): Snapshot => {
    const before = place.before?.snapshot ?? onBoard.get(place.skuId)
    const now = today?.get(place.skuId)
    if (before && now?.status === 'on_sale' && asksForToday(place)) return withPrice(before, now.snapshot)
    const facts = before ?? now?.snapshot
    if (!facts) throw new Problem(400, { field: place.field, reason: UNKNOWN })
    return facts
  }
  return {
    background: background?.type === 'material' && ground ? { ...background, snapshot: factsAt(ground) } : background,
    items: items.map((item, index) => {
      const place = samples[index]
      return item.type === 'sku' && place ? withFacts(item, factsAt(place)) : item
    }),
  }
}

/** An undo names the facts that it brings back by their time. */
function placeOf(facts: Facts | undefined, field: string, stored: readonly Facts[] = []): Place | undefined {
  if (!facts) return undefined
  const ofSku = stored.filter(({ skuId }) => skuId === facts.skuId)
  const named = ofSku.find(({ snapshot }) => snapshot.capturedAt === facts.snapshot.capturedAt)
  return { ...facts, field, before: named ?? ofSku[0] }
}

/** A snapshot with another one's price, and since when that is true. */
export function withPrice({ fromFile: _fromFile, ...snapshot }: Snapshot, other: Snapshot): Snapshot {
  return { ...snapshot, ...priceOf(other), capturedAt: other.capturedAt }
}

/** Whether two snapshots state the same price. */
export function isSamePrice(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(priceOf(one)) === JSON.stringify(priceOf(other))
}

function priceOf({ minPrice, maxPrice, currency, unit: { name, enName } }: Snapshot) {
  return { minPrice, maxPrice, currency, unit: { name, enName } }
}

/** Whether a member took a new price over. The price itself is not the call's to say. */
function asksForToday({ snapshot, before }: Place): boolean {
  return (
    before !== undefined && snapshot.capturedAt > before.snapshot.capturedAt && !isSamePrice(snapshot, before.snapshot)
  )
}

/** The facts by SKU that are stored at these places or elsewhere on the board. The database is asked for new SKUs only. */
async function findOnBoard(
  db: Trx,
  places: readonly Place[],
  stored: Stating['stored'],
): Promise<Map<string, Snapshot>> {
  if (!stored) return new Map()
  const known = [factsOfBackground(stored.background), ...places.map(({ before }) => before)]
  const found = new Map(known.flatMap((facts) => (facts ? [[facts.skuId, facts.snapshot]] : [])))
  const others = [...new Set(places.map(({ skuId }) => skuId))].filter((skuId) => !found.has(skuId))
  if (others.length === 0) return found
  const { id, member_id: memberId } = stored.board
  const { rows } = await sql<Facts>`
    SELECT DISTINCT ON (sku_id) sku_id::text AS "skuId", content -> 'snapshot' AS snapshot FROM board_item
    WHERE board_id = ${id} AND member_id = ${memberId} AND sku_id = ANY (${others}::bigint[])
    ORDER BY sku_id, (content -> 'laid')::int, id`.execute(db)
  for (const { skuId, snapshot } of rows) found.set(skuId, snapshot)
  return found
}
