import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { DEFAULT_COLOR_WEIGHT } from '../../contract/image-search.ts'
import type { getSimilar } from '../../contract/image-search.ts'
import { Problem } from '../../contract/problem.ts'
import { placeOfProduct } from '../finding/model-columns.ts'
import type { ModelColumns } from '../finding/model-columns.ts'
import { getRate } from '../catalogue/rates.ts'
import { similarCardsOf } from './ranking/similar-cards.ts'
import type { ImageSearchDeps } from './deps.ts'
import { rankProducts } from './ranking/rank.ts'
import { findCover } from './query/stored-pictures.ts'

/** Other products like the cover of a SKU on sale; empty until the cover is indexed. Throws Problem 1008006000 for any other SKU. */
export async function findSimilar(
  deps: ImageSearchDeps,
  { skuId, pageSize, priceIn }: ParsedInputOf<typeof getSimilar>,
): Promise<OutputOf<typeof getSimilar>> {
  const { db, finding } = deps
  getRate((await finding.follow()).columns.rates, priceIn)
  const { encoder, index } = deps.engine.current()
  const [cover, own] = await Promise.all([findCover({ db, encoder }, skuId), getProductOnSale(deps, skuId)])
  if (!cover?.view) return { list: [], total: 0 }
  const { vectors, palette } = cover.view
  await index.follow()
  const onSale = await finding.follow()
  const skus = skusBeside(onSale.columns, own)
  const wish = { skus, colorWeight: DEFAULT_COLOR_WEIGHT, from: 0, count: pageSize }
  const { total, list } = await rankProducts(onSale.columns, index, vectors, wish)
  const shown = { onSale, skus, priceIn, main: palette[0]?.rgb }
  return { list: await similarCardsOf(shown, list), total }
}

/** The places of all SKUs except the product's. */
function skusBeside(columns: ModelColumns, productId: number): Int32Array {
  const { productIds, firstSku, skuIds } = columns
  const product = placeOfProduct(columns, productId)
  const isThere = productIds[product] === productId
  const [from, to] = isThere ? [firstSku[product] ?? 0, firstSku[product + 1] ?? 0] : [0, 0]
  const places = new Int32Array(skuIds.length - (to - from))
  for (let at = 0; at < places.length; at++) places[at] = at < from ? at : at + to - from
  return places
}

async function getProductOnSale({ db }: ImageSearchDeps, skuId: string): Promise<number> {
  const sku = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('product.id')
    .where('sku.id', '=', skuId)
    .where('sku.status', '=', 'on_sale')
    .where('product.status', '=', 'on_sale')
    .executeTakeFirst()
  if (!sku) throw new Problem(1008006000)
  return Number(sku.id)
}
