import { MOST_WASTE_PCT } from '../../../contract/budgets/amounts.ts'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import { compareDecimals } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { Allocation, Entry, Line, Room } from '../../../contract/budgets/entries.ts'
import { readCellNumber } from '../table/cells/read-number.ts'
import type { CellProblem } from '../table/cells/problem.ts'
import type { NotUnderstood } from '../table/clipboard/pasting.ts'
import type { CellPosition } from '../table/keys/selection.ts'
import { needIn, withQuantity, type Needs } from './needs.ts'

/** The columns after those of the rooms and the project, and how many there are. */
export const BEHIND = { source: 0, layout: 1, waste: 2, count: 3 } as const

/** The matrix that a block is pasted into. */
export interface Matrix {
  lines: readonly Line[]
  /** In which quantities are shown. */
  system: UnitSystem
  /** The last one is the whole project. */
  rooms: readonly (Room | null)[]
  needs: Needs
  roomsById: ReadonlyMap<string, Room>
}

export interface PastedNeeds {
  edit: { put: Entry[]; remove: string[] }
  takenCount: number
  notUnderstood: NotUnderstood[]
}

/** Plans pasting a block of numbers from the current cell on. Empty cells of the block empty those of the matrix. */
export function planNeeds(cells: readonly (readonly string[])[], at: CellPosition, matrix: Matrix): PastedNeeds {
  const put = new Map<string, Entry>()
  const remove: string[] = []
  const notUnderstood: NotUnderstood[] = []
  let takenCount = 0
  for (const [rowAt, texts] of cells.entries()) {
    const line = matrix.lines[at.row + rowAt]
    for (const [columnAt, text] of texts.entries()) {
      const taken = takenAt({ text, line, column: at.column + columnAt }, matrix)
      if ('problem' in taken) {
        const place = { row: rowAt + 1, column: columnAt + 1, columnKey: null }
        const room = matrix.rooms[at.column + columnAt]
        notUnderstood.push({ ...place, ...(room && { columnName: room.name }), text, problem: taken.problem })
        continue
      }
      takenCount += 1
      for (const entry of taken.put) put.set(entry.id, entry)
      remove.push(...taken.remove)
    }
  }
  const told = notUnderstood.filter(({ text }) => text.trim() !== '')
  return { edit: { put: [...put.values()], remove }, takenCount, notUnderstood: told }
}

type Taken = { put: readonly Entry[]; remove: readonly string[] } | { problem: CellProblem }

function takenAt(
  { text, line, column }: { text: string; line: Line | undefined; column: number },
  { rooms, needs, roomsById, system }: Matrix,
): Taken {
  if (!line) return { problem: { reason: 'noLine' } }
  const room = rooms[column]
  if (room === undefined) {
    if (column !== rooms.length + BEHIND.waste) return { problem: { reason: 'noCell' } }
    return wasteOf(
      rooms.flatMap((one) => needIn(needs, line, one, roomsById).allocations),
      text,
    )
  }
  const need = needIn(needs, line, room, roomsById)
  const read = readCellNumber(text, { kind: 'quantity', unit: line.unit, system, stands: need.netQty })
  if ('problem' in read) return read
  return isSame(read.value, need.netQty) ? NOTHING : withQuantity(need, { line, room }, read.value)
}

function wasteOf(allocations: readonly Allocation[], text: string): Taken {
  if (allocations.length === 0) return { problem: { reason: 'noNeed' } }
  const read = readCellNumber(text, { kind: 'percent', most: MOST_WASTE_PCT })
  if ('problem' in read) return read
  return { put: allocations.map((one) => ({ type: 'allocation', ...one, wastePct: read.value ?? '0' })), remove: [] }
}

/** A cell that follows a measure keeps following it where its own figure is pasted. */
function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : compareDecimals(one, other) === 0
}

const NOTHING = { put: [], remove: [] }
