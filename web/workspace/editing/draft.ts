import { changedItems, idsThatMayDiffer, type ChangedItems } from './items.ts'

/** An item of a document; each is saved, and may conflict, by itself. */
export interface Identified {
  id: string
  /** Items of different types have different fields. */
  type?: string
}

export type FieldOf<Fields> = keyof Fields & string

/** The edited state of a document. It is immutable: an edit makes a new draft. */
export interface Draft<Fields extends object, Item extends Identified> {
  fields: Fields
  items: ReadonlyMap<string, Item>
}

/** One change that somebody makes to a document. */
export interface Edit<Fields extends object, Item extends Identified> {
  /** Whole items, new or existing. */
  put?: readonly Item[]
  remove?: readonly string[]
  fields?: Partial<Fields>
  /** Edits of the same kind within half a second become one step of the history, such as nudges and typing. */
  merges?: string
  /** They become one step however long the pause, such as typing a text. */
  isOneDeed?: true
}

/** The difference of two drafts, by item (null where it is missing) and by field. */
export interface DraftDifference<Fields extends object, Item extends Identified> {
  items: ReadonlyMap<string, { before: Item | null; after: Item | null }>
  fields: ReadonlyMap<FieldOf<Fields>, { before: unknown; after: unknown }>
}

export function edited<Fields extends object, Item extends Identified>(
  { fields, items }: Draft<Fields, Item>,
  { put = [], remove = [], fields: changed }: Pick<Edit<Fields, Item>, 'put' | 'remove' | 'fields'>,
): Draft<Fields, Item> {
  return {
    fields: changed ? { ...fields, ...changed } : fields,
    items: changedItems(items, itemChangesOf(put, remove)),
  }
}

/** The items that were put and removed, by id. */
export function itemChangesOf<Item extends Identified>(
  put: readonly Item[],
  remove: readonly string[],
): ChangedItems<Item> {
  const changes = new Map<string, Item | null>(put.map((item) => [item.id, item]))
  for (const id of remove) changes.set(id, null)
  return changes
}

export function draftDifferenceOf<Fields extends object, Item extends Identified>(
  before: Draft<Fields, Item>,
  after: Draft<Fields, Item>,
): DraftDifference<Fields, Item> {
  const items = new Map<string, { before: Item | null; after: Item | null }>()
  const compare = (id: string) => {
    const [old, now] = [before.items.get(id) ?? null, after.items.get(id) ?? null]
    if (!isSame(old, now)) items.set(id, { before: old, after: now })
  }
  const few = idsThatMayDiffer(before.items, after.items)
  for (const id of few ?? after.items.keys()) compare(id)
  if (!few) for (const id of before.items.keys()) if (!after.items.has(id)) compare(id)

  const fields = new Map<FieldOf<Fields>, { before: unknown; after: unknown }>()
  if (before.fields !== after.fields) {
    for (const field of Object.keys(after.fields) as FieldOf<Fields>[]) {
      const change = { before: before.fields[field], after: after.fields[field] }
      if (!isSame(change.before, change.after)) fields.set(field, change)
    }
  }
  return { items, fields }
}

export function isEmptyDifference({ items, fields }: { items: { size: number }; fields: { size: number } }): boolean {
  return items.size + fields.size === 0
}

/** Compares plain data. Identical objects are equal without looking inside. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  if (keys.length !== otherKeys.length || Array.isArray(one) !== Array.isArray(other)) return false
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSame(one[key as keyof typeof one], other[key as keyof typeof other]),
  )
}
