import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Offer } from '../../contract/budgets/calls.ts'
import { NEW_LINE, NEW_PRICE } from '../../contract/budgets/entries.ts'
import type { Line, LineInput, LinePrice } from '../../contract/budgets/entries.ts'
import { currencyOf, exchangeOf, perOfOffer, taxOfOffer } from '../../contract/budgets/offers.ts'
import type { YuanRate } from '../../contract/budgets/offers.ts'
import { Problem } from '../../contract/problem.ts'
import { findOffers } from './offers.ts'
import type { BudgetDeps } from './deps.ts'
import { findYuanRates } from './rates.ts'

interface Filling {
  lines: readonly LineInput[]
  list: Pick<BudgetFields, 'baseCurrency'>
  /** Whether the list had another base currency. */
  isNewBase?: boolean
  /** The stored lines by id. Fields that the request leaves out keep their values. */
  standing: ReadonlyMap<string, Line>
  /** Finds lines that were removed from this list. They come back with their own snapshot, whatever the request says. */
  findRemoved?: (ids: readonly string[]) => Promise<ReadonlyMap<string, Line>>
  /** The place of the lines in the request. */
  field: string
}

const UNKNOWN = { en: 'this product does not exist', zh: '该产品不存在' }

/**
 * Completes lines for storage. Fields that are left out come from the stored line, else from the SKU in the catalogue, else from
 * the defaults. Throws Problem 400 for an unknown SKU; one that went after its line was made is accepted.
 */
export async function fillLines(
  deps: BudgetDeps,
  { lines, list, isNewBase = false, standing, findRemoved, field }: Filling,
): Promise<Line[]> {
  const wanted = lines.flatMap((line) => (line.skuId !== null && isOther(line, standing) ? [line.skuId] : []))
  const offers = await findOffers(deps, [...new Set(wanted)])
  const lost = lines.filter((line) => line.skuId !== null && isOther(line, standing) && !offers.has(line.skuId))
  const removed = lost.length > 0 ? await findRemoved?.(lost.map(({ id }) => id)) : undefined
  const keeps = (line: LineInput) => !isNewBase && keepsRate(line, standing.get(line.id))
  const needsRates = lines.some((line) => line.price?.fxRate === undefined && !keeps(line))
  const rates = needsRates ? await findYuanRates(deps) : new Map<string, YuanRate>()
  return lines.map((line, index) => {
    const known = isOther(line, standing) ? removed?.get(line.id) : standing.get(line.id)
    const before = known?.skuId === line.skuId ? known : undefined
    const offer = line.skuId === null ? undefined : offers.get(line.skuId)
    if (line.skuId !== null && !before && !offer)
      throw new Problem(400, { field: `${field}.${index}.skuId`, reason: UNKNOWN })
    const said = before && !standing.has(line.id) ? { ...line, snapshot: before.snapshot } : line
    return filled(said, { before, offer, list, rates, keepsRate: keeps(line) })
  })
}

/** Whether a line is new, or its SKU differs from the stored one. */
function isOther({ id, skuId }: LineInput, standing: ReadonlyMap<string, Line>): boolean {
  return standing.get(id)?.skuId !== skuId
}

/** Whether the stored line's exchange rate still applies: its currency is the same. */
function keepsRate({ price, skuId }: LineInput, before: Line | undefined): boolean {
  if (!before || before.skuId !== skuId) return false
  return price?.currency === undefined || price.currency === before.price.currency
}

interface Source {
  before: Line | undefined
  offer: Offer | undefined
  list: Pick<BudgetFields, 'baseCurrency'>
  rates: ReadonlyMap<string, YuanRate>
  keepsRate: boolean
}

function filled(line: LineInput, source: Source): Line {
  const { before, offer } = source
  const begins = before ?? offer
  return {
    ...line,
    snapshot: line.snapshot ?? before?.snapshot ?? offer?.snapshot ?? null,
    leadTimeDays: line.leadTimeDays ?? (line.leadTimeDays === null ? null : (begins?.leadTimeDays ?? null)),
    unit: line.unit ?? begins?.unit ?? NEW_LINE.unit,
    pack: { ...(begins?.pack ?? NEW_LINE.pack), ...defined(line.pack) },
    price: withTaxSaid(withPer({ ...priceFrom(line, source), ...defined(line.price) }, line, source)),
  }
}

function priceFrom(line: LineInput, { before, offer, list, rates, keepsRate: isRated }: Source): LinePrice {
  if (before && isRated) return before.price
  const own =
    line.price?.currency ?? before?.price.currency ?? currencyOf(offer?.snapshot.currency ?? list.baseCurrency)
  const exchange = exchangeOf(own, list.baseCurrency, rates)
  if (before) return { ...before.price, ...exchange }
  const { minPrice = null, maxPrice = null, currency = list.baseCurrency } = offer?.snapshot ?? {}
  // The catalogue's price is in its own currency.
  const isOffered = own === currencyOf(currency)
  return {
    ...NEW_PRICE,
    basis: offer?.basis ?? NEW_PRICE.basis,
    low: isOffered ? minPrice : null,
    high: isOffered ? maxPrice : null,
    ...(isOffered && offer && perOfOffer(offer)),
    ...(offer && taxOfOffer(offer)),
    ...exchange,
  }
}

/**
 * A price that is sent whole says what it is for; without that it is of one unit, as every price of before. A tab of before that takes the
 * catalogue's price over does not know what it is for.
 */
function withPer(price: LinePrice, { price: said, snapshot }: LineInput, { before, offer }: Source): LinePrice {
  if (!said || said.per !== undefined || said.low === undefined || said.high === undefined) return price
  const isTaken = snapshot != null && snapshot.capturedAt !== before?.snapshot?.capturedAt
  const isCatalogues = isTaken && said.low === snapshot.minPrice && said.high === snapshot.maxPrice
  const { per: _per, ...own } = price
  return isCatalogues && offer && snapshot.priceQuantity !== undefined ? { ...own, ...perOfOffer(offer) } : own
}

/** Who says that tax is included has said it: a tab of before knows no unknown tax. */
function withTaxSaid(price: LinePrice): LinePrice {
  return price.taxIncluded && price.isTaxUnknown ? { ...price, isTaxUnknown: false } : price
}

/** Removes undefined fields. */
function defined<Given extends object>(
  given: Given | undefined,
): { [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined)) as never
}
