import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { getSimilar } from '../../contract/image-search.ts'
import { aPdf, aPicture, aProduct } from '../../server/testing/factories.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { outsideLandmarks, seriousViolations } from '../stage/axe.ts'
import { openShop } from '../stage/catalogue.ts'
import type { Shop } from '../stage/catalogue.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'
import { recordRequests } from '../stage/browser.ts'
import { fingerOn } from '../stage/finger.ts'
import { AI_WORDS, give, regionOf } from '../stage/image-search-shop.ts'
import { waitFor } from '../stage/server.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 320, height: 640 }
const TILE = '软木砖'

const stage = setStage(openCorkShop)
let sheet = ''

beforeAll(async () => {
  sheet = await skuIdOf(stage.shop, 'CORK-SHEET')
  await waitFor(async () => (await similarNames(sheet)).length === 1)
}, 120_000)

/** Two products of cork and one of brick. */
async function openCorkShop(): Promise<Shop> {
  const shop = await openShop()
  const covers = { 'sheet.png': ['Cork', 1], 'tile.png': ['Cork', 2], 'brick.png': ['Brick', 1] } as const
  for (const [file, [material, seed]] of Object.entries(covers)) {
    await writeFile(join(shop.folder, file), await aMaterial(material, { seed }))
  }
  const product = (enName: string, name: string, model: string, coverImage: string) =>
    aProduct({ enName, name, skus: [{ model, minPrice: 100, maxPrice: 120, coverImage }] })
  await shop.importLines([
    product('Cork sheet', '软木板', 'CORK-SHEET', 'sheet.png'),
    product('Cork tile', '软木砖', 'CORK-TILE', 'tile.png'),
    product('Brick', '砖', 'BRICK', 'brick.png'),
  ])
  return shop
}

async function similarNames(skuId: string): Promise<string[]> {
  const answer = await fetch(`${stage.shop.server.url}/app-api/product/spu/similar?skuId=${skuId}`)
  const { data } = (await answer.json()) as { data: { list: { enName: string }[] } }
  return data.list.map(({ enName }) => enName)
}

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const cardOf = (page: Page, skuId: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="skuId=${skuId}"]`) })

describe('what looks like a product', () => {
  it('is reached by the menu of its card on a phone, and a visitor is invited to log in for more', async () => {
    const page = await stage.visit('/', { tongue: 'zh-CN', viewport: PHONE })
    const menu = page.getByRole('dialog')
    await (await fingerOn(page)).pressLong(cardOf(page, sheet), menu)
    await menu.getByRole('link', { name: '找相似' }).tap()
    await expect.poll(() => addressOf(page)).toBe(`/ai?like=${sheet}`)
    // Below the picture on a phone, and still visible.
    const found = page.getByRole('main').getByRole('article').first().locator('img').first()
    await found.waitFor()
    await expect.poll(async () => (await found.boundingBox())?.y ?? Infinity).toBeLessThan(PHONE.height - 62)
    await page.locator('[aria-live]').getByText('1 个结果，最好的是“同款”').waitFor({ state: 'attached' })

    await page.getByText('登录后，还可以').waitFor()
    expect(await page.getByRole('heading', { name: AI_WORDS['zh-CN'].title }).isVisible()).toBe(true)
    expect(await regionOf(page, 'zh-CN').count()).toBe(0)
    expect(await seriousViolations(page)).toEqual([])
  })

  it('stands below it in its drawer, read when it comes into view, and opens in its place', async () => {
    const page = await stage.enter({ tongue: 'zh-CN', viewport: PHONE })
    const asked = recordRequests(stage.person.context, getSimilar)
    await page.goto(`${stage.shop.server.url}/?skuId=${sheet}`)
    await page.getByRole('dialog').getByRole('tab').first().waitFor()
    expect(asked).toEqual([])
    const similar = page.getByRole('region', { name: '相似产品' })
    await similar.scrollIntoViewIfNeeded()
    const tile = similar.getByRole('link', { name: TILE })
    await tile.waitFor()
    expect(asked.length).toBe(1)
    expect(await similar.getByRole('listitem').count()).toBe(1)
    expect(await similar.getByRole('link', { name: '更多相似' }).getAttribute('href')).toBe(`/ai?like=${sheet}`)
    expect(await seriousViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await tile.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: TILE })
    await drawer.getByText('CORK-TILE', { exact: true }).waitFor()
    await expect.poll(() => focusedName(page)).toBe(TILE)
    await expect.poll(() => page.evaluate<number>(`document.querySelector('[role=dialog]').scrollTop`)).toBe(0)
    await drawer.getByRole('link', { name: '找相似' }).click()
    await expect.poll(() => addressOf(page)).toBe(`/ai?like=${await skuIdOf(stage.shop, 'CORK-TILE')}`)
    await drawer.waitFor({ state: 'hidden' })
  })
})

const SEARCH_BOX = 'header [role=combobox]'

/** Pixel width and height of the picture with which the search page begins. */
const sizeOfYours = (page: Page) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('main img[alt="Your picture"]')].flatMap((image) => [image.naturalWidth, image.naturalHeight])`,
  )
const keptPicture = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('image')`)

it('similar products are announced to screen readers; the search box continues with a person’s own picture', async () => {
  const page = await stage.visit('/')
  await give(page, 'drop', { bytes: aPdf, type: 'application/pdf', target: SEARCH_BOX })
  await page.getByText('“floor” cannot be read as a picture here. JPEG, PNG and WebP can.').waitFor()
  expect(addressOf(page)).toBe('/')
  expect(await keptPicture(page)).toBeNull()

  await page.getByRole('banner').getByRole('link', { name: 'Search by image' }).click()
  await expect.poll(() => addressOf(page)).toBe('/ai')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const link = cardOf(page, sheet).getByRole('link', { name: 'Find similar' })
  expect(await link.getAttribute('href')).toBe(`/ai?like=${sheet}`)
  await link.press('Enter')
  const told = page.locator('[aria-live]').getByText('One result, best: Same', { exact: true })
  await told.waitFor({ state: 'attached' })
  expect(await outsideLandmarks(page)).toEqual([])
  // On every visit.
  await page.goBack()
  await told.waitFor({ state: 'detached' })
  await page.goForward()
  await told.waitFor({ state: 'attached' })

  for (const how of ['paste', 'drop'] as const) {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect.poll(() => addressOf(page)).toBe('/')
    // The page begins with the given colour, whatever was set before.
    const color = how === 'paste' ? '#b98d5b' : '#a6492b'
    const photograph = await aPicture({ color, width: 3200, height: 2400 })
    await give(page, how, { bytes: photograph, type: 'image/png', target: SEARCH_BOX })
    await expect.poll(() => addressOf(page)).toMatch(/^\/ai/)
    // The search uses the size chosen there; the picture stored for another visit is smaller.
    await expect.poll(() => sizeOfYours(page)).toEqual([2048, 1536])
    const [kind, kept = ''] = ((await keptPicture(page)) ?? '').split(',')
    expect(kind).toBe('data:image/jpeg;base64')
    expect(await sharp(Buffer.from(kept, 'base64')).metadata()).toMatchObject({ width: 1600, height: 1200 })

    const another = await aPicture({ color: '#5b7d6a', width: how === 'paste' ? 300 : 301, height: 200 })
    await give(page, how, { bytes: another, type: 'image/png', target: SEARCH_BOX })
    await expect.poll(() => sizeOfYours(page)).toEqual([how === 'paste' ? 300 : 301, 200])
  }
})
