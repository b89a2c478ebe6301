import { inOrder } from '../../../../contract/budgets/entries.ts'
import type { AllocationSource } from '../../../../contract/budgets/entries.ts'
import type { FileBudget } from '../file-budget.ts'
import { budgetWordsIn } from '../words.ts'
import { QUANTITY, quoted, WHOLE } from './cells.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'

export interface RoomsSheet extends SheetOfCells {
  /** The cell of a room's measure, for formulas; undefined where it is unknown. */
  measureOf(roomId: string, source: AllocationSource): string | undefined
  countOf(roomId: string): string
}

/** The sheet of rooms with their measures, on which quantities depend. */
export function roomsSheetOf({ rooms, language }: FileBudget): RoomsSheet {
  const words = budgetWordsIn(language)
  const sorted = inOrder(rooms)
  const places = new Map(sorted.map(({ id }, place) => [id, place + 2]))
  const byId = new Map(sorted.map((room) => [room.id, room]))
  const name = words.rooms
  const at = (column: string, roomId: string) => `'${quoted(name)}'!${column}${places.get(roomId)}`
  const measure = (number: string | null): SheetCell => (number === null ? null : { number, format: QUANTITY })
  const head = [words.room, words.floorArea, words.wallArea, words.perimeter, words.count]
  return {
    name,
    widths: [28, 16, 16, 14, 16],
    headRows: 1,
    rows: [
      head.map((text): SheetCell => ({ text, isHead: true })),
      ...sorted.map((room): SheetCell[] => [
        { text: room.name },
        measure(room.floorArea),
        measure(room.wallArea),
        measure(room.perimeter),
        { number: String(room.count), format: WHOLE },
      ]),
    ],
    measureOf(roomId, source) {
      if (source === 'manual' || source === 'count' || !byId.get(roomId)?.[source]) return undefined
      return at({ floorArea: 'B', wallArea: 'C', perimeter: 'D' }[source], roomId)
    },
    countOf: (roomId) => at('E', roomId),
  }
}
