import '../../../locales/budget-counts-texts.ts'
import { MOST_DISCOUNT_PCT, MOST_MARKUP_PCT, MOST_TAX_PCT } from '../../../../contract/budgets/amounts.ts'
import { pricesOf } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { compareDecimals } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { isOtherPer, priceCellText, pricedUnit, pricePerOf, storedPer } from '../../../../contract/budgets/price-per.ts'
import { hasNoAmount } from '../../../../contract/budgets/what-counts.ts'
import type { PricePer } from '../../../../contract/budgets/price-per.ts'
import type { LinePrice } from '../../../../contract/budgets/entries.ts'
import { readCellNumber } from '../cells/read-number.ts'
import { groupedText, priceText, numberRangeText } from '../cells/shown-number.ts'
import { perText } from '../words.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import type { CellContext, CellChange, GridColumn, ColumnKey, Written } from './column.ts'
import { withLine } from './line-columns.ts'
import { percentText } from './quantity-columns.ts'

/** "180 – 220", as people and other spreadsheets write a range. */
const RANGE = /^(.*\d[^\d]*?)\s*(?:[-–—~〜～]|\bto\b|至)\s*([^\d]*\d.*)$/u

const price: GridColumn = {
  key: 'price',
  width: 124,
  isNumber: true,
  raw: ({ line }) => {
    const { low, high } = line.price
    return priceCellText([...new Set([low, high].filter((one) => one !== null))].join('-'), line)
  },
  shown: ({ line }, { words }) => {
    const prices = pricesOf(line.price)
    return prices ? numberRangeText(priceText(prices.low), priceText(prices.high)) : words.t('budgetTable.noPrice')
  },
  note: priceNote,
  isQuiet: ({ line }) => pricesOf(line.price) === null,
  isStruck: ({ line }) => hasAgreed(line.price),
  changes: { of: 'line', field: 'price' },
  write: (facts, text): Written => {
    const [, from = text, to = from] = RANGE.exec(text) ?? []
    const low = readPrice(facts, from)
    if ('problem' in low) return low
    const high = readPrice(facts, to)
    if ('problem' in high) return high
    if (low.value !== null && high.value !== null && compareDecimals(low.value, high.value) > 0)
      return { problem: { reason: 'crossed' } }
    return withPrice(facts, { low: low.value, high: high.value, ...typedPer(facts, high.per ?? low.per) })
  },
}

const chosen: GridColumn = {
  key: 'chosen',
  width: 110,
  isNumber: true,
  raw: ({ line }) => priceCellText(line.price.chosen ?? '', line),
  shown: ({ line }) => (line.price.chosen === null ? '–' : priceText(line.price.chosen)),
  changes: { of: 'line', field: 'price' },
  write: (facts, text) => {
    const read = readPrice(facts, text)
    if ('problem' in read) return read
    if (isOtherPer(facts.line, read.per)) return { problem: { reason: 'otherPer' } }
    return withPrice(facts, { chosen: read.value })
  },
}

const freight: GridColumn = {
  key: 'freight',
  width: 110,
  isNumber: true,
  raw: ({ line }) => (isZero(line.price.freight) ? '' : line.price.freight),
  shown: ({ line }) => (isZero(line.price.freight) ? '' : priceText(line.price.freight)),
  changes: { of: 'line', field: 'price' },
  write: (facts, text) => {
    const read = readCellNumber(text, { kind: 'price', currency: facts.line.price.currency })
    return 'problem' in read ? read : withPrice(facts, { freight: read.value ?? '0' })
  },
}

const tax: GridColumn = {
  key: 'tax',
  width: 84,
  isNumber: true,
  raw: ({ line }) => line.price.taxRate ?? '',
  shown: ({ line }, { fields }) => percentText(line.price.taxRate ?? fields.defaultTaxRate),
  isQuiet: ({ line }) => line.price.taxRate === null,
  changes: { of: 'line', field: 'price' },
  write: (facts, text) => {
    const read = readCellNumber(text, { kind: 'percent', most: MOST_TAX_PCT })
    return 'problem' in read ? read : withPrice(facts, { taxRate: read.value })
  },
}

const currency: GridColumn = {
  key: 'currency',
  width: 130,
  raw: ({ line }, { fields }) =>
    [line.price.currency, line.price.currency === fields.baseCurrency ? null : line.price.fxRate]
      .filter(Boolean)
      .join(' '),
  shown: ({ line }, { fields, words }) => {
    const { currency: code, fxRate } = line.price
    if (code === fields.baseCurrency) return code
    return fxRate === null ? words.t('budgetTable.noRate', { currency: code }) : `${code} × ${fxRate}`
  },
  isQuiet: ({ line }, { fields }) => line.price.currency === fields.baseCurrency,
  changes: { of: 'line', field: 'price' },
  write: (facts, text, { fields }) => writtenCurrency(facts, text, fields.baseCurrency),
}

