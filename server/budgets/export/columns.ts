import { pricesOf } from '../../../contract/budgets/arithmetic/amounts.ts'
import { orderByOf, remainderOf } from '../../../contract/budgets/orders.ts'
import { chosenPriceOf } from '../../../contract/budgets/what-counts.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import type { ExportRow } from './lay-out.ts'
import { taxInColumn } from './list-words.ts'
import * as said from './line-words.ts'
import { remarksOf } from './remarks.ts'
import { shownUnitOf, tableQuantity } from './quantities.ts'
import type { BudgetWords } from './words.ts'
import { budgetWordsIn } from './words.ts'

/** A column of a table of lines. */
export interface ExportColumn {
  /** The key of its heading in `BudgetWords`. */
  name: { [Name in keyof BudgetWords]: BudgetWords[Name] extends string ? Name : never }[keyof BudgetWords]
  /** `number` cells hold decimals. */
  kind: 'text' | 'number'
  /** Empty where the line has no value. */
  read: (row: ExportRow, budget: FileBudget) => string
}

const text = (name: ExportColumn['name'], read: (line: FileLine, budget: FileBudget) => string): ExportColumn => ({
  name,
  kind: 'text',
  read: ({ line }, budget) => read(line, budget),
})
const number = (
  name: ExportColumn['name'],
  read: (line: FileLine, budget: FileBudget) => string | null,
): ExportColumn => ({
  name,
  kind: 'number',
  read: ({ line }, budget) => read(line, budget) ?? '',
})
const amount = (name: ExportColumn['name'] & keyof ExportRow['amounts']): ExportColumn => ({
  name,
  kind: 'number',
  read: ({ amounts }) => amounts[name] ?? '',
})

const what: ExportColumn[] = [
  text('code', ({ docCode }) => docCode),
  text('name', (line, { language }) => said.lineNameInFile(line, language)),
  text('brand', (line, { language }) => said.lineBrand(line, language)),
  text('model', said.lineModel),
]
const section = text('section', (line) => line.section)
const room = text('room', (line, budget) => said.roomsIn(budget, line))
const status = text('status', (line, { language }) => budgetWordsIn(language).lineStatuses[line.status])
const need: ExportColumn[] = [
  text('unit', (line, budget) => shownUnitOf(budget, line)),
  {
    name: 'need',
    kind: 'number',
    read: ({ line, need: needed }, budget) => tableQuantity(budget, line, needed),
  },
]
const ordered = (packs: 'packs' | 'packsOfLine', order: 'order' | 'orderOfLine'): ExportColumn[] => [
  number(packs, ({ figures }) => figures.packs?.toString() ?? null),
  text('packUnit', (line, budget) => said.packUnitOf(budget, line)),
  number('coverage', (line, budget) => {
    const { coveragePerPack } = line.pack
    return coveragePerPack && tableQuantity(budget, line, coveragePerPack)
  }),
  number(order, (line, budget) => tableQuantity(budget, line, line.figures.orderQty)),
]
const cost: ExportColumn[] = [
  text('pricePer', (line, budget) => said.pricePerOf(budget, line)),
  number('priceLow', ({ price }) => pricesOf(price)?.low ?? null),
  number('priceHigh', ({ price }) => pricesOf(price)?.high ?? null),
  number('priceChosen', ({ price }) => pricesOf(price)?.chosen ?? null),
  text('priceKind', (line, { language }) => budgetWordsIn(language).priceKinds[chosenPriceOf(line) ?? 'unpriced']),
  text('currency', ({ price }) => price.currency),
  text('taxIncluded', ({ price }, { language }) => said.taxIncludedIn(price, language)),
  number('discount', ({ price }) => price.discountPct),
  number('markup', ({ price }) => price.markupPct),
  number('freight', ({ price }) => price.freight),
  number('rate', ({ price }) => price.fxRate),
  text('rateDate', ({ price }) => price.fxDate ?? ''),
]
const amounts: ExportColumn[] = [
  number('taxRate', ({ price }, { list }) => price.taxRate ?? list.defaultTaxRate),
  amount('goodsLow'),
  amount('goodsHigh'),
  amount('goodsChosen'),
  amount('taxLow'),
  amount('taxHigh'),
  amount('taxChosen'),
  amount('low'),
  amount('high'),
  amount('chosen'),
]
const time: ExportColumn[] = [
  number('leadTime', ({ leadTimeDays }) => leadTimeDays?.toString() ?? null),
  text('orderBy', (line, { list }) => orderByOf(line, list.projectDate) ?? ''),
]
const supplier = text('supplier', (line) => line.supplier)
const batch = text('batch', ({ batchNo }) => batchNo)
const remarks = text('remarks', (line, budget) => remarksOf(budget, line).join(budgetWordsIn(budget.language).between))
const note = text('note', (line) => line.note)

export function headingOfColumn({ name }: ExportColumn, { list, language }: FileBudget): string {
  const words = budgetWordsIn(language)
  const tax = taxInColumn(name, list.taxMode, language)
  return tax ? words.taxed(words[name], tax) : words[name]
}

/** The columns of a table of lines, by its audience. */
export function columnsOf({ audience, groupBy }: FileBudget): ExportColumn[] {
  const quantities = [
    ...need,
    ...(groupBy === 'room' ? ordered('packsOfLine', 'orderOfLine') : ordered('packs', 'order')),
  ]
  // In a table by room each row is of one room.
  const where = groupBy === 'room' ? [section, status] : [section, room, status]
  switch (audience) {
    case 'own':
      return [...what, supplier, ...where, ...quantities, ...cost, ...amounts, ...time, batch, remarks, note]
    case 'client':
      return [...what, ...where, ...quantities, ...amounts, ...time, remarks]
    case 'orders':
      return [
        ...what,
        supplier,
        ...need,
        ...ordered('packs', 'order'),
        number('remainder', (line, budget) => tableQuantity(budget, line, remainderOf(line.figures))),
        batch,
        ...time,
        section,
        room,
        status,
        remarks,
        note,
      ]
  }
}
