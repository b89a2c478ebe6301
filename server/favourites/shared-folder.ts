import type { FolderSource } from '../../contract/sharing/sources.ts'
import { Problem } from '../../contract/problem.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { findCategoryPaths, findSkuFacts } from '../catalogue/sku-facts.ts'
import type { SkuFacts } from '../catalogue/sku-facts.ts'
import { findCurrentSkus } from '../catalogue/current-skus.ts'
import type { CurrentSku } from '../catalogue/current-skus.ts'
import type { FavouriteDeps } from './deps.ts'

interface WantedFolder {
  id: string
  memberId: string
  /** Shows only items of this brand; null shows all. */
  brandId: string | null
  /** How many items at most, the first ones. */
  most: number
}

/** A member's folder with the catalogue's facts about its items. Throws 404. */
export async function openFolder(
  { db, clock }: Pick<FavouriteDeps, 'db' | 'clock'>,
  { id, memberId, brandId, most }: WantedFolder,
): Promise<FolderSource> {
  const folder = await db
    .selectFrom('folder')
    .select('name')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!folder) throw new Problem(404)
  const items = await db
    .selectFrom('folder_item')
    .innerJoin('sku', 'sku.id', 'folder_item.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['folder_item.id', 'folder_item.sku_id', 'folder_item.note'])
    .where('folder_id', '=', id)
    .where('folder_item.member_id', '=', memberId)
    .where('folder_item.deleted_at', 'is', null)
    .$if(brandId !== null, (query) => query.where('product.brand_id', '=', brandId ?? ''))
    .orderBy('place')
    .orderBy('folder_item.id')
    .execute()
  const shown = items.slice(0, most)
  const skuIds = shown.map(({ sku_id: skuId }) => skuId)
  const today = clock.today()
  const [facts, standing, paths] = await Promise.all([
    findSkuFacts(db, skuIds, today),
    findCurrentSkus(db, skuIds, today),
    findCategoryPaths(db),
  ])
  return {
    name: folder.name,
    left: items.length - shown.length,
    items: shown.flatMap(({ id: itemId, sku_id: skuId, note }) => {
      const [sku, now] = [facts.get(skuId), standing.get(skuId)]
      return sku && now ? [{ id: itemId, note, ...itemOf(sku, now), category: paths.get(sku.categoryId) ?? [] }] : []
    }),
  }
}

type Item = FolderSource['items'][number]

function itemOf(
  sku: SkuFacts,
  { coverColor, brandId: _brandId, ...now }: CurrentSku,
): Omit<Item, 'id' | 'note' | 'category'> {
  const cover = sku.cover && {
    address: pictureAddress(sku.cover.key),
    width: sku.cover.width,
    height: sku.cover.height,
    color: coverColor ?? sku.hex ?? '#808080',
  }
  return {
    ...both(sku.name, sku.enName),
    variant: sku.variant || sku.enVariant ? both(sku.variant, sku.enVariant) : null,
    brand: both(sku.brand, sku.enBrand),
    model: sku.model,
    platformNo: sku.platformNo,
    colorSystem: sku.colorSystem,
    color: sku.color,
    size: sku.size,
    origin: sku.origin || sku.enOrigin ? both(sku.origin, sku.enOrigin) : null,
    cover,
    price: priceOf(sku),
    now,
  }
}

function priceOf({ minPrice, maxPrice, currency, taxIncluded, unit, enUnit }: SkuFacts): Item['price'] {
  const [low, high] = [minPrice ?? maxPrice, maxPrice ?? minPrice]
  if (low === null || high === null) return null
  const amount = (hundredths: string) => (Number(hundredths) / 100).toFixed(2)
  return { low: amount(low), high: amount(high), currency, taxIncluded, unit: both(unit, enUnit) }
}

function both(name: string | null, enName: string | null): { name: string; enName: string } {
  return { name: name || enName || '', enName: enName || name || '' }
}
