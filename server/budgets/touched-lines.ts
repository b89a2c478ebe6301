import { isDeepStrictEqual } from 'node:util'
import { isCounted } from '../../contract/budgets/arithmetic/line-figures.ts'
import type { BudgetField, BudgetFields } from '../../contract/budgets/budget.ts'
import type { AllocationSource, Entry, Line, Room } from '../../contract/budgets/entries.ts'
import type { Effect, StoredDocument } from '../workspace/conflicts.ts'
import type { Trx } from '../database.ts'
import { findEntries } from './stored.ts'
import type { WhoseBudget } from './stored.ts'

/** The ids of lines whose amounts a save changes; `all` where it changes something that all depend on. */
export type TouchedLines = ReadonlySet<string> | 'all'

/** The list's fields on which the amounts of its lines depend. */
const OF_AMOUNTS: ReadonlySet<BudgetField> = new Set(['baseCurrency', 'taxRounding', 'defaultTaxRate', 'packing'])

const MEASURES = ['floorArea', 'wallArea', 'perimeter', 'count'] as const

/** Finds the lines whose amounts a save changes. Call it before anything is removed: a room's allocations lead to its lines. */
export async function touchedLines(
  trx: Trx,
  budget: WhoseBudget,
  { fields, put, remove }: Effect<BudgetFields, Entry>,
  { items }: StoredDocument<BudgetFields, Entry>,
): Promise<TouchedLines> {
  if ((Object.keys(fields) as BudgetField[]).some((field) => OF_AMOUNTS.has(field))) return 'all'
  const touched = new Set<string>()
  const rooms = new Map<string, ReadonlySet<AllocationSource> | 'all'>()
  const note = (entry: Entry | null | undefined) => {
    if (entry?.type === 'line') touched.add(entry.id)
    if (entry?.type === 'allocation') touched.add(entry.lineId)
    if (entry?.type === 'room') rooms.set(entry.id, 'all')
  }
  for (const entry of put) {
    const before = items.get(entry.id)?.item
    if (entry.type === 'line' && before?.type === 'line' && isReckonedAlike(entry, before)) continue
    if (entry.type === 'room' && before?.type === 'room') {
      const sources = sourcesChanged(entry, before)
      if (sources === 'all' || sources.size > 0) rooms.set(entry.id, sources)
      continue
    }
    note(entry)
    note(before)
  }
  for (const id of remove) note(items.get(id)?.item)
  if (rooms.size === 0) return touched
  for (const entry of await findEntries(trx, budget, { roomIds: [...rooms.keys()] })) {
    if (entry.type !== 'allocation' || entry.roomId === null) continue
    const sources = rooms.get(entry.roomId)
    if (sources === 'all' || sources?.has(entry.source)) touched.add(entry.lineId)
  }
  return touched
}

/** Whether two states of a line give the same amounts. */
function isReckonedAlike(one: Line, other: Line): boolean {
  return (
    isCounted(one) === isCounted(other) &&
    isDeepStrictEqual(one.price, other.price) &&
    isDeepStrictEqual(one.pack, other.pack)
  )
}

/** The measures that differ between two states of a room; `all` where the number of its copies differs. */
function sourcesChanged(one: Room, other: Room): ReadonlySet<AllocationSource> | 'all' {
  const changed = MEASURES.filter((measure) => one[measure] !== other[measure])
  return changed.includes('count') ? 'all' : new Set<AllocationSource>(changed)
}
