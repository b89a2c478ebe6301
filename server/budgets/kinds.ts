import type { Entry, EntryType } from '../../contract/budgets/entries.ts'
import type { PutEntries } from './checks.ts'
import type { StoredEntry } from './stored.ts'

/** Entries by kind, as answers list them. */
export function byKind(entries: readonly StoredEntry[]) {
  const rooms: Extract<StoredEntry, { type: 'room' }>[] = []
  const lines: Extract<StoredEntry, { type: 'line' }>[] = []
  const allocations: Extract<StoredEntry, { type: 'allocation' }>[] = []
  for (const entry of entries)
    if (entry.type === 'room') rooms.push(entry)
    else if (entry.type === 'line') lines.push(entry)
    else allocations.push(entry)
  return { rooms, lines, allocations }
}

/** The ids of removed entries, by kind. */
export function removedByKind(removals: readonly { entry_id: string; type: EntryType }[]) {
  const of = (type: EntryType) => removals.flatMap((one) => (one.type === type ? [one.entry_id] : []))
  return { rooms: of('room'), lines: of('line'), allocations: of('allocation') }
}

/** Entries of all kinds in one list, each with its type. */
export function entriesOf({ rooms, lines, allocations }: PutEntries): Entry[] {
  return [
    ...rooms.map((room) => ({ type: 'room' as const, ...room })),
    ...lines.map((line) => ({ type: 'line' as const, ...line })),
    ...allocations.map((allocation) => ({ type: 'allocation' as const, ...allocation })),
  ]
}
