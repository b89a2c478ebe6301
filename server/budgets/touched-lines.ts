import { isDeepStrictEqual } from 'node:util'
import { isCounted } from '../../contract/budgets/arithmetic/line-figures.ts'
import type { BudgetField, BudgetFields } from '../../contract/budgets/budget.ts'
import type { AllocationSource, Entry, Line, Room } from '../../contract/budgets/entries.ts'
import type { Effect, StoredDocument } from '../workspace/conflicts.ts'
import type { Trx } from './deps.ts'
import { findEntries } from './stored.ts'
import type { WhoseBudget } from './stored.ts'

/** The ids of lines whose amounts a save changes; `all` where it changes what all depend on. */
export type TouchedLines = ReadonlySet<string> | 'all'

/** Fields of a list on which the amounts of its lines depend. */
const OF_AMOUNTS: ReadonlySet<BudgetField> = new Set(['baseCurrency', 'taxRounding', 'defaultTaxRate', 'packing'])

const MEASURES = ['floorArea', 'wallArea', 'perimeter', 'count'] as const

/** To be asked before anything is removed: quantities that go with a room are known by their lines. */
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

/** Whether nothing that amounts depend on tells two lines apart. */
function isReckonedAlike(one: Line, other: Line): boolean {
  return (
    isCounted(one) === isCounted(other) &&
    isDeepStrictEqual(one.price, other.price) &&
    isDeepStrictEqual(one.pack, other.pack)
  )
}

/** Which quantities follow what tells two states of a room apart; all where there are more or fewer such rooms. */
function sourcesChanged(one: Room, other: Room): ReadonlySet<AllocationSource> | 'all' {
  const changed = MEASURES.filter((measure) => one[measure] !== other[measure])
  return changed.includes('count') ? 'all' : new Set<AllocationSource>(changed)
}
