import type { ProductCard } from '../../../contract/catalogue.ts'
import type { CardWish, OnSale } from '../../finding/finding.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import type { RankedProduct } from './search-ground.ts'

/** The context that cards are made in. */
export interface SimilarCardsOptions extends CardWish {
  onSale: OnSale
  /** Places of the searched SKUs, rising; prices, swatches and counts cover these. */
  skus: Int32Array
  /** The colour `0xrrggbb` that distances are measured from; undefined for no distances. */
  main: number | undefined
}

type Likeness<Ranked> = Omit<Ranked, 'product' | 'sku' | 'color'> & { deltaE: number | null }

/** Cards of ranked products in the same order, with their likeness to the picture. */
export async function similarCardsOf<Ranked extends RankedProduct>(
  { onSale, skus, main, ...wish }: SimilarCardsOptions,
  ranked: readonly Ranked[],
): Promise<(ProductCard & Likeness<Ranked>)[]> {
  if (ranked.length === 0) return []
  const { columns } = onSale
  const found = await onSale.cards(listedAmong(columns, skus, ranked), wish)
  const cards = new Map(found.map((card) => [Number(card.spuId), card]))
  return ranked.flatMap(({ product, sku: _sku, color: _color, ...likeness }) => {
    const card = cards.get(columns.productIds[product] ?? 0)
    if (!card) return []
    const deltaE = main === undefined ? null : (onSale.nearestColor(card, main)?.deltaE ?? null)
    return [{ ...card, ...likeness, deltaE }]
  })
}

/** Products with their searched SKUs; the representative SKU comes first. */
function listedAmong(model: ModelColumns, skus: Int32Array, ranked: readonly RankedProduct[]) {
  return ranked.map(({ product, sku: first }) => {
    const [from, to] = [product, product + 1].map((one) => placeFrom(skus, model.firstSku[one] ?? 0))
    const places = [first, ...skus.subarray(from, to).filter((sku) => sku !== first)]
    return { productId: model.productIds[product] ?? 0, skuIds: places.map((sku) => model.skuIds[sku] ?? 0) }
  })
}

/** Binary search for a number's place in a rising list: a linear search of 100,000 SKUs would block other requests. */
function placeFrom(rising: Int32Array, number: number): number {
  let [from, to] = [0, rising.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rising[middle] ?? 0) < number) from = middle + 1
    else to = middle
  }
  return from
}
