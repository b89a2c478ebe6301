import { expect, it } from 'vitest'
import { LINES } from '../../demo/lines.ts'
import { CATEGORIES } from '../../demo/products/categories.ts'
import { PRODUCTS } from '../../demo/products/all.ts'
import { openShop } from '../stage/catalogue.ts'
import { statusOf, waitUntilFilled } from '../stage/server.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(async () => {
  const shop = await openShop({ DEMO: '1' })
  await waitUntilFilled(shop.server.url)
  return shop
})

const onSale = PRODUCTS.filter(({ status }) => status !== 'withdrawn')

it('the demonstration is whole at its first start, with a picture for every SKU, a product in every category and all vectors, and hangs in the gallery in both languages', async () => {
  const { data } = await statusOf(stage.shop.server.url)
  const skus = onSale.flatMap((product) => product.skus.filter(({ status }) => status !== 'withdrawn'))
  expect(data).toEqual({ products: onSale.length, skus: skus.length, import: null })

  const { db } = stage.shop
  for (const role of ['cover', 'product', 'dimension'] as const) {
    const pictured = db
      .selectFrom('picture_use')
      .select('sku_id')
      .where('role', '=', role)
      .where('sku_id', 'is not', null)
    expect(await db.selectFrom('sku').select('model').where('id', 'not in', pictured).execute()).toEqual([])
  }
  const filled = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select('category.en_name')
    .where('status', '=', 'on_sale')
    .execute()
  const names = new Set(filled.map(({ en_name: name }) => name))
  const leaves = Object.values(CATEGORIES).map((path) => path.at(-1)?.enName ?? '')
  expect(leaves.filter((leaf) => !names.has(leaf))).toEqual([])

  const run = await db.selectFrom('import_run').selectAll().executeTakeFirstOrThrow()
  expect(run).toMatchObject({ added: LINES.length, changed: 0, rejected: 0, incomplete: 0 })
  const indexed = db.selectFrom('picture_vector').select('picture_id')
  const searched = db.selectFrom('picture_use').select('picture_id').where('role', 'in', ['cover', 'product'])
  expect(await searched.where('picture_id', 'not in', indexed).execute()).toEqual([])

  const page = await stage.visit('/', { tongue: 'en' })
  const [first] = PRODUCTS
  const named = (name = '') => page.getByRole('link', { name }).first().waitFor()
  await named(first?.enName)
  const sizes = () =>
    page.evaluate<number[]>(`[...document.querySelectorAll('main img')].map((image) => image.naturalWidth)`)
  await expect.poll(async () => (await sizes()).filter((width) => width > 0).length).toBeGreaterThanOrEqual(8)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
  await named(first?.name)
})