const total: GridColumn = {
  key: 'total',
  width: 190,
  isNumber: true,
  raw: (facts) => {
    const { low, high } = amountsOf(facts)
    return low === null || high === null ? '' : low === high ? low : `${low}-${high}`
  },
  shown: (facts) => {
    const { low, high } = amountsOf(facts)
    if (low === null || high === null || isNothingYet(facts, high)) return '–'
    return numberRangeText(groupedText(low), groupedText(high))
  },
  note: (facts, { words }) => {
    const { low, high, chosen: agreed } = amountsOf(facts)
    const isTold = facts.line.price.chosen !== null && agreed !== null && (agreed !== low || agreed !== high)
    return isTold ? words.t('budgetCounts.agreed', { price: groupedText(agreed) }) : ''
  },
  isQuiet: ({ line }) => line.alternativeOf !== null || line.status === 'rejected',
  explains: 'total',
}

export const priceColumns = [
  price,
  chosen,
  percentColumn('discount', 'discountPct', MOST_DISCOUNT_PCT),
  percentColumn('markup', 'markupPct', MOST_MARKUP_PCT),
  freight,
  tax,
  currency,
  total,
]

function percentColumn(key: ColumnKey, field: 'discountPct' | 'markupPct', most: number): GridColumn {
  return {
    key,
    width: 92,
    isNumber: true,
    raw: ({ line }) => (isZero(line.price[field]) ? '' : line.price[field]),
    shown: ({ line }) => (isZero(line.price[field]) ? '' : percentText(line.price[field])),
    changes: { of: 'line', field: 'price' },
    write: (facts, text) => {
      const read = readCellNumber(text, { kind: 'percent', most })
      return 'problem' in read ? read : withPrice(facts, { [field]: read.value ?? '0' })
    },
  }
}

/** `EUR`, `EUR 7.82` or `7.82`. Another currency has no rate until one is typed or updated from the catalogue. */
function writtenCurrency(facts: RowFacts, text: string, base: string): Written {
  const [, letters, rest = ''] = /^([A-Za-z]*)\s*[×x*@]?\s*(.*)$/.exec(text.trim()) ?? []
  const code = letters ? letters.toUpperCase() : facts.line.price.currency
  if (!/^[A-Z]{3}$/.test(code)) return { problem: { reason: 'noCurrency' } }
  if (code === base) return withPrice(facts, { currency: code, fxRate: '1', fxDate: null, fxSource: null })
  if (!rest)
    return code === facts.line.price.currency
      ? withPrice(facts, {})
      : withPrice(facts, { currency: code, fxRate: null, fxDate: null, fxSource: null })
  const read = readCellNumber(rest, { kind: 'rate', isAboveZero: true })
  return 'problem' in read
    ? read
    : withPrice(facts, { currency: code, fxRate: read.value, fxDate: null, fxSource: null })
}

/** What the price is for, where it is not the line's unit; and whether it includes tax, where the total differs in that. */
function priceNote({ line }: RowFacts, { fields, words }: CellContext): string {
  const { price: said } = line
  if (pricesOf(said) === null) return ''
  const per = pricePerOf(line)
  return [
    said.chosen === null ? '' : words.t('budgetCounts.agreed', { price: priceText(said.chosen) }),
    per.quantity === 1 && per.unit === line.unit ? '' : words.t('budgetTable.perPack', { unit: perText(per, words) }),
    taxNote(said, { fields, words }),
  ]
    .filter(Boolean)
    .join(', ')
}

function taxNote({ taxIncluded, isTaxUnknown }: LinePrice, { fields, words }: Pick<CellContext, 'fields' | 'words'>) {
  if (isTaxUnknown) return words.t('budgetCounts.taxNotSaidShort')
  if (taxIncluded === (fields.taxMode === 'inclusive')) return ''
  return words.t(taxIncluded ? 'budgetTable.withTax' : 'budgetTable.withoutTax')
}

/** Whether something else was agreed than the prices of the list. */
function hasAgreed({ low, high, chosen }: LinePrice): boolean {
  return chosen !== null && (low !== null || high !== null) && (low !== chosen || high !== chosen)
}

function readPrice({ line }: RowFacts, text: string) {
  return readCellNumber(text, { kind: 'price', currency: line.price.currency, unit: pricedUnit(line) })
}

/** What a typed price is for, where it says so: "12.40 per 100" in a line that was priced by one. */
function typedPer({ line }: RowFacts, per: PricePer | undefined): Pick<LinePrice, 'per'> {
  if (!per || !isOtherPer(line, per)) return {}
  const stored = storedPer(per, { unit: line.unit, basis: line.price.basis })
  return stored || line.price.per ? { per: stored } : {}
}

function withPrice(facts: RowFacts, changed: Partial<LinePrice>): CellChange {
  return withLine(facts, { price: { ...facts.line.price, ...changed } })
}

/** The row's amounts: its room's share of the line, or the whole line. */
export function amountsOf({ share, figures }: Pick<RowFacts, 'share' | 'figures'>) {
  const { low = null, high = null, chosen: agreed = null } = share ?? figures ?? {}
  return { low, high, chosen: agreed }
}

/** A line that nobody has given an amount costs nothing yet, which is no price. */
function isNothingYet({ figures }: RowFacts, amount: string): boolean {
  return hasNoAmount({ figures }) && isZero(amount)
}

function isZero(decimal: string): boolean {
  return !/[1-9]/.test(decimal)
}
