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
  it('hold every list as the API answers it, are shown at a start without answers and refreshed, overwritten if damaged, and not needed', async () => {
    const page = await returningPerson()
    for (const [key, address] of Object.entries(LISTS)) {
      const response = await fetch(`${stage.shop.server.url}/app-api/${address.slice(3)}`)
      const { data } = (await response.json()) as { data: unknown }
      expect(JSON.parse((await storedOf(page, key)) ?? ''), `of ${key}`).toEqual(data)
    }

    // At the next start the lists are late, and the dictionaries younger than 60 seconds.
    const old = ((await storedOf(page, 'categoryList')) ?? '').replaceAll('"Stone"', '"Stone of old"')
    await store(page, 'categoryList', old)
    await store(page, 'dictCache', await dictCacheOf(page, Date.now() + 60_000))
    const asked = dictionaryRequests(page)
    const letListsCome = await holdBack(page, ...Object.values(LISTS))
    await page.reload()
    await treeOf(page)
      .getByRole('link', { name: /^Stone of old/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    await readOnIn(page, 'zh-CN')
    await treeOf(page).getByRole('link', { name: /^石材/ }).waitFor()
    await page.getByRole('checkbox', { name: '风之屋' }).waitFor()
    await readOnIn(page, 'en')
    // All stale lookups are requested together: when the areas arrive, the dictionaries had not been requested.
    const areas = page.waitForResponse(LISTS.areaList)
    letListsCome()
    await areas
    await treeOf(page)
      .getByRole('link', { name: /^Stone ?\d/ })
      .waitFor()
    expect(await storedOf(page, 'categoryList'), 'the refreshed list').not.toContain('Stone of old')
    await readsKeptWord(page)
    expect(asked, 'within 60 seconds').toEqual([])

    // Once they are older, they are shown until the new answer comes. Damaged lists are overwritten, without errors.
    await store(page, 'dictCache', await dictCacheOf(page, Date.now() - 1))
    for (const [key, damaged] of Object.entries(DAMAGED)) await store(page, key, damaged)
    const letWordsCome = await holdBack(page, DICTIONARIES)
    await page.goto(stage.shop.server.url)
    await treeOf(page)
      .getByRole('link', { name: /^Stone/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    await readsKeptWord(page)
    await expect.poll(() => asked.length, { message: 'after 60 seconds' }).toBe(1)
    letWordsCome()
    await expect.poll(() => page.getByText('Kept word').count()).toBe(0)
    expect(await storedOf(page, 'dictCache'), 'the refreshed words').not.toContain('Kept word')
    for (const [key, damaged] of Object.entries(DAMAGED))
      await expect.poll(() => storedOf(page, key), { message: key }).not.toBe(damaged)

    await page.evaluate(FILL_STORAGE)
    await page.goto(stage.shop.server.url)
    await treeOf(page)
      .getByRole('link', { name: /^Stone/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    expect(await storedOf(page, 'categoryList'), 'in a full storage').toBeNull()
  })
})

/** Holds the answers to these requests until the returned function is called. */
async function holdBack(page: Page, ...addresses: string[]): Promise<() => void> {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  for (const address of addresses)
    await page.route(address, async (route) => {
      await permission
      await route.continue()
    })
  return permit
}

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
