import type { PDFDocument } from 'pdf-lib'
import type { Bounds } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { sumOf } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { minorDigitsOf } from '../../../../contract/budgets/currencies.ts'
import { SOFT } from '../../../platform/pdf/inks.ts'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import { openPages } from '../../../platform/pdf/pages.ts'
import type { Pages } from '../../../platform/pdf/pages.ts'
import { paperOf } from '../../../platform/pdf/table/paper.ts'
import { tableOn } from '../../../platform/pdf/table/table.ts'
import type { Table } from '../../../platform/pdf/table/table.ts'
import type { FileBudget } from '../file-budget.ts'
import { grouped } from '../grouped.ts'
import { budgetWordsIn } from '../words.ts'
import { paperColumns } from './columns.ts'
import type { PaperGroup } from './groups.ts'

export const BOUNDS = ['low', 'high', 'chosen'] as const
const SUM_LINE = 13
const BOTTOM = 40
const PICTURE = 26
/** The three columns of amounts, with the gaps before them. */
const AMOUNTS = 3 * 86

/** The pages of a printed list. Each states the sum of its lines and of all lines so far, but pages of orders state none. */
export interface SummedPages {
  pages: Pages
  table: Table
  /** Where the names of sums begin. */
  totalsX: number
  drawGroup(group: PaperGroup): Promise<void>
  /** Draws the sum of all lines. What follows is in no sum. */
  endLines(): void
}

export function openSummedPages(pdf: PDFDocument, budget: FileBudget, lettering: Lettering): SummedPages {
  const { list, language, audience, pictures } = budget
  const words = budgetWordsIn(language)
  const hasSums = audience !== 'orders'
  const nothing = sumOf([], minorDigitsOf(list.baseCurrency))
  const none: Bounds<string> = { low: nothing, high: nothing, chosen: nothing }
  let pageSum = none
  let carried = none
  let areLinesDone = false

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

  return {
    pages,
    table,
    totalsX,
    async drawGroup({ name, sums, rows, isApart }) {
      const group = { name, sums: sums ? inColumns(sums) : null, rows: rows.map((row) => row.words) }
      await table.group(group, {
        isFaint: isApart,
        whenDrawn(place) {
          const row = rows[place]
          if (row && !isApart) pageSum = added(pageSum, row.amounts)
        },
      })
    },
    endLines() {
      areLinesDone = true
      carried = added(carried, pageSum)
      if (pdf.getPageCount() > 1) sumLine(words.pageSum, pageSum)
      sumLine(words.allLines, carried)
    },
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
}

function inColumns(sums: Bounds<string>): string[] {
  return BOUNDS.map((bound) => grouped(sums[bound]))
}

function added(sums: Bounds<string>, amounts: Bounds<string | null>): Bounds<string> {
  const of = (bound: (typeof BOUNDS)[number]) => sumOf([sums[bound], amounts[bound]])
  return { low: of('low'), high: of('high'), chosen: of('chosen') }
}
