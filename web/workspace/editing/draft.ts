import type { BoardField, BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'

/** A board as it is being edited. It is immutable: an edit makes another draft. */
export interface Draft {
  fields: BoardFields
  items: ReadonlyMap<string, Item>
}

/** One change that somebody makes to a board. */
export interface Edit {
  /** Whole items, new ones and known ones. */
  put?: readonly Item[]
  remove?: readonly string[]
  fields?: Partial<BoardFields>
  /** Edits of the same kind within half a second are one step of the history: nudges, typing. */
  merges?: string
  /** They are one step however long somebody rests between: a text that is typed. */
  isOneDeed?: true
}

/** The difference between two drafts, by item (null where it is missing) and by field. */
export interface Difference {
  items: ReadonlyMap<string, { before: Item | null; after: Item | null }>
  fields: ReadonlyMap<BoardField, { before: unknown; after: unknown }>
}

export function edited({ fields, items }: Draft, { put = [], remove = [], fields: changed }: Edit): Draft {
  const next = new Map(items)
  for (const item of put) next.set(item.id, item)
  for (const id of remove) next.delete(id)
  return { fields: changed ? { ...fields, ...changed } : fields, items: put.length + remove.length > 0 ? next : items }
}

export function differenceOf(before: Draft, after: Draft): Difference {
  const items = new Map<string, { before: Item | null; after: Item | null }>()
  if (before.items !== after.items) {
    for (const [id, item] of after.items) {
      const old = before.items.get(id) ?? null
      if (!isSame(old, item)) items.set(id, { before: old, after: item })
    }
    for (const [id, item] of before.items) if (!after.items.has(id)) items.set(id, { before: item, after: null })
  }
  const fields = new Map<BoardField, { before: unknown; after: unknown }>()
  if (before.fields !== after.fields) {
    for (const field of Object.keys(after.fields) as BoardField[]) {
      const change = { before: before.fields[field], after: after.fields[field] }
      if (!isSame(change.before, change.after)) fields.set(field, change)
    }
  }
  return { items, fields }
}

export function isNothing({ items, fields }: Difference): boolean {
  return items.size + fields.size === 0
}

/** Whether plain data is equal. The same object is, without a look inside. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  if (keys.length !== otherKeys.length || Array.isArray(one) !== Array.isArray(other)) return false
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSame(one[key as keyof typeof one], other[key as keyof typeof other]),
  )
}
