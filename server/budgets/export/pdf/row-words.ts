import { pricesOf } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { orderByOf, remainderOf } from '../../../../contract/budgets/orders.ts'
import type { TablePaperRow as PaperRow } from '../../../platform/pdf/table/row.ts'
import type { FileBudget, FileLine } from '../file-budget.ts'
import { grouped } from '../grouped.ts'
import type { ExportRow } from '../lay-out.ts'
import * as said from '../line-words.ts'
import { readableQuantity, shownUnitOf } from '../quantities.ts'
import { remarksOf } from '../remarks.ts'
import { budgetWordsIn } from '../words.ts'

export function rowInWords(budget: FileBudget, row: ExportRow): PaperRow {
  const { line, amounts } = row
  return {
    ...itemOf(budget, line),
    cells: [
      [quantityOf(budget, line, row.need)],
      orderedOf(budget, row),
      ...(budget.audience === 'own' ? [priceOf(budget, line)] : []),
      [`${line.price.taxRate ?? budget.list.defaultTaxRate} %`],
      ...[amounts.low, amounts.high, amounts.chosen].map((amount) => [amount === null ? '–' : grouped(amount)]),
    ],
  }
}

export function orderInWords(budget: FileBudget, line: FileLine): PaperRow {
  const { figures, batchNo, leadTimeDays } = line
  return {
    ...itemOf(budget, line),
    cells: [
      [quantityOf(budget, line, figures.need)],
      [packsOf(budget, line)],
      [quantityOf(budget, line, figures.orderQty)],
      [quantityOf(budget, line, remainderOf(figures))],
      [batchNo],
      [leadTimeDays === null ? '' : String(leadTimeDays)],
      [orderByOf(line, budget.list.projectDate) ?? ''],
      [budgetWordsIn(budget.language).lineStatuses[line.status]],
    ],
  }
}

function itemOf(budget: FileBudget, line: FileLine): Pick<PaperRow, 'picture' | 'color' | 'item' | 'remarks'> {
  const { language, groupBy, audience } = budget
  const cover = line.snapshot?.cover
  const place = groupBy === 'room' ? line.section : said.roomsIn(budget, line)
  const maker = [said.lineBrand(line, language), said.lineModel(line), audience === 'client' ? '' : line.supplier]
  const words = budgetWordsIn(language)
  return {
    picture: cover?.address,
    color: cover?.color,
    item: [
      [line.docCode, said.lineNameInFile(line, language)].filter(Boolean).join('  '),
      maker.filter(Boolean).join(' · '),
      place,
      // The note is for those who order, too.
      line.note.replaceAll(/\s+/g, ' ').trim(),
    ].filter(Boolean),
    remarks: remarksOf(budget, line).join(words.between),
  }
}

function quantityOf(budget: FileBudget, line: FileLine, quantity: string): string {
  return `${grouped(readableQuantity(budget, line, quantity))} ${shownUnitOf(budget, line)}`
}

function packsOf(budget: FileBudget, line: FileLine): string {
  const { packs } = line.figures
  return packs === null ? '–' : `${grouped(String(packs))} × ${said.packUnitOf(budget, line)}`
}

/** The packs and what they hold. A part shows the packs of the whole line. */
function orderedOf(budget: FileBudget, { line, isPart }: ExportRow): string[] {
  const { packs, orderQty } = line.figures
  const quantity = quantityOf(budget, line, orderQty)
  const words = budgetWordsIn(budget.language)
  if (isPart) return [words.pooled(packs === null ? quantity : packsOf(budget, line))]
  return packs === null ? [quantity] : [packsOf(budget, line), quantity]
}

/** The agreed price beside that of the list, or the price range; and what the price is for. */
function priceOf(budget: FileBudget, line: FileLine): string[] {
  const prices = pricesOf(line.price)
  const words = budgetWordsIn(budget.language)
  if (prices === null) return [words.unpriced]
  const { low, high } = prices
  const range = low === high ? grouped(low) : `${grouped(low)} – ${grouped(high)}`
  const { chosen, currency } = line.price
  const per = `${currency} / ${said.pricePerOf(budget, line)}`
  if (chosen === null) return [range, per]
  const isOther = low !== chosen || high !== chosen
  return [words.agreedPrice(grouped(chosen)), ...(isOther ? [words.listPrice(range)] : []), per]
}
