import type { BoardField, BoardFields } from '../../../contract/boards/board.ts'
import type { BoardChanges } from '../../../contract/boards/calls.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { isSame, type Draft } from './draft.ts'

/** What was changed differently here and elsewhere, as it is elsewhere (null: removed). The member chooses. */
export interface Conflict {
  items: ReadonlyMap<string, Item | null>
  fields: ReadonlyMap<BoardField, unknown>
}

export const NO_CONFLICT: Conflict = { items: new Map(), fields: new Map() }

/** What this tab knows of a board. */
export interface Known {
  /** The board on the server, as far as this tab knows. */
  base: Draft
  /** The version of `base`. */
  version: number
  draft: Draft
  conflict: Conflict
}

/** What this tab has sent without an answer. Where the server reports it as a change, it is this tab's own. */
export interface Sent {
  items: ReadonlyMap<string, Item | null>
  fields: ReadonlyMap<string, unknown>
}

const NOTHING_SENT: Sent = { items: new Map(), fields: new Map() }

/**
 * Takes in what has become of the board elsewhere. What was not changed here is taken; what was changed here alone stays to be
 * saved; what was changed in both places is a conflict, unless it was made the same.
 */
export function takenIn(
  known: Known,
  changes: Pick<BoardChanges, 'version' | 'board' | 'items' | 'removed'>,
  sent: Sent = NOTHING_SENT,
): Known {
  const theirs = new Map<string, Item | null>()
  for (const { version: _version, ...item } of changes.items) theirs.set(item.id, item)
  for (const id of changes.removed) if (!theirs.has(id)) theirs.set(id, null)

  const [base, draft] = [new Map(known.base.items), new Map(known.draft.items)]
  const conflicts = new Map(known.conflict.items)
  for (const [id, theirItem] of theirs) {
    const [before, mine] = [known.base.items.get(id) ?? null, known.draft.items.get(id) ?? null]
    setOrDelete(base, id, theirItem)
    if (isSame(theirItem, mine)) conflicts.delete(id)
    else if (isSame(mine, before) && !known.conflict.items.has(id)) setOrDelete(draft, id, theirItem)
    else if (!isSame(theirItem, before) && !isOwn(sent.items, id, theirItem)) conflicts.set(id, theirItem)
  }

  const baseFields: BoardFields = { ...known.base.fields }
  const draftFields: BoardFields = { ...known.draft.fields }
  const fieldConflicts = new Map(known.conflict.fields)
  for (const field of Object.keys(changes.board) as BoardField[]) {
    const theirValue = changes.board[field]
    const [before, mine] = [known.base.fields[field], known.draft.fields[field]]
    Object.assign(baseFields, { [field]: theirValue })
    if (isSame(theirValue, mine)) fieldConflicts.delete(field)
    else if (isSame(mine, before) && !known.conflict.fields.has(field))
      Object.assign(draftFields, { [field]: theirValue })
    else if (!isSame(theirValue, before) && !isOwn(sent.fields, field, theirValue))
      fieldConflicts.set(field, theirValue)
  }
  return {
    base: { items: base, fields: baseFields },
    draft: { items: draft, fields: draftFields },
    version: Math.max(known.version, changes.version),
    conflict: { items: conflicts, fields: fieldConflicts },
  }
}

/** Resolves all conflicts: keeps this tab's values, to be saved over the others', or takes the others'. */
export function resolved(known: Known, choice: 'mine' | 'theirs'): Known {
  if (choice === 'mine') return { ...known, conflict: NO_CONFLICT }
  const items = new Map(known.draft.items)
  for (const [id, item] of known.conflict.items) setOrDelete(items, id, item)
  const fields = { ...known.draft.fields, ...Object.fromEntries(known.conflict.fields) }
  return { ...known, draft: { items, fields }, conflict: NO_CONFLICT }
}

/** Drops conflicts whose two sides have become equal. */
export function withoutSettled(known: Known): Known {
  const { draft, conflict } = known
  if (!hasConflict(conflict)) return known
  const items = [...conflict.items].filter(([id, theirs]) => !isSame(theirs, draft.items.get(id) ?? null))
  const fields = [...conflict.fields].filter(([field, theirs]) => !isSame(theirs, draft.fields[field]))
  return { ...known, conflict: { items: new Map(items), fields: new Map(fields) } }
}

export function hasConflict({ items, fields }: Conflict): boolean {
  return items.size + fields.size > 0
}

function isOwn(sent: ReadonlyMap<string, unknown>, name: string, value: unknown): boolean {
  return sent.has(name) && isSame(sent.get(name), value)
}

export function setOrDelete(items: Map<string, Item>, id: string, item: Item | null): void {
  if (item) items.set(id, item)
  else items.delete(id)
}
