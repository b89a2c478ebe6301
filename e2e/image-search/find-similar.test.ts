import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdf, aPicture, aProduct } from '../../server/testing/factories.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { outsideLandmarks, seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import type { Shop } from '../stage/catalogue.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'
import { fingerOn } from '../stage/finger.ts'
import { give } from '../stage/image-search-shop.ts'
import { waitFor } from '../stage/server.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    find: 'Find similar',
    similar: 'Similar',
    more: 'More like this',
    search: 'Search by image',
    tile: 'Cork tile',
  },
  'zh-CN': { find: '找相似', similar: '相似产品', more: '更多相似', search: '以图搜图', tile: '软木砖' },
}
const PHONE = { width: 320, height: 640 }
/** So low that what stands below a product's facts is not in view. */
const LOW_DESK = { width: 1366, height: 480 }

const stage = setStage(openCorkShop)
let sheet = ''
let plain = ''

beforeAll(async () => {
  sheet = await skuIdOf(stage.shop, 'CORK-SHEET')
  plain = await skuIdOf(stage.shop, 'PLAIN')
  await waitFor(async () => (await similarNames(sheet)).length === 1)
}, 120_000)

/** Two products of cork and one of brick; and one without a picture. */
async function openCorkShop(): Promise<Shop> {
  const shop = await openShop()
  const covers = { 'sheet.png': ['Cork', 1], 'tile.png': ['Cork', 2], 'brick.png': ['Brick', 1] } as const
  for (const [file, [material, seed]] of Object.entries(covers)) {
    await writeFile(join(shop.folder, file), await aMaterial(material, { seed }))
  }
  const product = (enName: string, name: string, model: string, coverImage?: string) =>
    aProduct({ enName, name, skus: [{ model, minPrice: 100, maxPrice: 120, ...(coverImage && { coverImage }) }] })
  await shop.importLines([
    product('Cork sheet', '软木板', 'CORK-SHEET', 'sheet.png'),
    product('Cork tile', '软木砖', 'CORK-TILE', 'tile.png'),
    product('Brick', '砖', 'BRICK', 'brick.png'),
    product('Without a picture', '无图', 'PLAIN'),
  ])
  return shop
}

async function similarNames(skuId: string): Promise<string[]> {
  const answer = await fetch(`${stage.shop.server.url}/app-api/product/spu/similar?skuId=${skuId}`)
  const { data } = (await answer.json()) as { data: { list: { enName: string }[] } }
  return data.list.map(({ enName }) => enName)
}

async function openSheet(options: VisitOptions, skuId = sheet): Promise<{ page: Page; asked: string[] }> {
  const page = await stage.enter(options)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/spu/similar')) asked.push(request.url())
  })
  await page.goto(`${stage.shop.server.url}/?skuId=${skuId}`)
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  return { page, asked }
}

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

