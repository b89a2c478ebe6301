import { bounds } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { sumOf } from '../../../../contract/budgets/arithmetic/decimal.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { grouped } from '../../../budgets/export/grouped.ts'
import type { Row } from '../../../platform/pdf/table/row.ts'
import type { Group } from '../../../platform/pdf/table/table.ts'
import { dayIn, inOne, lineName, roomIdsOf, roomsOf } from '../said.ts'
import type { SharedFile } from '../shared-file.ts'
import { notesOf, totalRowsOf } from '../total-rows.ts'
import { wordsIn } from '../words.ts'
import { budgetPaper } from './budget-paper.ts'
import { flat, setColumns } from './paper-columns.ts'
import type { Schedule } from './schedule.ts'
import { remarksOf, standingLines } from './standing-lines.ts'

/** A budget list on paper: its lines by section. Sums stand below them where the link shows totals. */
export function budgetSchedule(budget: SharedBudget, file: SharedFile): Schedule {
  const { language } = file
  const words = wordsIn(language)
  const paper = setColumns(budgetPaper(budget, file), budget.lines)
  const inBounds = (amounts: Record<Bound, string>) =>
    paper.shown.map(({ bound }) => (bound ? grouped(amounts[bound]) : ''))
  const rooms = roomIdsOf(budget)
  const totals = totalRowsOf(budget, language)
  const groups = sectionsOf(budget.lines).map(([section, lines], _place, all): Group => ({
    name: section || (all.length > 1 ? words.withoutSection : ''),
    sums: totals.length > 0 && all.length > 1 ? inBounds(sumsOf(lines)) : null,
    rows: lines.map((line) => ({
      ...rowOf(line, roomsOf(budget, rooms.get(line.id), language), file),
      cells: paper.cellsOf(line),
    })),
  }))
  return {
    title: budget.name,
    heading: headingOf(budget, file),
    columns: paper.columns,
    groups,
    totals: totals.map(({ name, amounts, isTotal = false }) => ({ name, cells: inBounds(amounts), isTotal })),
    notes: [...(groups.length === 0 ? [words.empty] : []), ...notesOf(budget, language)],
  }
}

/** In the order of their first lines; what is in none comes last. */
function sectionsOf(lines: readonly SharedLine[]): [string, SharedLine[]][] {
  const bySection = Map.groupBy(lines, ({ section }) => section.trim())
  const rest = bySection.get('')
  bySection.delete('')
  return [...bySection, ...(rest ? [['', rest] satisfies [string, SharedLine[]]] : [])]
}

function sumsOf(lines: readonly SharedLine[]): Record<Bound, string> {
  const of = (bound: Bound) => sumOf(lines.flatMap(({ figures }) => figures?.[bound] ?? []))
  return Object.fromEntries(bounds.map((bound) => [bound, of(bound)])) as Record<Bound, string>
}

function headingOf(budget: SharedBudget, { view, language, day }: SharedFile): string {
  const words = wordsIn(language)
  const { code, clientName, projectDate, status, baseCurrency } = budget
  const parts = [
    code,
    clientName,
    projectDate ? words.project(dayIn(language, projectDate)) : '',
    words.listStatuses[status],
    baseCurrency,
    words.sharedBy(view.ownerName),
    dayIn(language, day),
  ]
  return parts.filter(Boolean).join(' · ')
}

function rowOf(line: SharedLine, rooms: string, { language }: SharedFile): Omit<Row, 'cells'> {
  const { snapshot, docCode, status, supplier, batchNo, note, figures, now = {} } = line
  const words = wordsIn(language)
  const maker = [inOne(language, snapshot?.brand), snapshot?.model, supplier, batchNo]
  return {
    picture: snapshot?.cover?.address,
    color: snapshot?.cover?.color,
    item: [
      [docCode, lineName(line, language)].filter(Boolean).join('  '),
      maker.filter(Boolean).join(' · '),
      [rooms, words.lineStatuses[status]].filter(Boolean).join(' · '),
      ...standingLines(now, language),
      flat(note),
    ].filter((text, place) => place === 0 || text),
    remarks: [figures?.low === null ? words.unpriced : '', ...remarksOf(now, language)]
      .filter(Boolean)
      .join(words.between),
  }
}
