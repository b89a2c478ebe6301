import type { BoardField, BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { differenceOf, isSame } from './draft.ts'
import type { History } from './history.ts'
import { setOrDelete, takenIn, type Known } from './merging.ts'
import { sentOf, type Change } from './saving.ts'

/** A save that was sent. It is sent again under the same key until it is answered. */
export interface InFlight {
  key: string
  /** The version on which it was made. */
  version: number
  change: Change
}

interface Kept<Value> {
  /** The value on the server, as far as the tab knew. */
  before: Value
  after: Value
}

/** Unsaved edits of a board and its history: enough to go on after a reload, a crash or a sign-in. */
export interface KeptEdits {
  items: readonly (readonly [id: string, change: Kept<Item | null>])[]
  fields: readonly (readonly [field: BoardField, change: Kept<unknown>])[]
  /** Conflicts among them, with the values elsewhere. */
  conflict: {
    items: readonly (readonly [id: string, theirs: Item | null])[]
    fields: readonly (readonly [field: BoardField, theirs: unknown])[]
  }
  /** Sent without an answer: it may have arrived. */
  inFlight: InFlight | null
  history: History
}

/** What has to be kept. Null where nothing does. */
export function keptOf(known: Known, inFlight: InFlight | null, history: History): KeptEdits | null {
  const { base, draft, conflict } = known
  const difference = differenceOf(base, draft)
  const [items, fields] = [new Map(difference.items), new Map(difference.fields)]
  // An edit that was sent and then undone shows no difference. If it has arrived, the undo has to be saved too.
  const sent = inFlight && sentOf(inFlight.change)
  for (const id of sent?.items.keys() ?? [])
    if (!items.has(id)) items.set(id, { before: base.items.get(id) ?? null, after: draft.items.get(id) ?? null })
  for (const field of (sent?.fields.keys() ?? []) as Iterable<BoardField>)
    if (!fields.has(field)) fields.set(field, { before: base.fields[field], after: draft.fields[field] })
  if (items.size + fields.size + history.done.length + history.undone.length === 0) return null
  return {
    items: [...items],
    fields: [...fields],
    conflict: { items: [...conflict.items], fields: [...conflict.fields] },
    inFlight,
    history,
  }
}

/**
 * The edits that were kept, on the board as it is now. What others have changed since is a conflict, where it is the same; so is
 * what was edited here and in another tab that has died.
 */
export function takenUp(known: Known, kept: KeptEdits): Known {
  const mine = differenceOf(known.base, known.draft)
  const sent = kept.inFlight && sentOf(kept.inFlight.change)
  const [before, after] = [new Map(known.base.items), new Map(known.draft.items)]
  const conflicts = new Map([...known.conflict.items, ...kept.conflict.items])
  const taken: string[] = []
  for (const [id, change] of kept.items) {
    const own = mine.items.get(id)
    if (own) {
      if (!isSame(own.after, change.after)) conflicts.set(id, change.after)
      continue
    }
    const now = known.base.items.get(id) ?? null
    const hasArrived = sent?.items.has(id) && isSame(sent.items.get(id), now)
    setOrDelete(before, id, hasArrived ? now : change.before)
    setOrDelete(after, id, change.after)
    taken.push(id)
  }

  const fieldsBefore: BoardFields = { ...known.base.fields }
  const fieldsAfter: BoardFields = { ...known.draft.fields }
  const fieldConflicts = new Map([...known.conflict.fields, ...kept.conflict.fields])
  const takenFields: BoardField[] = []
  for (const [field, change] of kept.fields) {
    const own = mine.fields.get(field)
    if (own) {
      if (!isSame(own.after, change.after)) fieldConflicts.set(field, change.after)
      continue
    }
    const now = known.base.fields[field]
    const hasArrived = sent?.fields.has(field) && isSame(sent.fields.get(field), now)
    Object.assign(fieldsBefore, { [field]: hasArrived ? now : change.before })
    Object.assign(fieldsAfter, { [field]: change.after })
    takenFields.push(field)
  }

  const standing = taken.flatMap((id) => known.base.items.get(id) ?? [])
  return takenIn(
    {
      base: { items: before, fields: fieldsBefore },
      draft: { items: after, fields: fieldsAfter },
      version: known.version,
      conflict: { items: conflicts, fields: fieldConflicts },
    },
    {
      version: known.version,
      items: standing.map((item) => ({ ...item, version: known.version })),
      removed: taken.filter((id) => !known.base.items.has(id)),
      board: Object.fromEntries(takenFields.map((field) => [field, known.base.fields[field]])),
    },
  )
}