describe('what looks like a product', () => {
  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', { width: 1366, height: 768 }],
    ['zh-CN', PHONE],
  ])('is a link away from its card, in the menu of one under a finger (%s)', async (tongue, viewport) => {
    const page = await stage.visit('/', { tongue, ...(viewport && { viewport }) })
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="skuId=${sheet}"]`) })
    const link = card.getByRole('link', { name: WORDS[tongue].find })
    expect(await link.getAttribute('href')).toBe(`/ai?like=${sheet}`)
    if (viewport === PHONE) {
      const menu = page.getByRole('dialog')
      await (await fingerOn(page)).pressLong(card, menu)
      await menu.getByRole('link', { name: WORDS[tongue].find }).tap()
    } else await link.click()
    await expect.poll(() => addressOf(page)).toBe(`/ai?like=${sheet}`)
    // Below the picture on a phone, and in view all the same.
    const found = page.getByRole('main').getByRole('article').first().locator('img').first()
    await found.waitFor()
    const height = viewport?.height ?? 0
    await expect.poll(async () => (await found.boundingBox())?.y ?? height).toBeLessThan(height - 62)
  })

  it.each<[Tongue, string]>([
    ['en', 'One result, best: Same'],
    ['zh-CN', '1 个结果，最好的是“同款”'],
  ])('is told to a visitor who does not see it, each time they come (%s)', async (tongue, summary) => {
    const page = await stage.visit('/', { tongue })
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="skuId=${sheet}"]`) })
    await card.getByRole('link', { name: WORDS[tongue].find }).press('Enter')
    const told = page.locator('[aria-live]').getByText(summary, { exact: true })
    await told.waitFor({ state: 'attached' })
    expect(await outsideLandmarks(page)).toEqual([])
    await page.goBack()
    await told.waitFor({ state: 'detached' })
    await page.goForward()
    await told.waitFor({ state: 'attached' })
  })

  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', LOW_DESK],
    ['zh-CN', PHONE],
  ])(
    'stands below it in its drawer, read when it comes into view, and opens in its place (%s)',
    async (tongue, viewport) => {
      const { page, asked } = await openSheet({ tongue, ...(viewport && { viewport }) })
      const words = WORDS[tongue]
      expect(asked).toEqual([])
      const similar = page.getByRole('region', { name: words.similar })
      await similar.scrollIntoViewIfNeeded()
      const tile = similar.getByRole('link', { name: words.tile })
      await tile.waitFor()
      expect(asked.length).toBe(1)
      expect(await similar.getByRole('listitem').count()).toBe(1)
      expect(await similar.getByRole('link', { name: words.more }).getAttribute('href')).toBe(`/ai?like=${sheet}`)
      expect(await seriousViolations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

      await tile.focus()
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog', { name: words.tile })
      await drawer.getByText('CORK-TILE', { exact: true }).waitFor()
      await expect.poll(() => focusedName(page)).toBe(words.tile)
      await expect.poll(() => page.evaluate<number>(`document.querySelector('[role=dialog]').scrollTop`)).toBe(0)
      await drawer.getByRole('link', { name: words.find }).click()
      await expect.poll(() => addressOf(page)).toBe(`/ai?like=${await skuIdOf(stage.shop, 'CORK-TILE')}`)
      await drawer.waitFor({ state: 'hidden' })
    },
  )

  it('is not spoken of where nothing is, nor where it cannot be read', async () => {
    const { page, asked } = await openSheet({}, plain)
    const similar = page.getByRole('region', { name: 'Similar' })
    await expect.poll(() => asked.length).toBe(1)
    await similar.waitFor({ state: 'detached' })

    stage.forgive(FAILED_REQUEST)
    await page.route('**/spu/similar*', (route) => route.fulfill({ status: 500 }))
    await page.goto(`${stage.shop.server.url}/?skuId=${sheet}`)
    await page.getByRole('dialog', { name: 'Cork sheet' }).getByRole('tab').first().waitFor()
    await expect.poll(() => asked.length).toBe(2)
    await similar.waitFor({ state: 'detached' })
    expect(await page.getByText('error').count()).toBe(0)
  })
})

const SEARCH_BOX = 'header [role=combobox]'

/** Width and height, in its own pixels, of the picture that the AI page begins with. */
const sizeOfYours = (page: Page) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('main img[alt="Your picture"]')].flatMap((image) => [image.naturalWidth, image.naturalHeight])`,
  )
const keptPicture = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('image')`)

describe('the search box', () => {
  it.each<Tongue>(['en', 'zh-CN'])('has a way to the search by picture (%s)', async (tongue) => {
    const page = await stage.visit('/', { tongue })
    await page.getByRole('banner').getByRole('link', { name: WORDS[tongue].search }).click()
    await expect.poll(() => addressOf(page)).toBe('/ai')
  })

  it.each(['paste', 'drop'] as const)(
    'takes a picture by %s, and hands it to the AI page made smaller, which begins with it however it was left',
    async (how) => {
      const page = await stage.visit(`/ai?like=${sheet}`)
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await expect.poll(() => addressOf(page)).toBe('/')
      const photograph = await aPicture({ color: '#b98d5b', width: 3200, height: 2400 })
      await give(page, how, { bytes: photograph, type: 'image/png', target: SEARCH_BOX })
      await expect.poll(() => addressOf(page)).toBe('/ai')
      // Searched with as where it is chosen there; what is laid ready for another visit is smaller.
      await expect.poll(() => sizeOfYours(page)).toEqual([2048, 1536])
      const [kind, kept = ''] = ((await keptPicture(page)) ?? '').split(',')
      expect(kind).toBe('data:image/jpeg;base64')
      expect(await sharp(Buffer.from(kept, 'base64')).metadata()).toMatchObject({ width: 1600, height: 1200 })

      const another = await aPicture({ color: '#5b7d6a', width: 300, height: 200 })
      await give(page, how, { bytes: another, type: 'image/png', target: SEARCH_BOX })
      await expect.poll(() => sizeOfYours(page)).toEqual([300, 200])
    },
  )

  it('says that a document is no picture, and stays where it is', async () => {
    const page = await stage.visit('/')
    await give(page, 'drop', { bytes: aPdf, type: 'application/pdf', target: SEARCH_BOX })
    await page.getByText('“floor” cannot be read as a picture here. JPEG, PNG and WebP can.').waitFor()
    expect(addressOf(page)).toBe('/')
    expect(await keptPicture(page)).toBeNull()
  })
})
