import { SCALES } from './amounts.ts'
import { divideRounded, parseDecimal, powerOfTen, printDecimal } from './arithmetic/decimal.ts'
import type { BudgetFields } from './budget.ts'
import type { Offer } from './calls.ts'
import { NEW_LINE, NEW_PRICE, type Line, type LinePrice } from './entries.ts'

/** What one unit of a currency is worth in yuan, as text, from when, and who says so. */
export interface YuanRate {
  cny: string
  date: string | null
  source: string | null
}

type Exchange = Pick<LinePrice, 'currency' | 'fxRate' | 'fxDate' | 'fxSource'>

const YUAN = 'CNY'
const ITSELF: YuanRate = { cny: '1', date: null, source: null }
/** More digits than any rate of the catalogue has. */
const YUAN_DIGITS = 12

/** What a price of the catalogue is in: `rmb` is the yuan by another name. */
export function currencyOf(catalogueCurrency: string): string {
  return catalogueCurrency === 'rmb' ? YUAN : catalogueCurrency
}

/**
 * How a line's currency is exchanged into the list's: by way of the yuan, rounded once to eight places, dated by the older of the two
 * rates. A rate that is not known, or would be nothing, is null.
 */
export function exchangeOf(currency: string, base: string, rates: ReadonlyMap<string, YuanRate>): Exchange {
  if (currency === base) return { currency, fxRate: '1', fxDate: null, fxSource: null }
  const [own, other] = [currency, base].map((one) => rates.get(one) ?? (one === YUAN ? ITSELF : undefined))
  if (!own || !other) return { currency, fxRate: null, fxDate: null, fxSource: null }
  const [numerator, denominator] = [own, other].map(({ cny }) => parseDecimal(cny, YUAN_DIGITS)) as [bigint, bigint]
  const rate = denominator === 0n ? 0n : divideRounded(numerator * powerOfTen(SCALES.rate), denominator)
  const [older = null] = [own.date, other.date].filter((date) => date !== null).toSorted()
  const sources = new Set([own.source, other.source].filter((source) => source !== null))
  return {
    currency,
    fxRate: rate === 0n ? null : printDecimal(rate, SCALES.rate),
    fxDate: older,
    fxSource: sources.size > 0 ? [...sources].join(', ') : null,
  }
}

interface NewLine {
  id: string
  sort: number
  section: string
  docCode: string
  list: Pick<BudgetFields, 'baseCurrency'>
  rates: ReadonlyMap<string, YuanRate>
}

/** A line of a SKU as the catalogue has it today. */
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
      taxIncluded: offer.taxIncluded,
      low: snapshot.minPrice,
      high: snapshot.maxPrice,
      ...exchangeOf(currencyOf(snapshot.currency), list.baseCurrency, rates),
    },
    ...own,
  }
}

/**
 * The line with another SKU: name, price, pack and lead time are the new one's; what it is for, its code, its note and its percentages stay. Who
 * sold the old one, and in which batch, is no longer true. Null where the new one is counted in another unit.
 */
export function replacedBy(line: Line, offer: Offer, { list, rates }: Pick<NewLine, 'list' | 'rates'>): Line | null {
  if (offer.unit !== line.unit) return null
  const { id, sort, section, docCode, alternativeOf, note } = line
  const made = lineOfOffer(offer, { id, sort, section, docCode, list, rates })
  const { discountPct, markupPct, taxRate } = line.price
  return { ...made, alternativeOf, note, price: { ...made.price, discountPct, markupPct, taxRate } }
}

/** What a line's price was when it was made or taken over last, and what the catalogue asks today. */
export interface PriceChange {
  before: Pick<LinePrice, 'low' | 'high' | 'currency'>
  after: Pick<LinePrice, 'low' | 'high' | 'currency'>
}

/** How the catalogue's price differs from the line's snapshot of it; null where it does not. What the member has typed since is no difference. */
export function priceChangeOf({ snapshot }: Pick<Line, 'snapshot'>, offer: Offer): PriceChange | null {
  if (!snapshot) return null
  const [before, after] = [snapshot, offer.snapshot].map(({ minPrice, maxPrice, currency }) => ({
    low: minPrice,
    high: maxPrice,
    currency: currencyOf(currency),
  })) as [PriceChange['before'], PriceChange['after']]
  const isSame = before.low === after.low && before.high === after.high && before.currency === after.currency
  return isSame ? null : { before, after }
}

/**
 * The line with what the catalogue says today: names, picture, prices, today's rate, lead time. What was chosen, agreed on or
 * counted stays. Null where the SKU is sold by another unit than then: its price does not fit the line any more.
 */
export function freshened(line: Line, offer: Offer, { list, rates }: Pick<NewLine, 'list' | 'rates'>): Line | null {
  if (!line.snapshot || line.snapshot.unit !== offer.snapshot.unit) return null
  const currency = currencyOf(offer.snapshot.currency)
  // An agreed price in another currency is no longer one.
  const chosen = line.price.currency === currency ? line.price.chosen : null
  return {
    ...line,
    snapshot: offer.snapshot,
    leadTimeDays: offer.leadTimeDays,
    price: {
      ...line.price,
      low: offer.snapshot.minPrice,
      high: offer.snapshot.maxPrice,
      chosen,
      ...exchangeOf(currency, list.baseCurrency, rates),
    },
  }
}
