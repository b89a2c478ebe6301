import type { ProductCard } from '../../contract/catalogue.ts'
import type { Comparing } from '../catalogue/comparable-price.ts'
import type { Db } from '../database.ts'
import { cardOf } from './cards/card.ts'
import { modelCards } from './cards/model-cards.ts'
import { readStored, storedCards } from './cards/stored-cards.ts'
import { placeOfProduct } from './model-columns.ts'
import type { ReadModel } from './read-model/model.ts'

/** A product of a list with its SKUs that meet the filters; the first one represents it. */
export interface ListedProduct {
  productId: number
  skuIds: number[]
}

interface Deps {
  db: Db
  model: ReadModel
}

/** The cards of some products in the given order, from memory if all their SKUs are on sale. */
export async function findCards(
  { db, model }: Deps,
  list: readonly ListedProduct[],
  comparing: Comparing,
): Promise<ProductCard[]> {
  const source = modelCards(model)
  const placed = list.map((product) => placesIn(model, product))
  const withdrawn = list.filter((_, index) => !placed[index])
  const stored = await findStoredCards(db, withdrawn, comparing)
  return placed.flatMap((places) => (places ? cardOf(source, places, comparing) : (stored.shift() ?? [])))
}

/** The same from a database or transaction; undefined for a product without any such SKU. */
export async function findStoredCards(
  db: Db,
  list: readonly ListedProduct[],
  comparing: Comparing,
): Promise<(ProductCard | undefined)[]> {
  if (!list.length) return []
  const rows = await readStored(
    db,
    list.flatMap(({ skuIds }) => skuIds),
  )
  return list.map(({ skuIds }) => {
    const skus = skuIds.flatMap((id) => rows.get(id) ?? [])
    return skus.length ? cardOf(storedCards, skus, comparing) : undefined
  })
}

/** The places of a product's SKUs in the model; undefined if one of them is not on sale. */
function placesIn(model: ReadModel, { productId, skuIds }: ListedProduct): number[] | undefined {
  const product = placeOfProduct(model, productId)
  if (model.productIds[product] !== productId || !skuIds.length) return undefined
  const [first, end] = [model.firstSku[product] ?? 0, model.firstSku[product + 1] ?? 0]
  const own = model.skuIds.subarray(first, end)
  const places: number[] = []
  for (const [index, id] of skuIds.entries()) {
    // Most lists have them in the product's own order.
    const place = own[index] === id ? index : own.indexOf(id)
    if (place < 0) return undefined
    places.push(first + place)
  }
  return places
}
