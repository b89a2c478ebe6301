import { statedPer } from '../../../../contract/budgets/price-per.ts'
import { unitsText } from '../../../../contract/plural.ts'
import { bounds } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { Bound } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { chosenPriceOf } from '../../../../contract/budgets/what-counts.ts'
import { hasOneFigure } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { taxInColumn } from '../../../budgets/export/list-words.ts'
import type { FileTable } from '../shared-file.ts'
import { inOne, shownLineName, quantityOf, roomIdsOf, roomsOf, shownUnit } from '../shown-texts.ts'
import { sharedWordsIn } from '../words.ts'
import { number, text } from './columns.ts'
import type { CsvColumn } from './columns.ts'
import { skuTodayColumns } from './sku-today-columns.ts'

type Line = CsvColumn<SharedLine>

/** The columns of a list's lines, as far as the link shows them. Amounts are in the list's currency. */
export function budgetColumns(budget: SharedBudget, file: Omit<FileTable, 'view'>): Line[] {
  const { language, unitNames } = file
  const words = sharedWordsIn(language)
  const isOne = hasOneFigure(budget)
  const named = headingsOf(budget, language)
  const rooms = roomIdsOf(budget)
  const quantity = (unit: string | undefined, value: string | null | undefined) =>
    value == null ? value : quantityOf(budget, unit, value)
  const packUnit = ({ pack }: SharedLine) =>
    pack && (pack.coveragePerPack === null ? '' : (unitNames.get(pack.sellUnit) ?? pack.sellUnit) || words.pack)
  return [
    text(words.section, ({ section }) => section),
    text(words.code, ({ docCode }) => docCode),
    text(words.name, (line) => shownLineName(line, language)),
    text(words.brand, ({ snapshot }) => (snapshot === null ? '' : inOne(language, snapshot?.brand))),
    text(words.model, ({ snapshot }) => (snapshot === null ? '' : snapshot?.model)),
    text(words.supplier, ({ supplier }) => supplier),
    text(words.room, ({ id }) => roomsOf(budget, rooms.get(id), language)),
    text(words.status, ({ status }) => words.lineStatuses[status]),
    text(words.unit, ({ unit }) => shownUnit(budget, unit, unitNames)),
    number(words.need, ({ unit, figures }) => quantity(unit, figures?.need)),
    number(words.packs, ({ figures }) => figures?.packs),
    text(words.packUnit, packUnit),
    number(words.coverage, ({ unit, pack }) => quantity(unit, pack?.coveragePerPack)),
    number(words.order, ({ unit, figures }) => quantity(unit, figures?.orderQty)),
    text(words.pricePer, (line) => {
      if (line.price?.basis === undefined) return undefined
      const isByPack = line.price.basis === 'perPack' && line.pack?.coveragePerPack != null
      const own = line.unit && statedPer(line.price.per, line.unit).unit
      const unit = isByPack ? packUnit(line) : own && (unitNames.get(own) ?? own)
      return unit && unitsText(unit, line.price.per?.quantity ?? 1, language)
    }),
    number(words.priceLow, ({ price }) => price?.low),
    number(words.priceHigh, ({ price }) => price?.high),
    number(named('priceChosen'), ({ price }) => price?.chosen),
    text(words.priceKind, (line) => {
      const kind = chosenPriceOf(line)
      return kind && words.priceKinds[kind]
    }),
    ...(isOne ? [text(words.priceIs, openIn(budget, words))] : []),
    text(words.currency, ({ price }) => price?.currency),
    text(words.taxIncluded, ({ price }) => {
      const isIncluded = price?.taxIncluded
      if (isIncluded === undefined) return undefined
      return price?.isTaxUnknown ? words.notSaid : words[isIncluded ? 'yes' : 'no']
    }),
    number(words.discount, ({ price }) => price?.discountPct),
    number(words.markup, ({ price }) => price?.markupPct),
    number(words.rate, ({ price }) => price?.fxRate),
    text(words.rateDate, ({ price }) => (price?.fxDate === null ? '' : price?.fxDate)),
    number(words.taxRate, ({ price }) => (price?.taxRate === null ? budget.defaultTaxRate : price?.taxRate)),
    ...amountColumns(budget, language),
    number(words.leadTime, ({ leadTimeDays, now }) => leadTimeDays ?? now?.leadTimeDays ?? leadTimeDays),
    text(words.batch, ({ batchNo }) => batchNo),
    ...skuTodayColumns(file),
    text(words.note, ({ note }) => note),
  ]
}

const PARTS = [
  ...(['freight', 'goodsLow', 'goodsHigh', 'goodsChosen'] as const),
  ...(['taxLow', 'taxHigh', 'taxChosen'] as const),
]

/** Of one figure nothing is chosen among others. */
function headingsOf(budget: SharedBudget, language: FileTable['language']) {
  const words = sharedWordsIn(language)
  const own: Partial<Record<string, string>> = hasOneFigure(budget) ? words.oneFigure : {}
  return (name: (typeof PARTS)[number] | Bound | 'priceChosen') => own[name] ?? words[name]
}

/** Which prices are open; without any there is no column. */
function openIn({ lines }: SharedBudget, words: ReturnType<typeof sharedWordsIn>): Line['read'] {
  const isOpen = ({ figures }: SharedLine) => figures?.chosen === null
  return lines.some(isOpen) ? (line) => (isOpen(line) ? words.openPrice : '') : () => undefined
}

function amountColumns(budget: SharedBudget, language: FileTable['language']): Line[] {
  const { baseCurrency, taxMode } = budget
  const words = sharedWordsIn(language)
  const named = headingsOf(budget, language)
  const column = (name: (typeof PARTS)[number] | Bound): Line => {
    const heading = [named(name), baseCurrency].filter(Boolean).join(', ')
    const tax = taxInColumn(name, taxMode, language)
    return number(tax ? words.taxed(heading, tax) : heading, ({ figures }) => figures?.[name])
  }
  return [...PARTS.map(column), ...bounds.map((bound): Line => ({ ...column(bound), bound }))]
}
