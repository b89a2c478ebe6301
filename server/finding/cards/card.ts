import type { ProductCard } from '../../../contract/catalogue.ts'
import { majorFromMinor } from '../../../contract/money.ts'
import { comparablePrice } from '../../catalogue/comparable-price.ts'
import type { PriceQuantity } from '../../../contract/price-quantity.ts'
import type { Comparing } from '../../catalogue/comparable-price.ts'

const MOST_SWATCHES = 6

type Swatch = ProductCard['swatches'][number]

/** The part of a card that comes from the product's representative SKU. */
type ShownSku = Pick<
  ProductCard,
  | 'spuId'
  | 'name'
  | 'enName'
  | 'brand'
  | 'categoryId'
  | 'hoverImage'
  | 'coverRatio'
  | 'coverPlaceholder'
  | 'currencyUnit'
  | 'measurementUnit'
>

/** In hundredths of the product's currency. */
interface Span {
  low: number
  high: number
}

/** A price as stated, for `quantity` units. */
interface OwnSpan extends Span {
  quantity: PriceQuantity
}

/** Reads the data of cards, from memory or the database; each source has its own type of SKU. */
export interface CardSource<Sku> {
  shown(sku: Sku): ShownSku
  swatch(sku: Sku): Swatch
  /** Null where it has no price. */
  own(sku: Sku): OwnSpan | null
  /** Null if unknown. */
  perSquareMetre(sku: Sku): Span | null
}

/** The card of a product with some of its SKUs: the first represents it, prices span all. */
export function cardOf<Sku>(source: CardSource<Sku>, skus: readonly Sku[], comparing: Comparing): ProductCard {
  const [first] = skus
  if (first === undefined) throw new Error('a card needs a SKU')
  const { coverImage, coverColor, variant, skuId } = source.swatch(first)
  const shown = source.shown(first)
  const { currencyUnit, measurementUnit } = shown
  const stated = skus.flatMap((sku) => source.own(sku) ?? [])
  const quantities = new Set(stated.map(({ quantity }) => quantity))
  const [quantity = 1] = quantities
  const own = spanOf(stated, ofOne)
  const perSquareMetre = spanOf(skus, source.perSquareMetre)
  return {
    skuId,
    spuId: shown.spuId,
    name: shown.name,
    enName: shown.enName,
    variant,
    brand: shown.brand,
    categoryId: shown.categoryId,
    coverImage,
    hoverImage: shown.hoverImage,
    coverColor,
    coverRatio: shown.coverRatio,
    coverPlaceholder: shown.coverPlaceholder,
    minPrice: own && majorFromMinor(Math.round(own.low)),
    maxPrice: own && majorFromMinor(Math.round(own.high)),
    statedPrice: quantities.size === 1 && quantity !== 1 ? statedOf(stated, quantity) : null,
    currencyUnit,
    measurementUnit,
    comparablePrice: comparablePrice({ currencyUnit, measurementUnit, perSquareMetre, own }, comparing),
    skuCount: skus.length,
    swatches: skus.slice(0, MOST_SWATCHES).map((sku) => source.swatch(sku)),
    matches: [],
    colorMatch: null,
  }
}

/** The price of one unit, not rounded: it may be converted. */
function ofOne({ low, high, quantity }: OwnSpan): Span {
  return { low: low / quantity, high: high / quantity }
}

function statedOf(stated: readonly OwnSpan[], quantity: PriceQuantity): ProductCard['statedPrice'] {
  const span = spanOf(stated, (one) => one)
  return span && { low: majorFromMinor(span.low), high: majorFromMinor(span.high), quantity }
}

/** Null if no SKU has a price. */
function spanOf<Sku>(skus: readonly Sku[], read: (sku: Sku) => Span | null): Span | null {
  let span: Span | null = null
  for (const sku of skus) {
    const one = read(sku)
    if (!one) continue
    if (!span) span = { low: one.low, high: one.high }
    else if (one.low < span.low || one.high > span.high)
      span = { low: Math.min(one.low, span.low), high: Math.max(one.high, span.high) }
  }
  return span
}
