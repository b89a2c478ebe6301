import type { ProductCard } from '../../../contract/catalogue.ts'
import type { CardWish, OnSale } from '../../finding/finding.ts'
import type { ModelColumns } from '../../finding/model-columns.ts'
import type { RankedProduct } from './search-ground.ts'

/** What cards are made for. */
export interface SimilarCardsOptions extends CardWish {
  onSale: OnSale
  /** Places of the SKUs that were looked among, rising: prices, swatches and counts are of these. */
  skus: Int32Array
  /** The colour, `0xrrggbb`, that distances are told from; without one none are. */
  main: number | undefined
}

type Likeness<Ranked> = Omit<Ranked, 'product' | 'sku' | 'color'> & { deltaE: number | null }

/** Ranked products as they are shown, in the same order: cards as a list has them, and how like the picture each is. */
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

/** Products with those of their SKUs that were looked among: the one that stands for the product first. */
function listedAmong(model: ModelColumns, skus: Int32Array, ranked: readonly RankedProduct[]) {
  return ranked.map(({ product, sku: first }) => {
    const [from, to] = [product, product + 1].map((one) => placeFrom(skus, model.firstSku[one] ?? 0))
    const places = [first, ...skus.subarray(from, to).filter((sku) => sku !== first)]
    return { productId: model.productIds[product] ?? 0, skuIds: places.map((sku) => model.skuIds[sku] ?? 0) }
  })
}

/** Where in a rising list a number stands or would stand. There are 100,000 SKUs: to pass over each would keep others waiting. */
function placeFrom(rising: Int32Array, number: number): number {
  let [from, to] = [0, rising.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rising[middle] ?? 0) < number) from = middle + 1
    else to = middle
  }
  return from
}
