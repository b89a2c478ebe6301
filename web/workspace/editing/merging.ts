import { draftDifferenceOf, isEmptyDifference, isSame, type Draft, type FieldOf, type Identified } from './draft.ts'
import { changedItems } from './items.ts'

/** Values that differ here and elsewhere, as they are elsewhere (null for a removed item). The member chooses. */
export interface MergeConflict<Fields extends object, Item extends Identified> {
  items: ReadonlyMap<string, Item | null>
  fields: ReadonlyMap<FieldOf<Fields>, unknown>
}

export const NO_CONFLICT = { items: new Map<string, never>(), fields: new Map<never, never>() }

/** What this tab knows of a document. */
export interface KnownDocument<Fields extends object, Item extends Identified> {
  /** The server's document, as far as this tab knows. */
  base: Draft<Fields, Item>
  /** The version of `base`. */
  version: number
  draft: Draft<Fields, Item>
  conflict: MergeConflict<Fields, Item>
}

/** Changes from elsewhere since a version. */
export interface Heard<Fields extends object, Item extends Identified> {
  version: number
  fields: Partial<Fields>
  items: readonly Item[]
  removed: readonly string[]
}

/** A save without an answer yet. If the server reports its changes, they are this tab's own. */
export interface SentSave<Fields extends object, Item extends Identified> {
  items: ReadonlyMap<string, Item | null>
  fields: ReadonlyMap<FieldOf<Fields>, unknown>
}

/** Finds the ids of an item's owners. */
export type OwnersOf<Item extends Identified> = (item: Item) => readonly string[]

/**
 * Merges changes from elsewhere. Values that were not changed here are taken; values changed only here stay unsaved; values changed in both
 * places conflict unless equal. An item removed with its owner waits for the owner's conflict.
 */
export function withRemoteChanges<Fields extends object, Item extends Identified>(
  known: KnownDocument<Fields, Item>,
  heard: Heard<Fields, Item>,
  sent?: SentSave<Fields, Item>,
  ownersOf?: OwnersOf<Item>,
): KnownDocument<Fields, Item> {
  const theirs = new Map<string, Item | null>(heard.items.map((item) => [item.id, item]))
  for (const id of heard.removed) if (!theirs.has(id)) theirs.set(id, null)

  const taken = new Map<string, Item | null>()
  const conflicts = new Map(known.conflict.items)
  for (const [id, theirItem] of theirs) {
    const [before, mine] = [known.base.items.get(id) ?? null, known.draft.items.get(id) ?? null]
    if (isSame(theirItem, mine)) conflicts.delete(id)
    else if (isOwn(sent?.items, id, theirItem)) continue
    else if (isSame(mine, before) && !known.conflict.items.has(id)) taken.set(id, theirItem)
    else if (!isSame(theirItem, before)) conflicts.set(id, theirItem)
  }

  for (const [id, theirItem] of taken) {
    const mine = known.draft.items.get(id)
    if (theirItem || !mine || !ownersOf?.(mine).some((owner) => conflicts.get(owner) === null)) continue
    taken.delete(id)
    conflicts.set(id, null)
  }

  const fieldsTaken: Partial<Fields> = {}
  const fieldConflicts = new Map(known.conflict.fields)
  for (const field of Object.keys(heard.fields) as FieldOf<Fields>[]) {
    const theirValue = heard.fields[field]
    const [before, mine] = [known.base.fields[field], known.draft.fields[field]]
    if (isSame(theirValue, mine)) fieldConflicts.delete(field)
    else if (isOwn(sent?.fields, field, theirValue)) continue
    else if (isSame(mine, before) && !known.conflict.fields.has(field))
      Object.assign(fieldsTaken, { [field]: theirValue })
    else if (!isSame(theirValue, before)) fieldConflicts.set(field, theirValue)
  }
  return {
    base: { items: changedItems(known.base.items, theirs), fields: { ...known.base.fields, ...heard.fields } },
    draft: { items: changedItems(known.draft.items, taken), fields: { ...known.draft.fields, ...fieldsTaken } },
    version: Math.max(known.version, heard.version),
    conflict: { items: conflicts, fields: fieldConflicts },
  }
}

/** Resolves all conflicts: keeps this tab's values to be saved, or takes the others', together with items removed with them. */
export function resolved<Fields extends object, Item extends Identified>(
  known: KnownDocument<Fields, Item>,
  choice: 'mine' | 'theirs',
  ownersOf?: OwnersOf<Item>,
): KnownDocument<Fields, Item> {
  if (choice === 'mine') return { ...known, conflict: NO_CONFLICT }
  const { draft, conflict } = known
  const fields = { ...draft.fields, ...Object.fromEntries(conflict.fields) }
  const back = new Map(conflict.items)
  if (ownersOf)
    for (const [id, change] of draftDifferenceOf(known.base, draft).items)
      if (waitsForOwner(known, change, ownersOf)) back.set(id, change.before)
  return { ...known, draft: { items: changedItems(draft.items, back), fields }, conflict: NO_CONFLICT }
}

/** Whether an item was removed here with an owner that was changed elsewhere. */
export function waitsForOwner<Fields extends object, Item extends Identified>(
  { draft, conflict }: KnownDocument<Fields, Item>,
  { before, after }: { before: Item | null; after: Item | null },
  ownersOf: OwnersOf<Item>,
): boolean {
  if (after || !before) return false
  return ownersOf(before).some((owner) => conflict.items.has(owner) && !draft.items.has(owner))
}

/** Drops conflicts whose sides have become equal. */
export function withoutSettled<Fields extends object, Item extends Identified>(
  known: KnownDocument<Fields, Item>,
): KnownDocument<Fields, Item> {
  const { draft, conflict } = known
  if (!hasConflict(conflict)) return known
  const items = [...conflict.items].filter(([id, theirs]) => !isSame(theirs, draft.items.get(id) ?? null))
  const fields = [...conflict.fields].filter(([field, theirs]) => !isSame(theirs, draft.fields[field]))
  return { ...known, conflict: { items: new Map(items), fields: new Map(fields) } }
}

export function hasConflict(conflict: { items: { size: number }; fields: { size: number } }): boolean {
  return !isEmptyDifference(conflict)
}

function isOwn(sent: ReadonlyMap<string, unknown> | undefined, name: string, value: unknown): boolean {
  return sent !== undefined && sent.has(name) && isSame(sent.get(name), value)
}
