import { sql } from 'kysely'
import type { Background } from '../../contract/boards/board.ts'
import type { Item, Snapshot } from '../../contract/boards/item.ts'
import { Problem } from '../../contract/problem.ts'
import type { Trx } from '../database.ts'

const REASONS = {
  sku: { en: 'this product does not exist', zh: '该产品不存在' },
  cover: { en: 'no picture of the catalogue', zh: '不是产品库中的图片' },
  picture: { en: 'no picture of yours', zh: '不是您的图片' },
}

/** Something that an item or a background refers to, and its place in the request. */
export interface Reference {
  kind: keyof typeof REASONS
  field: string
  /** A SKU's id, or the key of a picture of the catalogue or of a member's. */
  value: string
}

/**
 * Throws Problem 400 where items contradict themselves or each other, which the schema cannot check. `field` is their place in the
 * request.
 */
export function requireAgreeing(items: readonly Item[], field: string, remove: readonly string[] = []): void {
  const ids = new Set<string>()
  for (const [index, item] of items.entries()) {
    if (ids.has(item.id)) throw unsound(`${field}.${index}.id`, 'stands there twice', '重复出现')
    ids.add(item.id)
    if (item.type !== 'sku') continue
    if (item.trueScale !== (item.tileRepeat !== null))
      throw unsound(`${field}.${index}.tileRepeat`, 'goes with trueScale', '须与 trueScale 一致')
    if (item.trueScale && !item.snapshot.cover?.mmWidth)
      throw unsound(`${field}.${index}.trueScale`, 'the true width of its picture is unknown', '图片的真实宽度未知')
  }
  const both = remove.findIndex((id) => ids.has(id))
  if (both !== -1) throw unsound(`remove.${both}`, 'is put as well', '同时又被保存')
}

/** The SKU that an item is a sample of, where it is one. */
export function skuOf(item: Item | null | undefined): string | undefined {
  return item?.type === 'sku' ? item.refId : undefined
}

export function referencesOfItem(item: Item, field: string): Reference[] {
  if (item.type === 'sku') return referencesOfSample(item.refId, item.snapshot, [`${field}.refId`, `${field}.snapshot`])
  return item.type === 'picture' ? [{ kind: 'picture', field: `${field}.refId`, value: item.refId }] : []
}

export function referencesOfBackground(background: Background, field: string): Reference[] {
  const { type, value } = background
  if (type === 'material')
    return referencesOfSample(value, background.snapshot, [`${field}.value`, `${field}.snapshot`])
  return type === 'picture' ? [{ kind: 'picture', field: `${field}.value`, value }] : []
}

function referencesOfSample(
  skuId: string,
  { cover }: Snapshot,
  [ofSku, ofSnapshot]: readonly [string, string],
): Reference[] {
  const sku: Reference = { kind: 'sku', field: ofSku, value: skuId }
  if (!cover) return [sku]
  return [sku, { kind: 'cover', field: `${ofSnapshot}.cover.address`, value: cover.address.replace(/^\/images\//, '') }]
}

/** The members whose pictures may be used. With a board, also the pictures of its collaborators and those that are on it. */
export interface WhosePictures {
  memberIds: readonly string[]
  boardId?: string
}

/** Finds references to nothing or to other members' pictures. Locks the pictures that exist until the transaction ends. */
export async function findMissing(
  trx: Trx,
  { memberIds, boardId = '0' }: WhosePictures,
  references: readonly Reference[],
): Promise<Reference[]> {
  const there = {
    sku: await findThere(references, 'sku', (ids) =>
      sql<{ value: string }>`SELECT id::text AS value FROM sku WHERE id = ANY (${ids}::bigint[])`.execute(trx),
    ),
    cover: await findThere(references, 'cover', (keys) =>
      sql<{ value: string }>`SELECT key AS value FROM picture WHERE key = ANY (${keys}::text[])`.execute(trx),
    ),
    picture: await findThere(references, 'picture', (keys) =>
      sql<{ value: string }>`
        SELECT key AS value FROM upload
        WHERE directory = 'board' AND key = ANY (${keys}::text[]) AND (member_id = ANY (${memberIds}::bigint[])
          OR member_id IN (SELECT member_id FROM collaborator WHERE board_id = ${boardId})
          OR EXISTS (SELECT FROM board_item WHERE picture_key = upload.key AND board_id = ${boardId}))
        FOR KEY SHARE`.execute(trx),
    ),
  }
  return references.filter(({ kind, value }) => !there[kind].has(value))
}

async function findThere(
  references: readonly Reference[],
  kind: Reference['kind'],
  find: (values: string[]) => Promise<{ rows: { value: string }[] }>,
): Promise<ReadonlySet<string>> {
  const values = [...new Set(references.flatMap((one) => (one.kind === kind ? [one.value] : [])))]
  return new Set(values.length ? (await find(values)).rows.map(({ value }) => value) : [])
}

/** Throws Problem 400 that names the first reference to nothing. */
export async function requireThere(trx: Trx, whose: WhosePictures, references: readonly Reference[]): Promise<void> {
  const [missing] = await findMissing(trx, whose, references)
  if (missing) throw new Problem(400, { field: missing.field, reason: REASONS[missing.kind] })
}

function unsound(field: string, en: string, zh: string): Problem {
  return new Problem(400, { field, reason: { en, zh } })
}
