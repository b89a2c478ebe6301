import type { Allocation } from '../entries.ts'
import { needOf } from './quantities.ts'
import type { RoomNeed, Rooms } from './quantities.ts'

/** An allocation and its need. */
export interface AllocationNeed extends RoomNeed {
  allocation: Allocation
}

/** The allocations of a budget by their lines, each with its need. There may be forty thousand. */
export interface AllocationNeeds {
  of(lineId: string): readonly AllocationNeed[]
  all(): AllocationNeed[]
  /** Adds all at once, into an empty collection. */
  begin(allocations: Iterable<Allocation>): void
  /** Puts one; returns the lines that it touches. */
  place(allocation: Allocation): string[]
  /** Removes one; returns its line, or undefined where there is no such allocation. */
  take(id: string): string | undefined
  /** Recomputes the needs of these rooms; returns the lines concerned. */
  measure(roomIds: ReadonlySet<string>): Set<string>
}

const MOST_SEARCHES = 8
const NONE: readonly AllocationNeed[] = []

export function createAllocationNeeds(rooms: Rooms): AllocationNeeds {
  const byLine = new Map<string, AllocationNeed[]>()
  /** An index by the id of the allocation; made once several are looked up. */
  let index: Map<string, AllocationNeed> | undefined
  let searches = 0

  const all = () => [...byLine.values()].flat()

  const find = (id: string): AllocationNeed | undefined => {
    // For a few, a linear search is faster than building the index.
    if (!index && searches++ < MOST_SEARCHES) return all().find((part) => part.allocation.id === id)
    index ??= new Map(all().map((part) => [part.allocation.id, part]))
    return index.get(id)
  }

  const beside = (lineId: string): AllocationNeed[] => {
    const standing = byLine.get(lineId)
    if (standing) return standing
    const made: AllocationNeed[] = []
    byLine.set(lineId, made)
    return made
  }

  const partOf = (allocation: Allocation): AllocationNeed => ({
    allocation,
    roomId: allocation.roomId,
    need: needOf(allocation, rooms),
  })

  const take = (id: string): string | undefined => {
    const part = find(id)
    if (!part) return undefined
    const { lineId } = part.allocation
    byLine.set(
      lineId,
      beside(lineId).filter((other) => other !== part),
    )
    index?.delete(id)
    return lineId
  }

  return {
    of: (lineId) => byLine.get(lineId) ?? NONE,
    all,
    take,
    begin: (allocations) => {
      // The allocations of one line are mostly adjacent.
      let [lineId, parts]: [string | undefined, AllocationNeed[]] = [undefined, []]
      for (const allocation of allocations) {
        if (allocation.lineId !== lineId) [lineId, parts] = [allocation.lineId, beside(allocation.lineId)]
        parts.push(partOf(allocation))
      }
    },
    place: (allocation) => {
      const { id, lineId } = allocation
      const standing = beside(lineId).find((part) => part.allocation.id === id)
      if (standing) {
        Object.assign(standing, partOf(allocation))
        return [lineId]
      }
      const before = take(id)
      const part = partOf(allocation)
      beside(lineId).push(part)
      index?.set(id, part)
      return before === undefined ? [lineId] : [before, lineId]
    },
    measure: (roomIds) => {
      const touched = new Set<string>()
      for (const [lineId, parts] of byLine)
        for (const part of parts) {
          if (part.roomId === null || !roomIds.has(part.roomId)) continue
          part.need = needOf(part.allocation, rooms)
          touched.add(lineId)
        }
      return touched
    },
  }
}
