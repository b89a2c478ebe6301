import type { Entry, EntryType } from '../../contract/budgets/entries.ts'
import type { PutEntries } from './checks.ts'
import type { StoredEntry } from './stored.ts'

/** Entries as answers have them, each kind for itself. */
export function byKind(entries: readonly StoredEntry[]) {
  const of = <Type extends EntryType>(type: Type) =>
    entries.filter((entry): entry is Extract<StoredEntry, { type: Type }> => entry.type === type)
  return { rooms: of('room'), lines: of('line'), allocations: of('allocation') }
}

/** The ids of what was removed, each kind for itself. */
export function removedByKind(removals: readonly { entry_id: string; type: EntryType }[]) {
  const of = (type: EntryType) => removals.flatMap((one) => (one.type === type ? [one.entry_id] : []))
  return { rooms: of('room'), lines: of('line'), allocations: of('allocation') }
}

/** All kinds together, each entry with its type. */
export function entriesOf({ rooms, lines, allocations }: PutEntries): Entry[] {
  return [
    ...rooms.map((room) => ({ type: 'room' as const, ...room })),
    ...lines.map((line) => ({ type: 'line' as const, ...line })),
    ...allocations.map((allocation) => ({ type: 'allocation' as const, ...allocation })),
  ]
}
