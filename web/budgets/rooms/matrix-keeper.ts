import { inOrder, type Allocation, type Entry, type Line, type Room } from '../../../contract/budgets/entries.ts'

export interface MatrixParts {
  lines: readonly Line[]
  /** The last one is the whole project. */
  rooms: readonly (Room | null)[]
  roomsById: ReadonlyMap<string, Room>
  allocationsByLine: ReadonlyMap<string, readonly (Entry & Allocation)[]>
}

/** Computes what the matrix shows. Parts that an edit does not touch stay the same objects, so that their rows do not render. */
export function createMatrixKeeper(): (items: ReadonlyMap<string, Entry>) => MatrixParts {
  let kept: MatrixParts = { lines: [], rooms: [], roomsById: new Map(), allocationsByLine: new Map() }
  return (items) => {
    const lines: Line[] = []
    const rooms: Room[] = []
    const allocationsByLine = new Map<string, (Entry & Allocation)[]>()
    for (const entry of items.values()) {
      if (entry.type === 'room') rooms.push(entry)
      else if (entry.type === 'line') lines.push(entry)
      else {
        const own = allocationsByLine.get(entry.lineId)
        if (own) own.push(entry)
        else allocationsByLine.set(entry.lineId, [entry])
      }
    }
    const columns = [...inOrder(rooms), null]
    const isSame = areSame(columns, kept.rooms)
    kept = {
      lines: inOrder(lines).filter((line) => line.alternativeOf === null),
      rooms: isSame ? kept.rooms : columns,
      roomsById: isSame ? kept.roomsById : new Map(rooms.map((room) => [room.id, room])),
      allocationsByLine: new Map(
        [...allocationsByLine].map(([lineId, own]) => {
          const before = kept.allocationsByLine.get(lineId)
          return [lineId, before && areSame(own, before) ? before : own]
        }),
      ),
    }
    return kept
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at])
}
