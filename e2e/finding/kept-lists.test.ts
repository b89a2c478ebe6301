import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitForLookups } from '../stage/at-rest.ts'
import { readOnIn } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const LISTS = {
  categoryList: '**/product/category/list',
  brandList: '**/product/brand/usage-simple-list',
  colorList: '**/product/color/simple-list',
  areaList: '**/system/area/tree',
}
const DICTIONARIES = '**/system/dict-data/get-types*'
const stage = setReadingStage()

/** One kind of damage for each list; every combination: web/catalogue/kept/kept-lists.test.ts. */
const DAMAGED = {
  categoryList:
    '[{"id":"7","parentId":"7","name":"a","enName":"b","sort":1,"count":1},{"id":"7","parentId":"0","name":"a","enName":"b","sort":1,"count":1}]',
  brandList: '[{"id":1,"name":["a"],"parentId":{},"children":"none"}]',
  colorList: '[{"id":"1","na',
  areaList: '[null, null]',
  dictCache: '{"value":[null],"expires":99999999999999}',
}
const FILL_STORAGE = `{
  localStorage.clear()
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size))
    } catch {}
  }
}`

/** A returning visitor whose browser has cached all lists. */
async function returningPerson(): Promise<Page> {
  const page = await stage.visit()
  await waitForLookups(page)
  return page
}

const storedOf = (page: Page, key: string): Promise<string | null> =>
  page.evaluate<string | null>(`localStorage.getItem('${key}')`)
const store = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
const treeOf = (page: Page) => page.getByRole('navigation', { name: /^(Category|分类)$/ })

describe('§9: the local caches', () => {
  it('store every list as the API answers it, shown at a start without answers, and refreshed in the background', async () => {
    const page = await returningPerson()
    for (const [key, address] of Object.entries(LISTS)) {
      const response = await fetch(`${stage.shop.server.url}/app-api/${address.slice(3)}`)
      const { data } = (await response.json()) as { data: unknown }
      expect([key, JSON.parse((await storedOf(page, key)) ?? '')]).toEqual([key, data])
    }
    const old = ((await storedOf(page, 'categoryList')) ?? '').replaceAll('"Stone"', '"Stone of old"')
    await store(page, 'categoryList', old)
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    for (const address of Object.values(LISTS))
      await page.route(address, async (route) => {
        await permission
        await route.continue()
      })
    await page.reload()
    await treeOf(page)
      .getByRole('link', { name: /^Stone of old/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    await readOnIn(page, 'zh-CN')
    await treeOf(page).getByRole('link', { name: /^石材/ }).waitFor()
    await page.getByRole('checkbox', { name: '风之屋' }).waitFor()
    await readOnIn(page, 'en')
    permit()
    await treeOf(page)
      .getByRole('link', { name: /^Stone \d|^Stone\d/ })
      .waitFor()
    expect(await storedOf(page, 'categoryList')).not.toContain('Stone of old')
  })

  it('are overwritten if damaged, without errors; with full storage the lists are shown all the same', async () => {
    const page = await returningPerson()
    for (const [key, damaged] of Object.entries(DAMAGED)) await store(page, key, damaged)
    await page.reload()
    await treeOf(page)
      .getByRole('link', { name: /^Stone/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    await page.getByRole('dialog').getByText('NH-OAK-N').waitFor()
    for (const [key, damaged] of Object.entries(DAMAGED))
      await expect.poll(() => storedOf(page, key), { message: key }).not.toBe(damaged)

    await page.evaluate(FILL_STORAGE)
    await page.goto(stage.shop.server.url)
    await treeOf(page)
      .getByRole('link', { name: /^Stone/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    expect(await storedOf(page, 'categoryList')).toBeNull()
  })
})

describe('§9: dictCache', () => {
  it('saves the request for 60 seconds, and is shown after them until the new answer comes', async () => {
    const page = await returningPerson()
    const before = Date.now()
    const { expires } = JSON.parse((await storedOf(page, 'dictCache')) ?? '') as { expires: number }
    expect(expires).toBeGreaterThan(before)
    expect(expires).toBeLessThanOrEqual(before + 60_000)

    await store(page, 'dictCache', await dictCacheOf(page, Date.now() + 60_000))
    const asked = dictionaryRequests(page)
    // All stale lookups are requested together: when the areas arrive, the dictionaries had not been requested.
    const areas = page.waitForResponse(LISTS.areaList)
    await page.reload()
    await areas
    await readsKeptWord(page)
    expect(asked).toEqual([])

    await store(page, 'dictCache', await dictCacheOf(page, Date.now() - 1))
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route(DICTIONARIES, async (route) => {
      await permission
      await route.continue()
    })
    await page.goto(stage.shop.server.url)
    await readsKeptWord(page)
    await expect.poll(() => asked.length).toBe(1)
    permit()
    await expect.poll(() => page.getByText('Kept word').count()).toBe(0)
    expect(await storedOf(page, 'dictCache')).not.toContain('Kept word')
  })
})

/** The cached dictionaries, with another word for "domestic" and this expiry. */
async function dictCacheOf(page: Page, expires: number): Promise<string> {
  const { value } = JSON.parse((await storedOf(page, 'dictCache')) ?? '') as { value: Record<string, unknown>[] }
  const changed = value.map((entry) =>
    entry['dictType'] === 'product_domestic_imported' ? { ...entry, remark: 'Kept word' } : entry,
  )
  return JSON.stringify({ value: changed, expires })
}

function dictionaryRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('get-types') && asked.push(request.url()))
  return asked
}

async function readsKeptWord(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Herringbone oak' }).click()
  await page.getByRole('dialog').getByText('Kept word').waitFor()
}
