import { PDFDocument } from 'pdf-lib'
import type { PDFImage } from 'pdf-lib'
import type { Bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import { savePdf } from '../../platform/pdf/save-pdf.ts'
import type { FileBudget } from './file-budget.ts'
import { headingOf } from './heading.ts'
import { layOut, sumOf } from './lay-out.ts'
import { ordersOf } from './orders.ts'
import { paperOf } from './pdf/columns.ts'
import { drawRow, setRow } from './pdf/draw-row.ts'
import { FOOT, INK, LEFT, openPages, RIGHT, SOFT } from './pdf/pages.ts'
import { grouped, orderInWords, rowInWords } from './pdf/row-words.ts'
import type { RowInWords } from './pdf/row-words.ts'
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
  words: RowInWords
  amounts: Bounds<string | null>
}

const NO_AMOUNTS: Bounds<null> = { low: null, high: null, chosen: null }
const BOUNDS = ['low', 'high', 'chosen'] as const
const SUM_LINE = 13

/** A printed list on A4, lying: a line a row with its picture, headings and sums on each page. */
export async function writePdf(budget: FileBudget): Promise<Uint8Array> {
  const { list, language, audience } = budget
  const words = wordsIn(language)
  const pdf = await PDFDocument.create()
  describe(pdf, budget)
  const groups = groupsOf(budget)
  const lettering = await openLettering(pdf, textsOf(budget, groups))
  const paper = paperOf(budget)
  const hasSums = audience !== 'orders'
  const nothing = sumOf([], minorDigitsOf(list.baseCurrency))
  const none: Bounds<string> = { low: nothing, high: nothing, chosen: nothing }
  let pageSum = none
  let carried = none
  const images = new Map<string, Promise<PDFImage>>()

  const pages = openPages(pdf, lettering, {
    end: { room: hasSums ? 2 * SUM_LINE + 6 : 0, draw: endPage },
    begin() {
      heads()
      if (hasSums && !areLinesDone) sumLine(words.brought, carried)
    },
  })
  let areLinesDone = false
  title()
  heads()
  for (const group of groups.filter(({ isApart }) => !isApart)) await drawGroup(group)
  if (groups.length === 0) pages.write(words.empty, { size: 9, color: SOFT })
  if (hasSums) {
    endLines()
    drawTotals()
    for (const group of groups.filter(({ isApart }) => isApart)) await drawGroup(group)
  }
  if (lettering.hasMissing()) pages.write(words.missing, { size: 7, color: SOFT })
  pages.foot(list.name)
  return savePdf(pdf)

  function title(): void {
    pages.write(audience === 'orders' ? `${list.name} · ${words.orders}` : list.name, { size: 18, color: INK })
    pages.y -= 3
    pages.write(headingOf(budget), { size: 8, color: SOFT })
    pages.y -= 12
  }

  function heads(): void {
    const y = pages.y - 8
    pages.left(words.name, { x: paper.item.x, y, size: 7, color: SOFT })
    for (const { heading, right, width } of paper.columns)
      pages.right(heading, { right, width, y, size: 7, color: SOFT })
    pages.y = y - 5
    pages.rule()
  }

  async function drawGroup({ name, sums, rows, isApart }: PaperGroup): Promise<void> {
    const sets = rows.map((row) => setRow(row.words, paper, pages))
    // A heading stands on the page of its first row.
    pages.ensure(26 + (sets[0]?.height ?? 0))
    pages.y -= 20
    const [head = ''] = lettering.linesOf(name, { size: 11, width: RIGHT - LEFT - 3 * 86 - 20, most: 1 })
    pages.left(head, { x: LEFT, y: pages.y, size: 11, color: INK })
    if (sums) threeSums(sums, { y: pages.y, size: 8.5 })
    pages.y -= 6
    pages.rule()
    for (const [place, row] of rows.entries()) {
      const set = sets[place]
      if (!set) continue
      pages.ensure(set.height)
      drawRow(pages, row.words, { set, paper, image: await imageOf(row.words.picture), isFaint: isApart })
      if (!isApart) pageSum = added(pageSum, row.amounts)
    }
  }

  function threeSums(sums: Bounds<string>, { y, size }: { y: number; size: number }): void {
    for (const [place, { right, width }] of paper.columns.slice(-3).entries()) {
      const bound = BOUNDS[place]
      if (bound) pages.right(grouped(sums[bound]), { right, width, y, size, color: INK })
    }
  }

  function sumLine(name: string, sums: Bounds<string>): void {
    pages.y -= SUM_LINE
    pages.left(name, { x: paper.totals.x, y: pages.y + 3, size: 7.5, color: SOFT })
    threeSums(sums, { y: pages.y + 3, size: 8 })
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
    const totals = totalRowsOf(budget)
    pages.ensure(totals.length * 16 + 70)
    pages.y -= 14
    for (const { kind, name, amounts } of totals) {
      const isTotal = kind === 'total'
      const size = isTotal ? 11 : 8.5
      pages.y -= isTotal ? 20 : 15
      pages.left(name, { x: paper.totals.x, y: pages.y, size, color: kind === 'freight' ? SOFT : INK })
      for (const [place, { right, width }] of paper.columns.slice(-3).entries()) {
        const bound = BOUNDS[place]
        const text = bound && (amounts[bound] ?? amounts[`goods${capital(bound)}`] ?? amounts[`tax${capital(bound)}`])
        if (text) pages.right(grouped(text), { right, width, y: pages.y, size, color: INK })
      }
      if (isTotal)
        pages.right(list.baseCurrency, { right: paper.totals.x - 8, width: 60, y: pages.y, size: 8, color: SOFT })
      pages.y -= 3
      pages.rule(paper.totals.x)
    }
    pages.y -= 10
    for (const note of notesOf(budget)) pages.write(note, { size: 7.5, color: SOFT })
  }

  async function imageOf(address: string | undefined): Promise<PDFImage | undefined> {
    const jpeg = address === undefined ? undefined : budget.pictures.get(address)
    if (address === undefined || !jpeg) return undefined
    const embedded = images.get(address) ?? pdf.embedJpg(jpeg)
    images.set(address, embedded)
    return embedded
  }
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

function describe(pdf: PDFDocument, { list, language, day }: FileBudget): void {
  pdf.setTitle(list.name.toWellFormed(), { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setProducer(FOOT)
  pdf.setCreator(FOOT)
  pdf.setCreationDate(new Date(day))
  pdf.setModificationDate(new Date(day))
}

/** Everything that is drawn: only its characters are embedded. */
function* textsOf(budget: FileBudget, groups: readonly PaperGroup[]): Generator<string> {
  for (const word of Object.values(wordsIn(budget.language))) if (typeof word === 'string') yield word
  yield* [
    budget.list.name,
    FOOT,
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
