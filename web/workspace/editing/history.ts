import {
  draftDifferenceOf,
  edited,
  isEmptyDifference,
  isSame,
  type Draft,
  type Edit,
  type FieldOf,
  type Identified,
} from './draft.ts'
import type { OwnersOf } from './merging.ts'

/** Older steps are forgotten. */
export const MOST_STEPS = 100
const MERGED_WITHIN_MS = 500

/** What a step changed of an item. Whole items where the step added or removed it; null where it was missing. */
export interface ItemStep<Item extends Identified> {
  id: string
  before: Partial<Item> | null
  after: Partial<Item> | null
}

/** One step that can be undone. */
export interface HistoryStep<Fields extends object, Item extends Identified> {
  items: readonly ItemStep<Item>[]
  before: Partial<Fields>
  after: Partial<Fields>
  merges?: string | undefined
  /** Epoch milliseconds. */
  at: number
}

/** The steps that can be undone and redone; the next one is last. */
export interface EditHistory<Fields extends object, Item extends Identified> {
  done: readonly HistoryStep<Fields, Item>[]
  undone: readonly HistoryStep<Fields, Item>[]
}

export const NO_HISTORY: EditHistory<never, never> = { done: [], undone: [] }

/** The result of an undo or redo. */
export interface StepTaken {
  /** Whether anything changed. */
  isTaken: boolean
  /** How many steps were skipped because their items are gone. */
  passedOver: number
  /** How many items and fields of the step were changed elsewhere since, and stay so. */
  leftCount: number
  /** The step's items that still exist. */
  ids: readonly string[]
}

/** Appends a history to a stored one. */
export function continued<Fields extends object, Item extends Identified>(
  before: EditHistory<Fields, Item>,
  { done, undone }: EditHistory<Fields, Item>,
): EditHistory<Fields, Item> {
  return {
    done: [...before.done, ...done].slice(-MOST_STEPS),
    undone: done.length + undone.length > 0 ? undone : before.undone,
  }
}

interface Remembered<Fields extends object, Item extends Identified> {
  before: Draft<Fields, Item>
  after: Draft<Fields, Item>
  edit: Edit<Fields, Item>
  /** Epoch milliseconds. */
  now: number
  /** Whether a field's change is a step; by default it is. Other changes keep the redo steps. */
  isStep?: (field: FieldOf<Fields>) => boolean
}

/** The history after an edit, without redo steps. */
export function remember<Fields extends object, Item extends Identified>(
  history: EditHistory<Fields, Item>,
  change: Remembered<Fields, Item>,
): EditHistory<Fields, Item> {
  const { edit, now } = change
  const step = stepOf(change)
  if (!step) return history
  const last = history.done.at(-1)
  const isSoon = last !== undefined && (edit.isOneDeed === true || now - last.at <= MERGED_WITHIN_MS)
  const isMerged = isSoon && step.merges !== undefined && last.merges === step.merges
  const done = isMerged ? [...history.done.slice(0, -1), joined(last, step)] : [...history.done, step]
  return { done: done.slice(-MOST_STEPS), undone: [] }
}

/**
 * Undoes the last step, or redoes the last undone one: only what the step changed, so that others' changes stay. Values that others have
 * changed since are left alone and drop out of the step. Steps without existing items are skipped.
 */
export function takeStep<Fields extends object, Item extends Identified>(
  { draft, history }: { draft: Draft<Fields, Item>; history: EditHistory<Fields, Item> },
  direction: 'undo' | 'redo',
  ownersOf?: OwnersOf<Item>,
): { edit: Edit<Fields, Item> | null; history: EditHistory<Fields, Item>; taken: StepTaken } {
  const isUndo = direction === 'undo'
  let { done, undone } = history
  for (let passedOver = 0; ; passedOver += 1) {
    const last = (isUndo ? done : undone).at(-1)
    const taken = { isTaken: false, passedOver, leftCount: 0, ids: [] }
    if (!last) return { edit: null, history: { done, undone }, taken }
    if (isUndo) done = done.slice(0, -1)
    else undone = undone.slice(0, -1)
    const { step, leftCount } = withoutTheirs(draft, isUndo ? turned(last) : last, ownersOf)
    const edit = editOf(draft, step)
    if (edit) {
      if (isUndo) undone = [...undone, turned(step)]
      else done = [...done, step]
      const ids = step.items.map(({ id }) => id)
      return { edit, history: { done, undone }, taken: { isTaken: true, passedOver, leftCount, ids } }
    }
    // A step that cannot be undone cannot be redone either. If others changed all of it, that is reported before another step is taken.
    if (leftCount > 0) return { edit: null, history: { done, undone }, taken: { ...taken, leftCount } }
  }
}

