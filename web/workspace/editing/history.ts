import {
  differenceOf,
  edited,
  isNothing,
  isSame,
  type Draft,
  type Edit,
  type FieldOf,
  type Identified,
} from './draft.ts'

/** Older steps are forgotten. */
export const MOST_STEPS = 100
const MERGED_WITHIN_MS = 500

/** What a step changed of an item. A whole item where the step made or removed it, null where it was missing. */
export interface ItemStep<Item extends Identified> {
  id: string
  before: Partial<Item> | null
  after: Partial<Item> | null
}

/** One step that can be undone. */
export interface Step<Fields extends object, Item extends Identified> {
  items: readonly ItemStep<Item>[]
  before: Partial<Fields>
  after: Partial<Fields>
  merges?: string | undefined
  /** Epoch milliseconds. */
  at: number
}

/** The steps that can be undone, and those that can be redone; the next one is last. */
export interface History<Fields extends object, Item extends Identified> {
  done: readonly Step<Fields, Item>[]
  undone: readonly Step<Fields, Item>[]
}

export const NO_HISTORY: History<never, never> = { done: [], undone: [] }

/** What an undo or redo has done. */
export interface StepTaken {
  /** Whether anything changed. */
  isTaken: boolean
  /** How many steps were skipped because their items are gone. */
  passedOver: number
  /** The items that the step was about and that are still there. */
  ids: readonly string[]
}

/** Appends a history to one that was kept. */
export function continued<Fields extends object, Item extends Identified>(
  before: History<Fields, Item>,
  { done, undone }: History<Fields, Item>,
): History<Fields, Item> {
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
  /** Whether a change of the field is a step; each is by default. A change that is none leaves what can be redone. */
  isStep?: (field: FieldOf<Fields>) => boolean
}

/** The history after an edit, which leaves nothing to redo. */
export function remember<Fields extends object, Item extends Identified>(
  history: History<Fields, Item>,
  change: Remembered<Fields, Item>,
): History<Fields, Item> {
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
 * Takes the last step back, or does the last one that was taken back again: only what it changed, so that what others have
 * done since stays. Steps whose items are gone are passed over.
 */
export function takeStep<Fields extends object, Item extends Identified>(
  { draft, history }: { draft: Draft<Fields, Item>; history: History<Fields, Item> },
  direction: 'undo' | 'redo',
): { edit: Edit<Fields, Item> | null; history: History<Fields, Item>; taken: StepTaken } {
  let { done, undone } = history
  for (let passedOver = 0; ; passedOver += 1) {
    const step = (direction === 'undo' ? done : undone).at(-1)
    if (!step) return { edit: null, history: { done, undone }, taken: { isTaken: false, passedOver, ids: [] } }
    if (direction === 'undo') [done, undone] = [done.slice(0, -1), [...undone, step]]
    else [done, undone] = [[...done, step], undone.slice(0, -1)]
    const edit = editOf(draft, direction === 'undo' ? turned(step) : step)
    if (edit) {
      const ids = step.items.map(({ id }) => id)
      return { edit, history: { done, undone }, taken: { isTaken: true, passedOver, ids } }
    }
    // A step that cannot be undone cannot be redone either.
    if (direction === 'undo') undone = undone.slice(0, -1)
    else done = done.slice(0, -1)
  }
}

/** The edit that takes a step back. Null where it would change nothing. */
function editOf<Fields extends object, Item extends Identified>(
  draft: Draft<Fields, Item>,
  { items, after: fields }: Step<Fields, Item>,
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
  return isNothing(differenceOf(draft, next)) ? null : { put, remove, fields }
}

function turned<Fields extends object, Item extends Identified>({
  items,
  before,
  after,
  ...step
}: Step<Fields, Item>): Step<Fields, Item> {
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
}: Remembered<Fields, Item>): Step<Fields, Item> | null {
  const { items, fields: changed } = differenceOf(before, after)
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

/** A step of one item: only the facts that differ, so that an undo leaves the others as they have become. */
function itemStep<Item extends Identified>(
  id: string,
  { before, after }: { before: Item | null; after: Item | null },
): ItemStep<Item> {
  if (!before || !after || before.type !== after.type) return { id, before, after }
  const keys = (Object.keys(after) as (keyof Item)[]).filter((key) => !isSame(before[key], after[key]))
  const only = (item: Item) => Object.fromEntries(keys.map((key) => [key, item[key]])) as Partial<Item>
  return { id, before: only(before), after: only(after) }
}

/** Joins two steps into one, from before the first to after the second. */
function joined<Fields extends object, Item extends Identified>(
  first: Step<Fields, Item>,
  second: Step<Fields, Item>,
): Step<Fields, Item> {
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

/** Joins two steps of one item: making and changing is making, changing and removing is removing. */
function joinedItem<Item extends Identified>(first: ItemStep<Item>, second: ItemStep<Item>): ItemStep<Item> {
  return {
    id: second.id,
    before: first.before && { ...second.before, ...first.before },
    after: second.after && { ...first.after, ...second.after },
  }
}
