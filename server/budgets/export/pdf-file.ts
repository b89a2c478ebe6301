import { PDFDocument } from 'pdf-lib'
import { sumOf } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { Bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import { describePdf, MAKER } from '../../platform/pdf/describe-pdf.ts'
import { drawFeet } from '../../platform/pdf/feet.ts'
import { SOFT } from '../../platform/pdf/inks.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import { drawTitle, openPages } from '../../platform/pdf/pages.ts'
import { savePdf } from '../../platform/pdf/save-pdf.ts'
import { paperOf } from '../../platform/pdf/table/paper.ts'
import type { TablePaperRow } from '../../platform/pdf/table/row.ts'
import { tableOn } from '../../platform/pdf/table/table.ts'
import type { Total } from '../../platform/pdf/table/table.ts'
import type { FileBudget } from './file-budget.ts'
import { grouped } from './grouped.ts'
import { headingOf } from './heading.ts'
import { layOut } from './lay-out.ts'
import { ordersOf } from './orders.ts'
import { paperColumns } from './pdf/columns.ts'
import { orderInWords, rowInWords } from './pdf/row-words.ts'
import { notesOf, totalRowsOf } from './total-rows.ts'
import { wordsIn } from './words.ts'

interface PaperGroup {
  name: string
  sums: Bounds<string> | undefined
  rows: PaperRow[]
  /** In no total. */
  isApart: boolean
}

interface PaperRow {
  words: TablePaperRow
  amounts: Bounds<string | null>
}

const NO_AMOUNTS: Bounds<null> = { low: null, high: null, chosen: null }
const BOUNDS = ['low', 'high', 'chosen'] as const
const SUM_LINE = 13
const BOTTOM = 40
const PICTURE = 26
/** The three columns of amounts, with the gaps before them. */
const AMOUNTS = 3 * 86

/** A printed list on A4, lying: a line a row with its picture, headings and sums on each page. */
export async function writePdf(budget: FileBudget): Promise<Uint8Array> {
  const { list, language, audience, pictures } = budget
  const words = wordsIn(language)
  const pdf = await PDFDocument.create()
  describePdf(pdf, { ...budget, title: list.name })
  const groups = groupsOf(budget)
  const lettering = await openLettering(pdf, textsOf(budget, groups))
  const hasSums = audience !== 'orders'
  const nothing = sumOf([], minorDigitsOf(list.baseCurrency))
  const none: Bounds<string> = { low: nothing, high: nothing, chosen: nothing }
  let pageSum = none
  let carried = none

  const pages = openPages(pdf, {
    lettering,
    isLying: true,
    bottom: hasSums ? BOTTOM + 2 * SUM_LINE + 6 : BOTTOM,
    end: endPage,
    begin() {
      table.head()
      if (hasSums && !areLinesDone) sumLine(words.brought, carried)
    },
  })
  const { right } = pages
  const totalsX = right - AMOUNTS - 170
  const table = tableOn(pages, pdf, {
    pictures,
    paper: paperOf(paperColumns(budget), pages, { picture: PICTURE, leastItem: 0 }),
    item: words.name,
    namesEnd: right - AMOUNTS - 20,
    mostLines: 2,
    areRemarksFirst: false,
  })
  let areLinesDone = false
  drawTitle(pages, audience === 'orders' ? `${list.name} · ${words.orders}` : list.name, headingOf(budget))
  pages.y -= 12
  table.head()
  for (const group of groups.filter(({ isApart }) => !isApart)) await drawGroup(group)
  if (groups.length === 0) pages.write(words.empty, { size: 9, color: SOFT })
  if (hasSums) {
    endLines()
    drawTotals()
    for (const group of groups.filter(({ isApart }) => isApart)) await drawGroup(group)
  }
  if (lettering.hasMissing()) pages.write(words.missing, { size: 7, color: SOFT })
  drawFeet(pdf, lettering, { name: list.name, y: 22, most: 500 })
  return savePdf(pdf)

  async function drawGroup({ name, sums, rows, isApart }: PaperGroup): Promise<void> {
    const group = { name, sums: sums ? inColumns(sums) : null, rows: rows.map((row) => row.words) }
    await table.group(group, {
      isFaint: isApart,
      whenDrawn(place) {
        const row = rows[place]
        if (row && !isApart) pageSum = added(pageSum, row.amounts)
      },
    })
  }

  function sumLine(name: string, sums: Bounds<string>): void {
    pages.y -= SUM_LINE
    const y = pages.y + 3
    pages.atLeft(name, { x: totalsX, y, size: 7.5, color: SOFT })
    table.cells(inColumns(sums), { y, size: 8 })
  }

  function endPage(): void {
    if (!hasSums || areLinesDone) return
    carried = added(carried, pageSum)
    sumLine(words.pageSum, pageSum)
    sumLine(words.carried, carried)
    pageSum = none
  }

  /** Where the lines end: what all of them come to, which the totals go on from. */
  function endLines(): void {
    areLinesDone = true
    carried = added(carried, pageSum)
    if (pdf.getPageCount() > 1) sumLine(words.pageSum, pageSum)
    sumLine(words.allLines, carried)
  }

  function drawTotals(): void {
    const totals = totalRowsOf(budget).map(({ kind, name, amounts }): Total => ({
      name,
      cells: BOUNDS.map((bound) => {
        const text = amounts[bound] ?? amounts[`goods${capital(bound)}`] ?? amounts[`tax${capital(bound)}`]
        return text ? grouped(text) : ''
      }),
      isTotal: kind === 'total',
      isSoft: kind === 'freight',
      before: kind === 'total' ? list.baseCurrency : '',
    }))
    table.totals(totals, { x: totalsX, below: 70 })
    pages.y -= 10
    for (const note of notesOf(budget)) pages.write(note, { size: 7.5, color: SOFT })
  }
}

function inColumns(sums: Bounds<string>): string[] {
  return BOUNDS.map((bound) => grouped(sums[bound]))
}

function capital(bound: 'low' | 'high' | 'chosen'): string {
  return bound.charAt(0).toUpperCase() + bound.slice(1)
}

function added(sums: Bounds<string>, amounts: Bounds<string | null>): Bounds<string> {
  const of = (bound: (typeof BOUNDS)[number]) => sumOf([sums[bound], amounts[bound]])
  return { low: of('low'), high: of('high'), chosen: of('chosen') }
}

function groupsOf(budget: FileBudget): PaperGroup[] {
  if (budget.audience === 'orders')
    return ordersOf(budget).map(({ seller, orders }) => ({
      name: seller,
      sums: undefined,
      rows: orders.map(({ line }) => ({ words: orderInWords(budget, line), amounts: NO_AMOUNTS })),
      isApart: false,
    }))
  const { groups, apart } = layOut(budget)
  const rowsOf = (rows: (typeof groups)[number]['rows']): PaperRow[] =>
    rows.map((row) => ({ words: rowInWords(budget, row), amounts: row.amounts }))
  const shown = groups.map(({ name, sums, rows }): PaperGroup => ({ name, sums, rows: rowsOf(rows), isApart: false }))
  const others = { name: wordsIn(budget.language).apart, sums: undefined, rows: rowsOf(apart), isApart: true }
  return apart.length > 0 ? [...shown, others] : shown
}

/** Everything that is drawn: only its characters are embedded. */
function* textsOf(budget: FileBudget, groups: readonly PaperGroup[]): Generator<string> {
  for (const word of Object.values(wordsIn(budget.language))) if (typeof word === 'string') yield word
  yield* [
    budget.list.name,
    MAKER,
    headingOf(budget),
    budget.list.baseCurrency,
    ...notesOf(budget),
    '0123456789,.-–/ ·×%',
  ]
  for (const { name } of totalRowsOf(budget)) yield name
  for (const { name, rows } of groups) {
    yield name
    for (const { words } of rows) yield* [...words.item, words.remarks, ...words.cells.flat()]
  }
}
