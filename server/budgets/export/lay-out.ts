import { bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { Bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import { sumOf } from '../../../contract/budgets/arithmetic/decimal.ts'
import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { roomSharesOf } from '../../../contract/budgets/arithmetic/shares.ts'
import type { RoomShare } from '../../../contract/budgets/arithmetic/shares.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import { inOrder, lineStatuses } from '../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../contract/budgets/figures.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import { lineBrand } from './line-words.ts'
import { budgetWordsIn } from './words.ts'

/** A row of a line, or of one room's part of it. The amounts of a line's rows add up to the line's. */
export interface ExportRow {
  line: FileLine
  need: string
  amounts: Pick<LineFigures, AmountName>
  /** The room of the part, for a line that several rooms share. */
  roomId?: string | null
  isPart: boolean
}

export interface ExportGroup {
  name: string
  rows: ExportRow[]
  /** Rounded amounts. */
  sums: Bounds<string>
}

export interface LaidOut {
  groups: ExportGroup[]
  /** Rejected lines and alternatives, which no sum includes. */
  apart: ExportRow[]
}

export const amountNames = [
  ...(['goodsLow', 'goodsHigh', 'goodsChosen'] as const),
  ...(['taxLow', 'taxHigh', 'taxChosen'] as const),
  ...bounds,
] as const
export type AmountName = (typeof amountNames)[number]

/** Rows in groups, as on the screen. */
export function layOutRows(budget: FileBudget): LaidOut {
  const lines = inOrder(budget.lines)
  const counted = lines.filter(isCounted)
  return {
    groups: (budget.groupBy === 'room' ? roomsOf(budget, counted) : groupsOf(budget, counted)).map(([name, rows]) => ({
      name,
      rows,
      sums: sumsOf(rows, minorDigitsOf(budget.list.baseCurrency)),
    })),
    apart: lines.filter((line) => !isCounted(line)).map(wholeRow),
  }
}

function sumsOf(rows: readonly ExportRow[], digits: number): Bounds<string> {
  const of = (name: 'low' | 'high' | 'chosen') =>
    sumOf(
      rows.map(({ amounts }) => amounts[name]),
      digits,
    )
  return { low: of('low'), high: of('high'), chosen: of('chosen') }
}

export function wholeRow(line: FileLine): ExportRow {
  return { line, need: line.figures.need, amounts: line.figures, isPart: false }
}

function groupsOf(budget: FileBudget, lines: readonly FileLine[]): [string, ExportRow[]][] {
  const words = budgetWordsIn(budget.language)
  switch (budget.groupBy) {
    case 'status':
      return lineStatuses
        .map((status): [string, ExportRow[]] => [
          words.lineStatuses[status],
          lines.filter((line) => line.status === status).map(wholeRow),
        ])
        .filter(([, rows]) => rows.length > 0)
    case 'brand':
      return groupedBy(lines, {
        keyOf: ({ snapshot }) => snapshot?.brandId ?? '',
        nameOf: (line) => lineBrand(line, budget.language) || words.withoutBrand,
      })
    case 'section':
    case 'room':
      return groupedBy(lines, {
        keyOf: ({ section }) => section.trim(),
        nameOf: ({ section }) => section.trim() || words.withoutSection,
      })
  }
}

interface Grouping {
  keyOf(line: FileLine): string
  nameOf(line: FileLine): string
}

/** In the order of their first lines; lines without a group come last. */
function groupedBy(lines: readonly FileLine[], { keyOf, nameOf }: Grouping): [string, ExportRow[]][] {
  const byKey = Map.groupBy(lines, keyOf)
  const rest = byKey.get('')
  byKey.delete('')
  return [...byKey.values(), ...(rest ? [rest] : [])].map((all) => [all[0] ? nameOf(all[0]) : '', all.map(wholeRow)])
}

/** In the order of the rooms; lines without a room come last. */
function roomsOf(budget: FileBudget, lines: readonly FileLine[]): [string, ExportRow[]][] {
  const words = budgetWordsIn(budget.language)
  const rooms = inOrder(budget.rooms)
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const rowsByRoom = new Map<string | null, ExportRow[]>()
  for (const line of lines) {
    const shares = roomSharesOf(budget.list, line.figures, line.allocations, byId)
    for (const { roomId, need, ...amounts } of shares) {
      const row = { line, need, amounts: amounts satisfies Omit<RoomShare, 'roomId' | 'need'>, roomId }
      const place = roomId !== null && byId.has(roomId) ? roomId : null
      const rows = rowsByRoom.get(place) ?? []
      rowsByRoom.set(place, rows)
      rows.push({ ...row, isPart: shares.length > 1 })
    }
  }
  const named = rooms.flatMap(({ id, name }): [string, ExportRow[]][] => {
    const rows = rowsByRoom.get(id)
    return rows ? [[name, rows]] : []
  })
  const rest = rowsByRoom.get(null)
  return rest ? [...named, [words.wholeProject, rest]] : named
}
