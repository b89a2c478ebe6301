import { PDFDocument } from 'pdf-lib'
import { describePdf } from '../../platform/pdf/describe-pdf.ts'
import { drawFeet } from '../../platform/pdf/feet.ts'
import { SOFT } from '../../platform/pdf/inks.ts'
import { drawLetterhead, makerOf, textsOfLetterhead } from '../../platform/pdf/letterhead.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import { drawPageTitle } from '../../platform/pdf/pages.ts'
import { savePdf } from '../../platform/pdf/save-pdf.ts'
import type { Total } from '../../platform/pdf/table/table.ts'
import type { FileBudget } from './file-budget.ts'
import { grouped } from './grouped.ts'
import { headingOf } from './heading.ts'
import { paperColumns } from './pdf/columns.ts'
import { groupsOf } from './pdf/groups.ts'
import type { PaperGroup } from './pdf/groups.ts'
import { BOUNDS, openSummedPages } from './pdf/summed-pages.ts'
import type { SummedPages } from './pdf/summed-pages.ts'
import { notesOf, totalRowsOf } from './total-rows.ts'
import { budgetWordsIn } from './words.ts'

/** Prints a list on A4 landscape: one row with a picture for each line, headings and sums on each page. */
export async function writePdf(budget: FileBudget): Promise<Uint8Array> {
  const { list, language, audience } = budget
  const words = budgetWordsIn(language)
  const pdf = await PDFDocument.create()
  describePdf(pdf, { ...budget, title: list.name })
  const groups = groupsOf(budget)
  const lettering = await openLettering(pdf, textsOf(budget, groups))
  const paper = openSummedPages(pdf, budget, lettering)
  const { pages, table } = paper
  await drawLetterhead(pdf, pages, budget)
  drawPageTitle(pages, audience === 'orders' ? `${list.name} · ${words.orders}` : list.name, headingOf(budget))
  pages.y -= 12
  table.head()
  for (const group of groups.filter(({ isApart }) => !isApart)) await paper.drawGroup(group)
  if (groups.length === 0) pages.write(words.empty, { size: 9, color: SOFT })
  if (audience !== 'orders') {
    paper.endLines()
    drawTotals(paper, budget)
    for (const group of groups.filter(({ isApart }) => isApart)) await paper.drawGroup(group)
  }
  if (lettering.missing.size > 0) pages.write(words.missing, { size: 7, color: SOFT })
  drawFeet(pdf, lettering, { ...budget, name: list.name, y: 22, most: 500 })
  return savePdf(pdf)
}

function drawTotals({ pages, table, totalsX }: SummedPages, budget: FileBudget): void {
  const totals = totalRowsOf(budget).map(({ kind, name, amounts }): Total => ({
    name,
    cells: BOUNDS.map((bound) => {
      const text = amounts[bound] ?? amounts[`goods${capital(bound)}`] ?? amounts[`tax${capital(bound)}`]
      return text ? grouped(text) : ''
    }),
    isTotal: kind === 'total',
    isSoft: kind === 'freight',
    before: kind === 'total' ? budget.list.baseCurrency : '',
  }))
  table.totals(totals, { x: totalsX, below: 70 })
  pages.y -= 10
  for (const note of notesOf(budget)) pages.write(note, { size: 7.5, color: SOFT })
}

function capital(bound: 'low' | 'high' | 'chosen'): string {
  return bound.charAt(0).toUpperCase() + bound.slice(1)
}

/** Every text that is drawn. The file embeds only the glyphs of their characters. */
function* textsOf(budget: FileBudget, groups: readonly PaperGroup[]): Generator<string> {
  for (const word of Object.values(budgetWordsIn(budget.language))) if (typeof word === 'string') yield word
  yield* [
    budget.list.name,
    makerOf(budget.letterhead),
    ...textsOfLetterhead(budget.letterhead, budget.language),
    headingOf(budget),
    budget.list.baseCurrency,
    ...notesOf(budget),
    '0123456789,.-–/ ·×%',
  ]
  for (const { name } of totalRowsOf(budget)) yield name
  for (const { heading } of paperColumns(budget)) yield heading
  for (const { name, rows } of groups) {
    yield name
    for (const { words } of rows) yield* [...words.item, words.remarks, ...words.cells.flat()]
  }
}
