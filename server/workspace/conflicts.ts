import { isDeepStrictEqual } from 'node:util'

/** What is stored of a document that is saved by changes (decisions/060), as far as a save would change it. */
export interface StoredDocument<Fields, Item> {
  version: number
  fields: Fields
  /** The version at which each field was changed last. A field that is missing was never changed. */
  fieldVersions: Partial<Record<keyof Fields, number>>
  /** The stored items that the save puts or removes, by their id. */
  items: ReadonlyMap<string, StandingItem<Item>>
}

export interface StandingItem<Item> {
  version: number
  /** Null where it was removed. */
  item: Item | null
}

/** What a save would change, made on a version of the document. */
export interface DocumentChanges<Fields, Item> {
  version: number
  fields: Partial<Fields>
  put: readonly Item[]
  remove: readonly string[]
}

/** The part of a save that changes anything. */
export type Effect<Fields, Item> = Omit<DocumentChanges<Fields, Item>, 'version'>

/** What others have changed since, as it is now. */
export interface SaveConflict<Fields, Item> {
  version: number
  fields: Partial<Fields>
  items: (Item & { version: number })[]
  removed: string[]
}

/** The part of a save that changes anything. Not an equal value, nor the removal of what is not there. */
export function effectOf<Fields extends object, Item extends { id: string }>(
  { fields, put, remove }: Effect<Fields, Item>,
  standing: StoredDocument<Fields, Item>,
): Effect<Fields, Item> {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([field, value]) => !isDeepStrictEqual(value, standing.fields[field as keyof Fields]),
      ),
    ) as Partial<Fields>,
    put: put.filter((item) => !isDeepStrictEqual(item, standing.items.get(item.id)?.item)),
    remove: remove.filter((id) => standing.items.get(id)?.item),
  }
}

/** What others have changed of what a save changes, since the version it was made on. Undefined where they have changed none of it. */
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
