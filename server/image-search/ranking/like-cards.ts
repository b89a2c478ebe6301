import type { Kysely } from 'kysely'
import type { ProductCard } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/problem.ts'
import { colorMatchOf } from '../../finding/colors/color-match.ts'
import { findCards } from '../../finding/product-cards.ts'
import { findMatches } from '../../finding/matches/product-matches.ts'
import type { Filters } from '../../finding/read-model/count/filters.ts'
import type { ReadModel } from '../../finding/read-model/model.ts'
import { findWords } from '../../finding/read-model/words/find-words.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { RankedProduct } from './search-ground.ts'

/** What cards are made for. */
export interface Shown<Tables extends CatalogueTables> {
  db: Kysely<Tables>
  model: ReadModel
  /** Places of the SKUs that were looked among, rising: prices, swatches and counts are of these. */
  skus: Int32Array
  filters: Pick<Filters, 'keyword' | 'near'>
  /** The reader's: what words were found in is told in it. */
  language: Language
  /** The currency of comparable prices. */
  priceIn: string
  /** The colour, `0xrrggbb`, that distances are told from; without one none are. */
  main: number | undefined
}

type Likeness<Ranked> = Omit<Ranked, 'product' | 'sku' | 'color'> & { deltaE: number | null }

/** Ranked products as they are shown, in the same order: cards as a list has them, and how like the picture each is. */
export async function cardsOf<Ranked extends RankedProduct, Tables extends CatalogueTables>(
  { db: allTables, model, skus, filters, language, priceIn, main }: Shown<Tables>,
  ranked: readonly Ranked[],
): Promise<(ProductCard & Likeness<Ranked>)[]> {
  if (ranked.length === 0) return []
  const db = allTables as unknown as Kysely<CatalogueTables>
  const listed = listedAmong(model, skus, ranked)
  const words = findWords(model, filters.keyword)
  const shown = ranked.map(({ sku }) => model.skuIds[sku] ?? 0)
  const [found, matches] = await Promise.all([
    findCards(db, listed, { currency: priceIn, rates: model.rates }),
    words && findMatches({ db, model }, words, { skuIds: shown, language }),
  ])
  const cards = new Map(found.map((card) => [Number(card.spuId), card]))
  return ranked.flatMap(({ product, sku: _sku, color: _color, ...likeness }) => {
    const card = cards.get(model.productIds[product] ?? 0)
    if (!card) return []
    card.matches = matches?.get(card.skuId) ?? []
    if (filters.near !== undefined) card.colorMatch = colorMatchOf(model, card, filters.near)
    const deltaE = main === undefined ? null : (colorMatchOf(model, card, main)?.deltaE ?? null)
    return [{ ...card, ...likeness, deltaE }]
  })
}

/** Products with those of their SKUs that were looked among: the one that stands for the product first. */
function listedAmong(model: ReadModel, skus: Int32Array, ranked: readonly RankedProduct[]) {
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
