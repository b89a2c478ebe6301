import type { Page } from 'playwright-core'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { aProduct } from '../../server/testing/factories.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { fillShop, openShop } from './catalogue.ts'
import type { SharedShop, Shop } from './catalogue.ts'

/** The filled shop with one more product, which is withdrawn. */
export async function openFolderShop(socketFolder?: string): Promise<Shop> {
  const shop = await openShop({}, socketFolder)
  await fillShop(shop)
  await shop.importLines([
    aProduct({ key: 'gone', rank: 99, enName: 'Withdrawn board', name: '停售木板', status: 'withdrawn' }),
  ])
  return shop
}

/** A member's folder with the shop's first SKUs; the withdrawn one is the last. */
export async function folderOf(
  shop: SharedShop,
  member: TestMember,
  { name, count, hasWithdrawn = false }: { name: string; count: number; hasWithdrawn?: boolean },
): Promise<string> {
  const ask = askAs(member, shop.server.url)
  const favoritesId = await ask(createFolder, { name })
  const skus = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'product.status'])
    .orderBy('sku.id')
    .execute()
  const onSale = skus.filter(({ status }) => status === 'on_sale').slice(0, count)
  const gone = hasWithdrawn ? skus.filter(({ status }) => status === 'withdrawn').slice(0, 1) : []
  const skuIds = [...onSale, ...gone].map(({ id }) => id)
  if (skuIds.length > 0) await ask(createItems, { favoritesId, skuIds })
  return favoritesId
}

/** The visible SKUs, in the gallery's order. */
export async function shownSkus(page: Page): Promise<string[]> {
  const cells = page.getByRole('main').locator('li[aria-posinset]')
  const found = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      place: Number(cell.getAttribute('aria-posinset')),
      sku: new URL(cell.querySelector('a')?.href ?? '').searchParams.get('skuId') ?? '',
    })),
  )
  return found.toSorted((one, other) => one.place - other.place).map(({ sku }) => sku)
}
