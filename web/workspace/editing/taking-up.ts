import { draftDifferenceOf, isSame, type FieldOf } from './draft.ts'
import type { DocumentKind, DocumentShape, KnownOf } from './document-kind.ts'
import type { EditHistory } from './history.ts'
import { changedItems } from './items.ts'
import { withRemoteChanges } from './merging.ts'

/** A save that was sent. It is sent again under the same key until it is answered. */
export interface InFlight<Change> {
  key: string
  /** The version that the change was made on. */
  version: number
  change: Change
}

interface Kept<Value> {
  /** The server's value, as far as the tab knew. */
  before: Value
  after: Value
}

/** Unsaved edits of a document and their history: enough to continue after a reload, a crash or a sign-in. */
export interface KeptEdits<Shape extends DocumentShape> {
  items: readonly (readonly [id: string, change: Kept<Shape['item'] | null>])[]
  fields: readonly (readonly [field: string, change: Kept<unknown>])[]
  /** Their conflicts, with the values elsewhere. */
  conflict: {
    items: readonly (readonly [id: string, theirs: Shape['item'] | null])[]
    fields: readonly (readonly [field: string, theirs: unknown])[]
  }
  /** Sent without an answer; it may have arrived. */
  inFlight: InFlight<Shape['change']> | null
  history: EditHistory<Shape['fields'], Shape['item']>
}

/** What a tab has of a document beyond the server's state. */
interface Own<Shape extends DocumentShape> {
  known: KnownOf<Shape>
  inFlight: InFlight<Shape['change']> | null
  history: EditHistory<Shape['fields'], Shape['item']>
}

type FieldChanges<Shape extends DocumentShape, Value = unknown> = readonly (readonly [
  FieldOf<Shape['fields']>,
  Value,
])[]

type Reading<Shape extends DocumentShape> = Pick<DocumentKind<Shape>, 'sentIn' | 'ownersOf' | 'isAsSent'>

/** The edits to store; null if there are none. */
export function editsToKeep<Shape extends DocumentShape>(
  kind: Reading<Shape>,
  { known, inFlight, history }: Own<Shape>,
): KeptEdits<Shape> | null {
  const { base, draft, conflict } = known
  const difference = draftDifferenceOf(base, draft)
  const [items, fields] = [new Map(difference.items), new Map(difference.fields)]
  // An edit that was sent and undone shows no difference. If it has arrived, the undo must be saved too.
  const sent = inFlight && kind.sentIn(inFlight.change)
  for (const id of sent?.items.keys() ?? [])
    if (!items.has(id)) items.set(id, { before: base.items.get(id) ?? null, after: draft.items.get(id) ?? null })
  for (const field of sent?.fields.keys() ?? [])
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
 * Applies stored edits to the present document. A value that another person changed meanwhile, or that was edited both here and in a
 * closed tab, becomes a conflict.
 */
export function takenUp<Shape extends DocumentShape>(
  kind: Reading<Shape>,
  known: KnownOf<Shape>,
  kept: KeptEdits<Shape>,
): KnownOf<Shape> {
  const { isAsSent = isSame } = kind
  const mine = draftDifferenceOf(known.base, known.draft)
  const sent = kept.inFlight && kind.sentIn(kept.inFlight.change)
  const [before, after] = [new Map<string, Shape['item'] | null>(), new Map<string, Shape['item'] | null>()]
  const conflicts = new Map([...known.conflict.items, ...kept.conflict.items])
  for (const [id, change] of kept.items) {
    const own = mine.items.get(id)
    if (own) {
      if (!isSame(own.after, change.after)) conflicts.set(id, change.after)
      continue
    }
    const now = known.base.items.get(id) ?? null
    const hasArrived = sent?.items.has(id) && isAsSent(sent.items.get(id), now)
    before.set(id, hasArrived ? now : change.before)
    after.set(id, change.after)
  }

  const fieldsBefore: Partial<Shape['fields']> = {}
  const fieldsAfter: Partial<Shape['fields']> = {}
  const fieldConflicts = new Map([...known.conflict.fields, ...(kept.conflict.fields as FieldChanges<Shape>)])
  for (const [field, change] of kept.fields as FieldChanges<Shape, Kept<unknown>>) {
    const own = mine.fields.get(field)
    if (own) {
      if (!isSame(own.after, change.after)) fieldConflicts.set(field, change.after)
      continue
    }
    const now = known.base.fields[field]
    const hasArrived = sent?.fields.has(field) && isAsSent(sent.fields.get(field), now)
    Object.assign(fieldsBefore, { [field]: hasArrived ? now : change.before })
    Object.assign(fieldsAfter, { [field]: change.after })
  }

  const taken = [...after.keys()]
  const takenFields = Object.keys(fieldsAfter) as FieldOf<Shape['fields']>[]
  return withRemoteChanges<Shape['fields'], Shape['item']>(
    {
      base: { items: changedItems(known.base.items, before), fields: { ...known.base.fields, ...fieldsBefore } },
      draft: { items: changedItems(known.draft.items, after), fields: { ...known.draft.fields, ...fieldsAfter } },
      version: known.version,
      conflict: { items: conflicts, fields: fieldConflicts },
    },
    {
      version: known.version,
      items: taken.flatMap((id) => known.base.items.get(id) ?? []),
      removed: taken.filter((id) => !known.base.items.has(id)),
      fields: Object.fromEntries(takenFields.map((field) => [field, known.base.fields[field]])) as Partial<
        Shape['fields']
      >,
    },
    undefined,
    kind.ownersOf,
  )
}