/** A step without the values that others have changed since. */
function withoutTheirs<Fields extends object, Item extends Identified>(
  draft: Draft<Fields, Item>,
  step: HistoryStep<Fields, Item>,
  ownersOf?: OwnersOf<Item>,
): { step: HistoryStep<Fields, Item>; leftCount: number } {
  const left = new Set<string>(
    step.items.filter((item) => isTheirs(draft.items.get(item.id), item)).map(({ id }) => id),
  )
  const removed = new Set(step.items.flatMap(({ id, after }) => (after === null && !left.has(id) ? id : [])))
  // Items that others added and that belong to a removed one keep it, and its owners in turn.
  const needed = () =>
    [...draft.items.values()].flatMap((item) => (removed.has(item.id) ? [] : (ownersOf?.(item) ?? [])))
  const keep = (id: string) => removed.delete(id) && left.add(id)
  while (removed.size > 0 && needed().filter(keep).length > 0);
  const theirs = (Object.keys(step.after) as FieldOf<Fields>[]).filter((field) =>
    [step.before, step.after].every((known) => !isSame(draft.fields[field], known[field])),
  )
  const only = (fields: Partial<Fields>) =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => !theirs.includes(field as FieldOf<Fields>)),
    ) as Partial<Fields>
  return {
    step: {
      ...step,
      items: step.items.filter(({ id }) => !left.has(id)),
      before: only(step.before),
      after: only(step.after),
    },
    leftCount: left.size + theirs.length,
  }
}

/** Whether others have changed an item since the step: it is neither as before nor as after it. A missing item counts as unchanged. */
function isTheirs<Item extends Identified>(item: Item | undefined, { before, after }: ItemStep<Item>): boolean {
  if (!item) return false
  // Where the step added or removed the item, all of it counts.
  const whole = before === null || after === null ? Object.keys(item) : []
  const isAs = (known: Partial<Item> | null) =>
    known !== null &&
    [...whole, ...Object.keys(known)].every((key) => isSame(item[key as keyof Item], known[key as keyof Item]))
  return !isAs(before) && !isAs(after)
}

/** The edit of a step; null where it would change nothing. */
function editOf<Fields extends object, Item extends Identified>(
  draft: Draft<Fields, Item>,
  { items, after: fields }: HistoryStep<Fields, Item>,
): Edit<Fields, Item> | null {
  const put: Item[] = []
  const remove: string[] = []
  for (const { id, before, after } of items) {
    const item = draft.items.get(id)
    if (after === null) {
      if (item) remove.push(id)
    } else if (before === null) {
      if (!item) put.push(after as Item)
    } else if (item) put.push({ ...item, ...after })
  }
  const next = edited(draft, { put, remove, fields })
  return isEmptyDifference(draftDifferenceOf(draft, next)) ? null : { put, remove, fields }
}

function turned<Fields extends object, Item extends Identified>({
  items,
  before,
  after,
  ...step
}: HistoryStep<Fields, Item>): HistoryStep<Fields, Item> {
  return {
    ...step,
    items: items.map((item) => ({ id: item.id, before: item.after, after: item.before })),
    before: after,
    after: before,
  }
}

function stepOf<Fields extends object, Item extends Identified>({
  before,
  after,
  edit,
  now,
  isStep = () => true,
}: Remembered<Fields, Item>): HistoryStep<Fields, Item> | null {
  const { items, fields: changed } = draftDifferenceOf(before, after)
  const fields = [...changed].filter(([field]) => isStep(field))
  if (items.size + fields.length === 0) return null
  return {
    merges: edit.merges,
    at: now,
    items: [...items].map(([id, change]) => itemStep(id, change)),
    before: Object.fromEntries(fields.map(([field, change]) => [field, change.before])) as Partial<Fields>,
    after: Object.fromEntries(fields.map(([field, change]) => [field, change.after])) as Partial<Fields>,
  }
}

/** A step of one item with only the fields that differ, so that an undo keeps the others. */
function itemStep<Item extends Identified>(
  id: string,
  { before, after }: { before: Item | null; after: Item | null },
): ItemStep<Item> {
  if (!before || !after || before.type !== after.type) return { id, before, after }
  const keys = (Object.keys({ ...before, ...after }) as (keyof Item)[]).filter(
    (key) => !isSame(before[key], after[key]),
  )
  const only = (item: Item) => Object.fromEntries(keys.map((key) => [key, item[key]])) as Partial<Item>
  return { id, before: only(before), after: only(after) }
}

/** Joins two steps: from before the first to after the second. */
function joined<Fields extends object, Item extends Identified>(
  first: HistoryStep<Fields, Item>,
  second: HistoryStep<Fields, Item>,
): HistoryStep<Fields, Item> {
  const items = new Map(first.items.map((item) => [item.id, item]))
  for (const { id, before, after } of second.items) {
    const known = items.get(id)
    items.set(id, known ? joinedItem(known, { id, before, after }) : { id, before, after })
  }
  return {
    ...second,
    items: [...items.values()].filter(({ before, after }) => before !== null || after !== null),
    before: { ...second.before, ...first.before },
    after: { ...first.after, ...second.after },
  }
}

/** Joins two steps of one item: add and change is add, change and remove is remove. */
function joinedItem<Item extends Identified>(first: ItemStep<Item>, second: ItemStep<Item>): ItemStep<Item> {
  return {
    id: second.id,
    before: first.before && { ...second.before, ...first.before },
    after: second.after && { ...first.after, ...second.after },
  }
}
