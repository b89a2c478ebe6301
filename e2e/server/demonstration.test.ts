import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demonstration, demonstrationLines } from '../../demo/demonstration.ts'
import { LINES } from '../../demo/lines.ts'
import { CATEGORIES } from '../../demo/products/categories.ts'
import { PRODUCTS } from '../../demo/products/all.ts'
import { aPdf, aPicture } from '../../server/testing/factories.ts'
import { aModel } from '../../server/testing/tiny-model.ts'
import { openShop } from '../stage/catalogue.ts'
import type { Shop } from '../stage/catalogue.ts'
import { statusOf } from '../stage/server.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(openDemonstration)

/** How many products have real pictures: more than a first screen shows. */
const DRAWN = 12
const PICTURE_SIZE = 32

/** Fails if a single line is rejected. */
async function openDemonstration(): Promise<Shop> {
  // Uses a tiny encoder: no test here searches by picture, and ours would encode two thousand.
  const beside = await mkdtemp(join(tmpdir(), 'quarry-story-'))
  await writeFile(join(beside, 'tiny.onnx'), aModel())
  const shop = await openShop({ ENCODER: join(beside, 'tiny.onnx') })
  await layStandIns(shop.folder)
  await drawFirst(shop.folder)
  await shop.importLines(LINES.map(({ text }) => JSON.parse(text) as unknown))
  const close = async () => {
    await shop.close()
    await rm(beside, { recursive: true })
  }
  return { ...shop, close }
}

/** Stand-in files, since drawing all takes two minutes; demo/ tests the drawing. */
async function layStandIns(folder: string): Promise<void> {
  const png = await aPicture()
  const standIns: Record<string, Buffer> = { '.png': png, '.jpg': await sharp(png).jpeg().toBuffer(), '.pdf': aPdf }
  for (const path of LINES.flatMap(({ files }) => files.map(({ path }) => join(folder, path)))) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, standIns[extname(path)] ?? '')
  }
}

/** Draws the covers at the top of the gallery, as at a first start. */
async function drawFirst(folder: string): Promise<void> {
  let products = 0
  for await (const { text } of demonstrationLines({ folder, from: 1, pictureSize: PICTURE_SIZE, workers: 1 })) {
    products += Number('skus' in (JSON.parse(text) as object))
    if (products === DRAWN) return
  }
}

const onSale = PRODUCTS.filter(({ status }) => status !== 'withdrawn')

it('the demonstration is imported whole, with a picture for every SKU and a product in every category, changes nothing when it is imported again, and hangs in the gallery in both languages', async () => {
  const { data } = await statusOf(stage.shop.server.url)
  const skus = onSale.flatMap((product) => product.skus.filter(({ status }) => status !== 'withdrawn'))
  expect(data).toEqual({ products: onSale.length, skus: skus.length, import: null })
  expect(LINES).toHaveLength(demonstration.total)

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

  const before = await changes()
  await stage.shop.importLines(LINES.map(({ text }) => JSON.parse(text) as unknown))
  expect(await changes()).toEqual(before)

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

/** The newest version in the catalogue's change log. */
async function changes() {
  return stage.shop.db
    .selectFrom('change_log')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirst()
}
