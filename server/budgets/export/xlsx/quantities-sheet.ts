import { divideUp, parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { copiesOf, needOf, netOf, QUANTITY_DIGITS } from '../../../../contract/budgets/arithmetic/quantities.ts'
import type { Allocation, Room } from '../../../../contract/budgets/entries.ts'
import type { FileBudget, FileLine } from '../file-budget.ts'
import { lineNameInFile } from '../line-words.ts'
import { budgetWordsIn } from '../words.ts'
import { PERCENT, QUANTITY, quoted, WHOLE } from './cells.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'
import type { RoomsSheet } from './rooms-sheet.ts'

export interface QuantitiesSheet extends SheetOfCells {
  /** The formula of a line's need, or of one room's part of it; undefined where there is none. */
  needOf(lineId: string, roomId?: string | null): string | undefined
  /** The formula of a line's packs, counted room by room. */
  packsOf(lineId: string): string | undefined
}

/** The first and the last row. */
type Span = [number, number]

/** The sheet of quantities, room by room. */
export function quantitiesSheetOf(
  budget: FileBudget,
  lines: readonly FileLine[],
  roomsSheet: RoomsSheet,
): QuantitiesSheet {
  const { language, list } = budget
  const words = budgetWordsIn(language)
  const rooms = new Map(budget.rooms.map((room) => [room.id, room]))
  const isByRoom = list.packing === 'perRoom'
  const head = [words.code, words.name, words.room, words.source, words.net, words.count, words.waste, words.need]
  if (isByRoom) head.push(words.packs)
  const rows = [head.map((text): SheetCell => ({ text, isHead: true }))]
  const spans = new Map<string, { all: Span; byRoom: Map<string | null, Span> }>()
  for (const line of lines) {
    const first = rows.length + 1
    const byRoom = new Map<string | null, Span>()
    for (const [roomId, allocations] of Map.groupBy(line.allocations, (one) => one.roomId)) {
      const span: Span = [rows.length + 1, rows.length + allocations.length]
      byRoom.set(roomId, span)
      for (const [place, one] of allocations.entries()) {
        const row = rowOf(one, { line, rooms, roomsSheet, at: rows.length + 1 })
        const packs = isByRoom && place === 0 ? [packsCell(line, { span, allocations, rooms })] : []
        rows.push([{ text: line.docCode }, { text: lineNameInFile(line, language) }, roomCell(one), ...row, ...packs])
      }
    }
    if (rows.length >= first) spans.set(line.id, { all: [first, rows.length], byRoom })
  }
  const name = words.quantities
  const sum = (column: string, span: Span | undefined) => span && sumIn(`'${quoted(name)}'!`, column, span)
  return {
    name,
    widths: [12, 32, 20, 14, 12, 12, 10, 14, 10],
    headRows: 1,
    rows,
    needOf: (lineId, roomId) => {
      const own = spans.get(lineId)
      return sum('H', roomId === undefined ? own?.all : own?.byRoom.get(roomId))
    },
    packsOf: (lineId) => sum('I', spans.get(lineId)?.all),
  }

  function roomCell({ roomId }: Allocation): SheetCell {
    return { text: roomId === null ? words.wholeProject : (rooms.get(roomId)?.name ?? '') }
  }

  function rowOf(
    allocation: Allocation,
    of: { line: FileLine; rooms: ReadonlyMap<string, Room>; roomsSheet: RoomsSheet; at: number },
  ): SheetCell[] {
    const { roomId, source, wastePct } = allocation
    const measure = roomId === null ? undefined : of.roomsSheet.measureOf(roomId, source)
    const net = netOf(allocation, of.rooms)
    const count = String(copiesOf(allocation, of.rooms))
    const isInRoom = roomId !== null && of.rooms.has(roomId)
    return [
      { text: words.sources[roomId === null ? 'manual' : source] },
      measure === undefined ? { number: net, format: QUANTITY } : { formula: measure, value: net, format: QUANTITY },
      isInRoom
        ? { formula: of.roomsSheet.countOf(roomId), value: count, format: WHOLE }
        : { number: count, format: WHOLE },
      { number: wastePct, format: PERCENT },
      {
        formula: `E${of.at}*F${of.at}*(1+G${of.at}/100)`,
        value: printDecimal(needOf(allocation, of.rooms), QUANTITY_DIGITS),
        format: QUANTITY,
      },
    ]
  }
}

/** The whole packs of a room with all its copies, in the first of its rows. */
function packsCell(
  { pack: { coveragePerPack } }: FileLine,
  of: { span: Span; allocations: readonly Allocation[]; rooms: ReadonlyMap<string, Room> },
): SheetCell {
  if (coveragePerPack === null) return null
  const need = of.allocations.reduce((sum, one) => sum + needOf(one, of.rooms), 0n)
  return {
    formula: `ROUNDUP(ROUND(${sumIn('', 'H', of.span)}/${coveragePerPack},9),0)`,
    value: String(divideUp(need, parseDecimal(coveragePerPack, QUANTITY_DIGITS))),
    format: WHOLE,
  }
}

function sumIn(sheet: string, column: string, [first, last]: Span): string {
  return first === last ? `${sheet}${column}${first}` : `SUM(${sheet}${column}${first}:${column}${last})`
}
