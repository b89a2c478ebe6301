import type { ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import { isPriceQuantity } from '../../../contract/price-quantity.ts'
import { fractionOf, times } from '../../../contract/values/fraction.ts'
import { signOf } from '../../../contract/values/currencies.ts'
import type { Basis } from '../../../contract/values/read-value.ts'
import { roundedNumber, Unreadable, valueOfCell } from './read-number.ts'
import type { CellReading } from './read-values.ts'

/** A price in major units, and what its cell says of it. */
export interface ReadPrice {
  low: number
  high: number
  /** ISO 4217; several where a sign means several. */
  currencies: readonly string[]
  per?: Basis
  isTaxIncluded?: boolean
}

/** A price or a range of prices; undefined for a word that says there is none. Throws Unreadable. */
export function readPrice(text: string, { mark, tell }: CellReading, multiply?: number): ReadPrice | undefined {
  const value = valueOfCell(text, mark, tell)
  if (!value) return undefined
  const { low, high, units, currencies, per, bound, isTaxIncluded } = value
  if (low.numerator < 0n) throw new Unreadable('must be 0 or more', '不能小于 0')
  if (per && units.length > 0) throw new Unreadable('is a quantity, not a price', '是数量，不是价格')
  if (bound === 'about' || bound === 'upTo')
    throw new Unreadable('is no price that can be ordered by', '不是可以下单的价格')
  if (bound === 'from') tell({ en: 'is the lowest of several prices', zh: '是起价' })
  const factor = fractionOf(`${multiply ?? 1}`)
  const price = (amount: typeof low, told = tell) =>
    roundedNumber(multiply === undefined ? amount : times(amount, factor), 2, told)
  const basis = per ?? (units.length > 0 ? { quantity: 1, units } : undefined)
  return {
    low: price(low),
    high: low === high ? price(low, () => {}) : price(high),
    currencies,
    ...(basis && { per: basis }),
    ...(isTaxIncluded !== undefined && { isTaxIncluded }),
  }
}

/** What a price is for, from a column of its own: `100`, `per 100`, `100 Stk`. Throws Unreadable. */
export function readBasis(text: string, { mark, tell }: CellReading): Basis | undefined {
  // No quantity has a decimal: `1.000` is a thousand, whatever the column's mark.
  const value = valueOfCell(text.replace(/\b1[., ’']000\b/, '1000'), mark, tell)
  if (!value) return undefined
  const { low, units, per } = value
  const quantity = per?.quantity ?? Number(low.numerator) / Number(low.denominator)
  if (!isPriceQuantity(quantity)) throw new Unreadable('is none of 1, 10, 100 and 1000', '不是 1、10、100 或 1000')
  return { quantity, units: per?.units ?? units }
}

const PRICES: ReadonlySet<string | null> = new Set<ImportTarget>(['sku.price', 'sku.minPrice', 'sku.maxPrice'])

/** A row whose prices are settled. */
export interface PricedRow {
  cells: readonly string[]
  values: Map<ImportTarget, unknown>
}

/** Refuses the cell of a column. */
type Refuse = (column: number, en: string, zh: string) => void

/**
 * Settles what the cells of prices say with what the row says elsewhere: a cell's own currency and unit win over those of all rows; a
 * sign of several currencies must fit the row's.
 */
export function settlePrices(facts: PricedRow, { columns, signs = {} }: ImportMapping, refuseIn: Refuse): void {
  const basis = facts.values.get('sku.priceQuantity') as Basis | undefined
  facts.values.delete('sku.priceQuantity')
  const rules = columns.filter(({ target }) => PRICES.has(target))
  const hasColumn = (target: ImportTarget) =>
    columns.some((rule) => rule.target === target && (facts.cells[rule.column] ?? '').trim() !== '')
  const said = new Map<'currency' | 'unit' | 'quantity', unknown>()
  for (const { column, target } of rules) {
    const price = facts.values.get(target as ImportTarget) as ReadPrice | undefined
    if (!price) continue
    const refuse = (en: string, zh: string) => refuseIn(column, en, zh)
    /** Two prices of a row are of one kind. */
    const isOther = (what: 'currency' | 'unit' | 'quantity', value: unknown) => {
      const before = said.get(what) ?? value
      said.set(what, before)
      return before !== value
    }
    const stated = facts.values.get('currencyUnit')
    const isAmong = price.currencies.includes(stated === 'rmb' ? 'CNY' : String(stated))
    const isSaid = isAmong && (price.currencies.length === 1 || hasColumn('currencyUnit'))
    const [only, more] = isSaid ? price.currencies : meantBySign(price.currencies, signs)
    const isFitting = isSaid || (isAmong && (more !== undefined || only === stated))
    if (only !== undefined && !isFitting) {
      const list = price.currencies.join(', ')
      if (more !== undefined) refuse(`may be in ${list}: say which`, `可能是 ${list}，请指定币种`)
      else if (hasColumn('currencyUnit'))
        refuse(`is in ${only}, and the row’s currency is ${String(stated)}`, `币种是 ${only}，而该行的币种是 ${String(stated)}`) // prettier-ignore
      else facts.values.set('currencyUnit', only)
    }
    if (
      isOther('quantity', price.per?.quantity ?? basis?.quantity ?? 1) ||
      (price.per?.units[0] && isOther('unit', price.per.units[0])) ||
      (only !== undefined && more === undefined && isOther('currency', only))
    )
      refuse('is for something else, or in another currency, than the other price', '与另一价格的计价方式或币种不同')
    settleBasis(price.per ?? basis)
    if (price.isTaxIncluded !== undefined && !facts.values.has('sku.taxIncluded'))
      facts.values.set('sku.taxIncluded', price.isTaxIncluded)

    function settleBasis(per: Basis | undefined): void {
      if (!per) return
      const stated = basis && hasColumn('sku.priceQuantity') ? basis.quantity : undefined
      const quantity = per.quantity === 1 ? (basis?.quantity ?? 1) : per.quantity
      // A header says a hundred, and the cell one.
      if (stated === undefined && price?.per?.quantity === 1 && quantity !== 1)
        refuse(`says that it is for one, and the column ${quantity}`, `注明是单个的价格，而该列是 ${quantity} 的价格`)
      if (!isPriceQuantity(quantity))
        refuse(`is the price of ${quantity}, which is none of 1, 10, 100 and 1000`, `是 ${quantity} 的价格，而不是 1、10、100 或 1000 的价格`) // prettier-ignore
      else if (stated !== undefined && stated !== quantity)
        refuse(
          `is the price of ${quantity}, and the row says ${stated}`,
          `是 ${quantity} 的价格，而该行写的是 ${stated}`,
        )
      else facts.values.set('sku.priceQuantity', quantity)
      const [unit, other] = per.units
      const known = facts.values.get('measurementUnit')
      if (unit === undefined || per.units.some((one) => one === known)) return
      if (other !== undefined)
        refuse(`may be for ${per.units.join(' or ')}: say which`, `可能是每 ${per.units.join(' 或 ')}，请指定单位`) // prettier-ignore
      else if (hasColumn('measurementUnit'))
        refuse(`is for a ${unit.replaceAll('_', ' ')}, and the row’s unit is ${String(known)}`, `是每 ${unit} 的价格，而该行的单位是 ${String(known)}`) // prettier-ignore
      else facts.values.set('measurementUnit', unit)
    }
  }
}

/** The currency that a person gave to a sign of several, or else all of them. */
function meantBySign(currencies: readonly string[], signs: Readonly<Record<string, string>>): readonly string[] {
  const meant = signs[signOf(currencies) ?? '']
  return meant === undefined ? currencies : [meant]
}
