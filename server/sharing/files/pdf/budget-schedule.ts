import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { groupSumOf, shownAmountsOf, isOneFigure } from '../../../../contract/sharing/group-sums.ts'
import { sectionsOf } from '../../../../contract/sharing/line-sections.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { grouped } from '../../../budgets/export/grouped.ts'
import type { TablePaperRow } from '../../../platform/pdf/table/row.ts'
import type { TableGroup } from '../../../platform/pdf/table/table.ts'
import { dayIn } from '../../../platform/dates.ts'
import { marksOf } from '../choice.ts'
import type { PartChoice } from '../choice.ts'
import { sentWordsIn } from '../sent/words.ts'
import { inOne, shownLineName, roomIdsOf, roomsOf } from '../shown-texts.ts'
import type { SharedFile } from '../shared-file.ts'
import { notesOf, sharedTotalRowsOf } from '../total-rows.ts'
import { sharedWordsIn } from '../words.ts'
import { budgetPaper } from './budget-paper.ts'
import { flat, setColumns } from './paper-columns.ts'
import type { SharedSchedule } from './schedule.ts'
import { supplyRemarksOf, skuTodayLines } from './sku-today-lines.ts'

/** A budget list on paper: its lines by section, with sums below them where the link shows totals. */
export function budgetSchedule(budget: SharedBudget, file: SharedFile): SharedSchedule {
  const { language } = file
  const words = sharedWordsIn(language)
  const { alternatives = [], lines: allLines } = budget
  const paper = setColumns(budgetPaper(budget, file), [...allLines, ...alternatives])
  const marks = marksOf(budget, file.choice, language)
  const inBounds = (amounts: Record<Bound, string>) =>
    paper.shown.map(({ bound }) => (bound ? grouped(amounts[bound]) : ''))
  const rooms = roomIdsOf(budget)
  const totals = sharedTotalRowsOf(budget, language)
  const { sums: sumWords } = sentWordsIn(language)
  const isExchanged = allLines.some(marks.isExchanged)
  const decided = isExchanged ? file.choice?.total : undefined
  const groups = sectionsOf(budget.lines).map(([section, lines], _place, all): TableGroup => {
    const name = section || (all.length > 1 ? words.withoutSection : '')
    const sum = name === '' ? undefined : groupSumOf(budget, lines.map(shownAmountsOf))
    return {
      name,
      sums: sum ? inBounds(sum) : null,
      ...(sum && lines.some(marks.isExchanged) && { ofSums: sumWords.proposed }),
      rows: lines.flatMap((line) => [
        {
          ...rowOf(line, { rooms: roomsOf(budget, rooms.get(line.id), language), marks: marks.ofLine(line.id) }, file),
          cells: paper.cellsOf(line),
        },
        ...marks.alternativesOf(line.id).map((one) => ({
          ...rowOf(one, { rooms: '', marks: marks.ofAlternative(one), isAlternative: true }, file),
          cells: paper.cellsOf(one),
        })),
      ]),
    }
  })
  return {
    title: budget.name,
    heading: headingOf(budget, file),
    columns: paper.columns,
    groups,
    totals: [
      ...totals.map(({ name, amounts, isTotal = false }) => ({
        name: isExchanged ? sumWords.ofProposed(name) : name,
        cells: inBounds(amounts),
        isTotal: isTotal && !decided,
      })),
      ...(decided
        ? [{ name: sumWords.chosen, cells: inBounds({ low: '', high: '', chosen: decided.total }), isTotal: true }]
        : []),
    ],
    notes: [...(groups.length === 0 ? [words.empty] : []), ...notesOf(withOpen(budget, decided), language)],
  }
}

/** The prices that the total lacks which stands out. */
function withOpen(budget: SharedBudget, decided: PartChoice['total']): SharedBudget {
  if (decided?.unpriced === undefined) return budget
  return { ...budget, totals: { ...budget.totals, unpriced: decided.unpriced } }
}

function headingOf(budget: SharedBudget, { view, language, day, isSent }: SharedFile): string {
  const words = sharedWordsIn(language)
  const { code, clientName, projectDate, status, baseCurrency } = budget
  const parts = [
    code,
    clientName,
    projectDate ? words.project(dayIn(language, projectDate)) : '',
    isSent ? '' : words.listStatuses[status],
    baseCurrency,
    words.sharedBy(view.ownerName),
    dayIn(language, day),
  ]
  return parts.filter(Boolean).join(' · ')
}

interface Beside {
  rooms: string
  /** What was decided, or is offered. */
  marks: readonly string[]
  isAlternative?: boolean
}

function rowOf(
  line: SharedLine,
  { rooms, marks, isAlternative = false }: Beside,
  { language, isSent }: SharedFile,
): Omit<TablePaperRow, 'cells'> {
  const { snapshot, docCode, status, supplier, batchNo, note, figures, now = {} } = line
  const words = sharedWordsIn(language)
  const name = [docCode, shownLineName(line, language)].filter(Boolean).join('  ')
  const maker = [inOne(language, snapshot?.brand), snapshot?.model, supplier, batchNo]
  return {
    picture: snapshot?.cover?.address,
    color: snapshot?.cover?.color,
    item: [
      isAlternative ? sentWordsIn(language).alternative(name) : name,
      maker.filter(Boolean).join(' · '),
      [rooms, isAlternative || isSent ? '' : words.lineStatuses[status]].filter(Boolean).join(' · '),
      ...skuTodayLines(now, language),
      flat(note),
    ].filter((text, place) => place === 0 || text),
    remarks: [...marks, lackOf(figures, words), ...supplyRemarksOf(now, language)].filter(Boolean).join(words.between),
  }
}

/** That a line has no price, or none that is agreed. */
function lackOf(figures: SharedLine['figures'], words: ReturnType<typeof sharedWordsIn>): string {
  if (isOneFigure(figures)) return figures?.chosen === null ? words.openPrice : ''
  return figures?.low === null ? words.unpriced : ''
}
