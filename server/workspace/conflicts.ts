import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../contract/problem.ts'
import { inPieces } from '../platform/in-pieces.ts'

/** The stored state of a document that is saved by changes (decisions/060): only what a save would touch. */
export interface StoredDocument<Fields, Item> {
  version: number
  fields: Fields
  /** The version that changed each field last. A missing field never changed. */
  fieldVersions: Partial<Record<keyof Fields, number>>
  /** The stored items that the save puts or removes, by their id. */
  items: ReadonlyMap<string, ItemState<Item>>
}

export interface ItemState<Item> {
  version: number
  /** Null for a removed item. */
  item: Item | null
}

/** The changes of a save, and the version of the document that the client had when it made them. */
export interface DocumentChanges<Fields, Item> {
  version: number
  fields: Partial<Fields>
  put: readonly Item[]
  remove: readonly string[]
}

/** The part of a save that changes something. */
export type Effect<Fields, Item> = Omit<DocumentChanges<Fields, Item>, 'version'>

/** What others changed since that version, in its current state. */
export interface SaveConflict<Fields, Item> {
  version: number
  fields: Partial<Fields>
  items: (Item & { version: number })[]
  removed: string[]
}

/** Items that are compared in one go: some milliseconds. */
const AT_ONCE = 500

/** Leaves out of a save what changes nothing: equal values, and removals of items that are not there. */
export async function effectOf<Fields extends object, Item extends { id: string }>(
  { fields, put, remove }: Effect<Fields, Item>,
  standing: StoredDocument<Fields, Item>,
): Promise<Effect<Fields, Item>> {
  const changed: Item[] = []
  await inPieces(put, AT_ONCE, (piece) => {
    for (const item of piece) if (!isDeepStrictEqual(item, standing.items.get(item.id)?.item)) changed.push(item)
  })
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([field, value]) => !isDeepStrictEqual(value, standing.fields[field as keyof Fields]),
      ),
    ) as Partial<Fields>,
    put: changed,
    remove: remove.filter((id) => standing.items.get(id)?.item),
  }
}

/** Throws Problem 400 for a save that names a version which the document has not reached. */
export function requireReached(version: number, reached: number): void {
  if (version > reached)
    throw new Problem(400, { field: 'version', reason: { en: `at most ${reached}`, zh: `最多 ${reached}` } })
}

/** The fields that changed after a version. A field without a version of its own is as old as the document: of version 1. */
export function fieldsSince<Fields extends object>(
  since: number,
  { fields, fieldVersions }: Pick<StoredDocument<Fields, never>, 'fields' | 'fieldVersions'>,
): Partial<Fields> {
  const changed = Object.entries(fields).filter(([field]) => (fieldVersions[field as keyof Fields] ?? 1) > since)
  return Object.fromEntries(changed) as Partial<Fields>
}

/** The SKUs of what a save puts, where the item was of another SKU before, of none, or not there. */
export function newSkus<Item extends { id: string }>(
  put: readonly Item[],
  before: ReadonlyMap<string, ItemState<Item>>,
  skuOf: (item: Item | null | undefined) => string | null | undefined,
): string[] {
  return put.filter((item) => skuOf(item) !== skuOf(before.get(item.id)?.item)).flatMap((item) => skuOf(item) ?? [])
}

/** What others changed of the same fields and items since the save's version. Undefined where there is no such change. */
export function findConflict<Fields extends object, Item extends { id: string }>(
  { fields, put, remove }: Effect<Fields, Item>,
  version: number,
  standing: StoredDocument<Fields, Item>,
): SaveConflict<Fields, Item> | undefined {
  const isNewer = (touched = 0) => touched > version
  const ids = [...put.map(({ id }) => id), ...remove].filter((id) => isNewer(standing.items.get(id)?.version))
  const touched = (Object.keys(fields) as (keyof Fields)[]).filter((field) => isNewer(standing.fieldVersions[field]))
  if (ids.length === 0 && touched.length === 0) return undefined
  const items = ids.map((id) => ({ id, ...standing.items.get(id) }))
  return {
    version: standing.version,
    fields: Object.fromEntries(touched.map((field) => [field, standing.fields[field]])) as Partial<Fields>,
    items: items.flatMap(({ item, version: at = 0 }) => (item ? [{ ...item, version: at }] : [])),
    removed: items.flatMap(({ id, item }) => (item ? [] : [id])),
  }
}
