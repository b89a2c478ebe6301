import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { DEFAULT_COLOR_WEIGHT } from '../../contract/image-search.ts'
import type { getSimilar } from '../../contract/image-search.ts'
import { Problem } from '../../contract/problem.ts'
import { findSkus } from '../finding/read-model/count/filters.ts'
import { getRate } from '../catalogue/rates.ts'
import { cardsOf } from './ranking/like-cards.ts'
import type { ImageSearchParts } from './parts.ts'
import { rankProducts } from './ranking/rank.ts'
import { findCover } from './query/stored-pictures.ts'

/**
 * Other products like a SKU on sale by its cover; none while the cover is not indexed. Throws Problem 1008006000 for any
 * other SKU.
 */
export async function findSimilar(
  parts: ImageSearchParts,
  { skuId, pageSize, priceIn }: ParsedInputOf<typeof getSimilar>,
): Promise<OutputOf<typeof getSimilar>> {
  const { db, catalogue } = parts
  getRate((await catalogue.current()).rates, priceIn)
  const { encoder, index } = parts.engine.current()
  const [cover, own] = await Promise.all([findCover({ db, encoder }, skuId), getProductOnSale(parts, skuId)])
  if (!cover?.view) return { list: [], total: 0 }
  const { vectors, palette } = cover.view
  await index.follow()
  const model = await catalogue.current()
  const skus = findSkus(model, new Map()).filter((sku) => model.productIds[model.productOf[sku] ?? 0] !== own)
  const wish = { skus, colorWeight: DEFAULT_COLOR_WEIGHT, from: 0, count: pageSize }
  const { total, list } = await rankProducts(model, index, vectors, wish)
  const shown = { db, model, skus, filters: { keyword: '' }, language: 'en' as const, priceIn, main: palette[0]?.rgb }
  return { list: await cardsOf(shown, list), total }
}

async function getProductOnSale({ db }: ImageSearchParts, skuId: string): Promise<number> {
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
