import { sql } from 'kysely'
import { MOST_ITEMS } from '../../contract/boards/board.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { Item } from '../../contract/boards/item.ts'
import { Problem } from '../../contract/problem.ts'
import type { Trx } from './parts.ts'

const ID_OF_AN_ITEM = ['is the id of an item', '不能是物件的编号'] as const

interface Laid {
  memberId: string
  /** What is new or changed. */
  items: readonly Item[]
  background?: BoardFields['background'] | undefined
}

/** Throws Problem 400 or 1008006000 where what is laid names something that is not there, or says what cannot be. */
export async function requireSound(trx: Trx, { memberId, items, background }: Laid): Promise<void> {
  requireAgreeing(items)
  const skuIds = new Set(items.flatMap((item) => (item.type === 'sku' ? [item.refId] : [])))
  const covers = new Map(
    items.flatMap((item, index) =>
      item.type === 'sku' && item.snapshot.cover
        ? [[item.snapshot.cover.address, `put.${index}.snapshot.cover.address`]]
        : [],
    ),
  )
  const pictures = new Map(
    items.flatMap((item, index) => (item.type === 'picture' ? [[item.refId, `put.${index}.refId`]] : [])),
  )
  if (background?.type === 'picture') pictures.set(background.value, 'board.background.value')
  if (background?.type === 'material') {
    skuIds.add(background.value)
    if (background.snapshot.cover) covers.set(background.snapshot.cover.address, 'board.background.snapshot')
  }
  await requireSkus(trx, skuIds)
  await requireCovers(trx, covers)
  await requireOwnPictures(trx, memberId, pictures)
}

/** What the schema of one item cannot say. */
function requireAgreeing(items: readonly Item[]): void {
  const ids = new Set(items.map(({ id }) => id))
  if (ids.size < items.length) throw unsound('put', 'an id stands twice', '编号重复')
  for (const [index, item] of items.entries()) {
    if (item.groupId !== null && ids.has(item.groupId)) throw unsound(`put.${index}.groupId`, ...ID_OF_AN_ITEM)
    if (item.type !== 'sku') continue
    if (item.trueScale !== (item.tileRepeat !== null))
      throw unsound(`put.${index}.tileRepeat`, 'goes with trueScale', '须与 trueScale 一致')
    if (item.trueScale && !item.snapshot.cover?.mmWidth)
      throw unsound(`put.${index}.trueScale`, 'the true width of its picture is unknown', '图片的真实宽度未知')
  }
}

async function requireSkus(trx: Trx, skuIds: ReadonlySet<string>): Promise<void> {
  if (skuIds.size === 0) return
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sku WHERE id = ANY (${[...skuIds]}::bigint[])`.execute(trx)
  if (rows[0]?.count !== skuIds.size) throw new Problem(1008006000)
}

/** `fieldsByAddress`: where each is named. */
async function requireCovers(trx: Trx, fieldsByAddress: ReadonlyMap<string, string>): Promise<void> {
  if (fieldsByAddress.size === 0) return
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM unnest(${[...fieldsByAddress.keys()]}::text[]) AS address
    WHERE NOT EXISTS (SELECT FROM picture WHERE key = right(address, 40)) LIMIT 1`.execute(trx)
  const missing = rows[0] && fieldsByAddress.get(rows[0].address)
  if (missing) throw unsound(missing, 'no picture of the catalogue', '不是产品库中的图片')
}

/** Another member's is as one that is not there. */
async function requireOwnPictures(trx: Trx, memberId: string, fieldsByKey: ReadonlyMap<string, string>): Promise<void> {
  if (fieldsByKey.size === 0) return
  const own = await trx
    .selectFrom('board_picture')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', 'in', [...fieldsByKey.keys()])
    // It is not swept while it is laid.
    .forShare()
    .execute()
  const known = new Set(own.map(({ key }) => key))
  for (const [key, field] of fieldsByKey)
    if (!known.has(key)) throw unsound(field, 'no picture of yours', '不是您的图片')
}

/** A group is named by an id of its own: what would be a group of groups is refused. */
export async function requireFreeGroups(trx: Trx, boardId: string, items: readonly Item[]): Promise<void> {
  const groups = [...new Set(items.flatMap(({ groupId }) => groupId ?? []))]
  if (groups.length === 0) return
  const taken = await trx
    .selectFrom('board_item')
    .select('id')
    .where('board_id', '=', boardId)
    .where('id', 'in', groups)
    .executeTakeFirst()
  if (taken) throw unsound(`put.${items.findIndex(({ groupId }) => groupId === taken.id)}.groupId`, ...ID_OF_AN_ITEM)
}

export function requireRoom(count: number): void {
  if (count > MOST_ITEMS) throw new Problem(1009001002, { most: MOST_ITEMS })
}

function unsound(field: string, en: string, zh: string): Problem {
  return new Problem(400, { field, reason: { en, zh } })
}
