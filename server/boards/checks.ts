import { sql } from 'kysely'
import type { Background } from '../../contract/boards/board.ts'
import type { Item } from '../../contract/boards/item.ts'
import { Problem } from '../../contract/problem.ts'
import type { Trx } from '../database.ts'

const REASON = { en: 'no picture of yours', zh: '不是您的图片' }

/** A member's picture that an item or a background refers to, and its place in the request. */
export interface Reference {
  field: string
  key: string
}

/**
 * Throws Problem 400 where items contradict each other, which the schema cannot check. `field` is their place in the request.
 */
export function requireAgreeing(items: readonly Item[], field: string, remove: readonly string[] = []): void {
  const ids = new Set<string>()
  for (const [index, item] of items.entries()) {
    if (ids.has(item.id)) throw unsound(`${field}.${index}.id`, 'stands there twice', '重复出现')
    ids.add(item.id)
  }
  const both = remove.findIndex((id) => ids.has(id))
  if (both !== -1) throw unsound(`remove.${both}`, 'is put as well', '同时又被保存')
}

/** The SKU that an item is a sample of, where it is one. */
export function skuOf(item: Item | null | undefined): string | undefined {
  return item?.type === 'sku' ? item.refId : undefined
}

export function referencesOfItem(item: Item, field: string): Reference[] {
  return item.type === 'picture' ? [{ field: `${field}.refId`, key: item.refId }] : []
}

export function referencesOfBackground({ type, value }: Background, field: string): Reference[] {
  return type === 'picture' ? [{ field: `${field}.value`, key: value }] : []
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
  if (references.length === 0) return []
  const keys = [...new Set(references.map(({ key }) => key))]
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM upload
    WHERE directory = 'board' AND key = ANY (${keys}::text[]) AND (member_id = ANY (${memberIds}::bigint[])
      OR member_id IN (SELECT member_id FROM team WHERE board_id = ${boardId})
      OR EXISTS (SELECT FROM board_item WHERE picture_key = upload.key AND board_id = ${boardId}))
    FOR KEY SHARE`.execute(trx)
  const there = new Set(rows.map(({ key }) => key))
  return references.filter(({ key }) => !there.has(key))
}

/** Throws Problem 400 that names the first reference to nothing. */
export async function requireThere(trx: Trx, whose: WhosePictures, references: readonly Reference[]): Promise<void> {
  const [missing] = await findMissing(trx, whose, references)
  if (missing) throw new Problem(400, { field: missing.field, reason: REASON })
}

function unsound(field: string, en: string, zh: string): Problem {
  return new Problem(400, { field, reason: { en, zh } })
}
