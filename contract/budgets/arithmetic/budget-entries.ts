import type { Allocation, Entry, Line, Room } from '../entries.ts'
import { createAllocationNeeds } from './allocation-needs.ts'
import type { AllocationNeed } from './allocation-needs.ts'
import { allocatedLine } from './line-figures.ts'

/** The entries of a budget by kind, with the need of each allocation. A change says which lines it touches. */
export interface BudgetEntries {
  readonly rooms: ReadonlyMap<string, Room>
  readonly lines: ReadonlyMap<string, Line>
  /** The needs of a line; for an alternative those of the line that it could replace. */
  needsOf(line: Line): readonly AllocationNeed[]
  /** Removes and puts entries; returns the ids of the lines whose amounts may have changed. */
  change(put: Iterable<Entry>, remove: Iterable<string>): Set<string>
  all(): ReadonlyMap<string, unknown>
}

interface Touched {
  lines: Set<string>
  rooms: Set<string>
}

export function createBudgetEntries(entries: ReadonlyMap<string, Entry>): BudgetEntries {
  const rooms = new Map<string, Room>()
  const lines = new Map<string, Line>()
  const needs = createAllocationNeeds(rooms)

  const take = (id: string, touched: Touched) => {
    const lineId = needs.take(id)
    if (lineId !== undefined) touched.lines.add(lineId)
    else if (rooms.delete(id)) touched.rooms.add(id)
    else if (lines.delete(id)) touched.lines.add(id)
  }

  /** Puts rooms and lines; returns the allocations, which need their rooms first. */
  const putOthers = (put: Iterable<Entry>, touched: Touched): Allocation[] => {
    const allocations: Allocation[] = []
    for (const entry of put) {
      if (entry.type === 'allocation') allocations.push(entry)
      else if (entry.type === 'room') {
        rooms.set(entry.id, entry)
        touched.rooms.add(entry.id)
      } else {
        lines.set(entry.id, entry)
        touched.lines.add(entry.id)
      }
    }
    return allocations
  }

  needs.begin(putOthers(entries.values(), { lines: new Set(), rooms: new Set() }))
  return {
    rooms,
    lines,
    needsOf: (line) => needs.of(allocatedLine(line, lines)),
    change: (put, remove) => {
      const touched: Touched = { lines: new Set(), rooms: new Set() }
      for (const id of remove) take(id, touched)
      const allocations = putOthers(put, touched)
      if (touched.rooms.size > 0) for (const id of needs.measure(touched.rooms)) touched.lines.add(id)
      for (const allocation of allocations) for (const id of needs.place(allocation)) touched.lines.add(id)
      return touched.lines
    },
    all: () => {
      const allocations = needs.all().map(({ allocation }) => [allocation.id, allocation] as const)
      return new Map<string, unknown>([...rooms, ...lines, ...allocations])
    },
  }
}
