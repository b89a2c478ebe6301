import { SCALES } from './amounts.ts'
import { fractionOf, over } from '../values/fraction.ts'
import { printDecimal, roundedTo } from './arithmetic/decimal.ts'
import type { BudgetFields } from './budget.ts'
import type { Offer } from './calls.ts'
import type { PriceQuantity } from '../price-quantity.ts'
import { NEW_LINE, NEW_PRICE, type Line, type LinePrice } from './entries.ts'
import { snapshotPer, storedPer } from './price-per.ts'

/** The value of one unit of a currency in yuan, as text, with its date and source. */
export interface YuanRate {
  cny: string
  date: string | null
  source: string | null
}

type Exchange = Pick<LinePrice, 'currency' | 'fxRate' | 'fxDate' | 'fxSource'>

const YUAN = 'CNY'
const ITSELF: YuanRate = { cny: '1', date: null, source: null }

/** The ISO code of a catalogue currency: `rmb` is the yuan. */
export function currencyOf(catalogueCurrency: string): string {
  return catalogueCurrency === 'rmb' ? YUAN : catalogueCurrency
}

/**
 * The exchange rate from a line's currency into the list's: by way of the yuan, rounded once to eight places, dated by the older
 * of the two rates. Null if a rate is unknown, or rounds to zero.
 */
export function exchangeOf(currency: string, base: string, rates: ReadonlyMap<string, YuanRate>): Exchange {
  if (currency === base) return { currency, fxRate: '1', fxDate: null, fxSource: null }
  const [own, other] = [currency, base].map((one) => rates.get(one) ?? (one === YUAN ? ITSELF : undefined))
  if (!own || !other) return { currency, fxRate: null, fxDate: null, fxSource: null }
  const [worth, unit] = [fractionOf(own.cny), fractionOf(other.cny)]
  const rate = unit.numerator === 0n ? 0n : roundedTo(over(worth, unit), SCALES.rate)
  const [older = null] = [own.date, other.date].filter((date) => date !== null).toSorted()
  const sources = new Set([own.source, other.source].filter((source) => source !== null))
  return {
    currency,
    fxRate: rate === 0n ? null : printDecimal(rate, SCALES.rate),
    fxDate: older,
    fxSource: sources.size > 0 ? [...sources].join(', ') : null,
  }
}

/** What the prices of an offer are for, where that is not one of its line's units. */
export function perOfOffer({
  unit,
  basis,
  snapshot,
}: Pick<Offer, 'unit' | 'basis' | 'snapshot'>): Pick<LinePrice, 'per'> {
  const per = storedPer(snapshotPer(snapshot), { unit, basis })
  return per ? { per } : {}
}

interface NewLine {
  id: string
  sort: number
  section: string
  docCode: string
  list: Pick<BudgetFields, 'baseCurrency'>
  rates: ReadonlyMap<string, YuanRate>
}

/** Whether the prices of an offer include tax, and whether anybody says so. */
export function taxOfOffer({
  taxIncluded,
  isTaxUnknown = false,
}: Pick<Offer, 'taxIncluded' | 'isTaxUnknown'>): Pick<LinePrice, 'taxIncluded' | 'isTaxUnknown'> {
  return { taxIncluded, ...(isTaxUnknown && { isTaxUnknown }) }
}

/** A new line of a SKU with the catalogue's facts of today. */
export function lineOfOffer(offer: Offer, { list, rates, ...own }: NewLine): Line {
  const { snapshot } = offer
  return {
    ...NEW_LINE,
    kind: 'sku',
    skuId: offer.skuId,
    snapshot,
    leadTimeDays: offer.leadTimeDays,
    unit: offer.unit,
    pack: offer.pack,
    price: {
      ...NEW_PRICE,
      basis: offer.basis,
      ...perOfOffer(offer),
      ...taxOfOffer(offer),
      low: snapshot.minPrice,
      high: snapshot.maxPrice,
      ...exchangeOf(currencyOf(snapshot.currency), list.baseCurrency, rates),
    },
    ...own,
  }
}

/**
 * The line with another SKU: name, price, pack and lead time come from the new one; room, code, note and percentages stay. Seller
 * and batch of the old SKU are cleared. Null if the new SKU is counted in another unit.
 */
export function replacedBy(line: Line, offer: Offer, { list, rates }: Pick<NewLine, 'list' | 'rates'>): Line | null {
  if (offer.unit !== line.unit) return null
  const { id, sort, section, docCode, alternativeOf, note } = line
  const made = lineOfOffer(offer, { id, sort, section, docCode, list, rates })
  const { discountPct, markupPct, taxRate } = line.price
  return { ...made, alternativeOf, note, price: { ...made.price, discountPct, markupPct, taxRate } }
}

/** A line's price when it was made or last taken over, and the catalogue's price today. */
export interface PriceChange {
  before: Pick<LinePrice, 'low' | 'high' | 'currency'> & { quantity: PriceQuantity }
  after: PriceChange['before']
}

/**
 * The difference between the catalogue's price and the line's snapshot of it; null where there is none. Prices that the member
 * has typed since do not count.
 */
export function priceChangeOf({ snapshot }: Pick<Line, 'snapshot'>, offer: Offer): PriceChange | null {
  if (!snapshot) return null
  const [before, after] = [snapshot, offer.snapshot].map(({ minPrice, maxPrice, currency, priceQuantity = 1 }) => ({
    low: minPrice,
    high: maxPrice,
    currency: currencyOf(currency),
    quantity: priceQuantity,
  })) as [PriceChange['before'], PriceChange['after']]
  const keys = ['low', 'high', 'currency', 'quantity'] as const
  const isSame = keys.every((key) => before[key] === after[key])
  return isSame ? null : { before, after }
}

/**
 * The line with today's facts of the catalogue: names, picture, prices, today's rate, lead time. Chosen, agreed and counted
 * values stay. Null if the SKU is now sold by another unit: its price no longer fits the line.
 */
export function freshened(line: Line, offer: Offer, { list, rates }: Pick<NewLine, 'list' | 'rates'>): Line | null {
  if (!line.snapshot || line.snapshot.unit !== offer.snapshot.unit) return null
  const currency = currencyOf(offer.snapshot.currency)
  const per = perOfOffer(offer).per ?? null
  // An agreed price in another currency, or for another quantity, is void.
  const isSamePer = line.price.per?.quantity === per?.quantity && line.price.per?.unit === per?.unit
  const isComparable = line.price.currency === currency && isSamePer
  const chosen = isComparable ? line.price.chosen : null
  return {
    ...line,
    snapshot: offer.snapshot,
    leadTimeDays: offer.leadTimeDays,
    price: {
      ...line.price,
      low: offer.snapshot.minPrice,
      high: offer.snapshot.maxPrice,
      ...((line.price.per ?? per) && { per }),
      // What the member has said of the tax stays.
      ...(line.price.isTaxUnknown && !offer.isTaxUnknown && { taxIncluded: offer.taxIncluded, isTaxUnknown: false }),
      chosen,
      ...exchangeOf(currency, list.baseCurrency, rates),
    },
  }
}
