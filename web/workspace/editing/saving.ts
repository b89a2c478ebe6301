import { draftDifferenceOf, type Edit, type Identified } from './draft.ts'
import { changedItems } from './items.ts'
import type { KnownDocument, SentSave } from './merging.ts'

/** A save: items to put, items to remove, and fields. */
export interface Change<Fields extends object, Item extends Identified> {
  put: readonly Item[]
  remove: readonly Item[]
  fields: Partial<Fields>
}

/** Finds changes that must wait because they are not allowed now. */
export interface Waiting<Fields extends object, Item extends Identified> {
  isItem: (change: { before: Item | null; after: Item | null }) => boolean
  isField: (field: keyof Fields & string) => boolean
}

/** What to save: everything that differs from the server's document, except conflicts and what waits. */
export function changeToSave<Fields extends object, Item extends Identified>(
  { base, draft, conflict }: KnownDocument<Fields, Item>,
  waiting?: Waiting<Fields, Item>,
): Change<Fields, Item> | null {
  const { items, fields } = draftDifferenceOf(base, draft)
  const [put, remove]: [Item[], Item[]] = [[], []]
  for (const [id, change] of items) {
    if (conflict.items.has(id) || waiting?.isItem(change)) continue
    if (change.after) put.push(change.after)
    else if (change.before) remove.push(change.before)
  }
  const mine = [...fields].filter(([field]) => !conflict.fields.has(field) && !waiting?.isField(field))
  if (put.length + remove.length + mine.length === 0) return null
  return {
    put,
    remove,
    fields: Object.fromEntries(mine.map(([field, { after }]) => [field, after])) as Partial<Fields>,
  }
}

/** Whether some changes have to wait. */
export function isHeldBack<Fields extends object, Item extends Identified>(
  known: KnownDocument<Fields, Item>,
  waiting?: Waiting<Fields, Item>,
): boolean {
  return waiting !== undefined && idsIn(changeToSave(known)).length > idsIn(changeToSave(known, waiting)).length
}

/** The edit that takes back the waiting changes; if there are none, all unsaved ones. */
export function takingBack<Fields extends object, Item extends Identified>(
  known: KnownDocument<Fields, Item>,
  waiting?: Waiting<Fields, Item>,
): Edit<Fields, Item> {
  const all = changeToSave(known)
  const kept = new Set(isHeldBack(known, waiting) ? idsIn(changeToSave(known, waiting)) : [])
  const isTaken = (name: string) => !kept.has(name)
  const taken = [...(all?.put ?? []), ...(all?.remove ?? [])].map(({ id }) => id).filter(isTaken)
  const { items, fields } = known.base
  const changed = (Object.keys(all?.fields ?? {}) as (keyof Fields & string)[]).filter(isTaken)
  return {
    put: taken.flatMap((id) => items.get(id) ?? []),
    remove: taken.filter((id) => !items.has(id)),
    fields: Object.fromEntries(changed.map((field) => [field, fields[field]])) as Partial<Fields>,
  }
}

function idsIn<Fields extends object, Item extends Identified>(change: Change<Fields, Item> | null): string[] {
  if (!change) return []
  return [...change.put.map(({ id }) => id), ...change.remove.map(({ id }) => id), ...Object.keys(change.fields)]
}

/**
 * The known state after a change was saved as `version`. If others saved in between, the known version stays, because their changes still
 * have to be read. If the version is known already, nothing changes.
 */
export function acknowledged<Fields extends object, Item extends Identified>(
  known: KnownDocument<Fields, Item>,
  { items, fields }: SentSave<Fields, Item>,
  version: number,
): KnownDocument<Fields, Item> {
  if (version <= known.version) return known
  const base = {
    items: changedItems(known.base.items, items),
    fields: { ...known.base.fields, ...Object.fromEntries(fields) },
  }
  return { ...known, base, version: version === known.version + 1 ? version : known.version }
}
