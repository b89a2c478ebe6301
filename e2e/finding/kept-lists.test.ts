import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Tongue } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: { category: 'Category', stone: /^Stone/, brand: 'Casa Ventura' },
  'zh-CN': { category: '分类', stone: /^石材/, brand: '风之屋' },
}
const LISTS = {
  categoryList: '**/product/category/list',
  brandList: '**/product/brand/usage-simple-list',
  colorList: '**/product/color/simple-list',
  areaList: '**/system/area/tree',
}
const DICTIONARIES = '**/system/dict-data/get-types*'
const KEYS = [...Object.keys(LISTS), 'dictCache']

const stage = setReadingStage()

/** Someone who was here before and stayed until everything was read. */
async function returningPerson(tongue?: Tongue): Promise<Page> {
  const page = await stage.enter(tongue ? { tongue } : {})
  await page.goto(stage.shop.server.url)
  for (const key of KEYS) await expect.poll(() => storedOf(page, key), { timeout: 10_000 }).toMatch(/^[[{]/)
  return page
}

const storedOf = (page: Page, key: string): Promise<string | null> =>
  page.evaluate<string | null>(`localStorage.getItem('${key}')`)
const store = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
const holdBack = (page: Page, address: string): Promise<unknown> =>
  page.route(address, () => new Promise<void>(() => undefined))

describe('§9: the local caches', () => {
  it('keep every list as the API answers it', async () => {
    const page = await returningPerson()
    for (const [key, address] of Object.entries(LISTS)) {
      const response = await fetch(`${stage.shop.server.url}/app-api/${address.slice(3)}`)
      const { data } = (await response.json()) as { data: unknown }
      expect([key, JSON.parse((await storedOf(page, key)) ?? '')]).toEqual([key, data])
    }
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'show categories and brands at a start whose answers do not come (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const page = await returningPerson(tongue)
      for (const address of Object.values(LISTS)) await holdBack(page, address)
      await page.reload()
      const tree = page.getByRole('navigation', { name: words.category })
      await tree.getByRole('link', { name: words.stone }).waitFor()
      await page.getByRole('checkbox', { name: words.brand }).waitFor()
    },
  )

  it('are read anew behind what is shown', async () => {
    const page = await returningPerson()
    const old = ((await storedOf(page, 'categoryList')) ?? '').replaceAll('"Stone"', '"Stone of old"')
    await store(page, 'categoryList', old)
    const answer = Promise.withResolvers<void>()
    await page.route(LISTS.categoryList, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.reload()
    const tree = page.getByRole('navigation', { name: 'Category' })
    await tree.getByRole('link', { name: /^Stone of old/ }).waitFor()
    answer.resolve()
    await tree.getByRole('link', { name: /^Stone \d|^Stone\d/ }).waitFor()
    expect(await storedOf(page, 'categoryList')).not.toContain('Stone of old')
  })

  it.each([
    ['half a text', '[{"id":"1","na'],
    ['null', 'null'],
    ['an object', '{"0":{"id":"1"}}'],
    ['empty rows', '[null, null]'],
    ['rows of another kind', '[{"id":1,"name":["a"],"parentId":{},"children":"none"}]'],
    [
      'a row above itself',
      '[{"id":"7","parentId":"7","name":"a","enName":"b","sort":1,"count":1},{"id":"7","parentId":"0","name":"a","enName":"b","sort":1,"count":1}]',
    ],
    ['dictionaries without entries', '{"value":[null],"expires":99999999999999}'],
    ['a very long text', `["${'x'.repeat(800_000)}"]`],
  ])('break nothing where %s lies in each of them, and are overwritten', async (_, damaged) => {
    const page = await returningPerson()
    for (const key of KEYS) await store(page, key, damaged)
    await page.reload()
    const tree = page.getByRole('navigation', { name: 'Category' })
    await tree.getByRole('link', { name: /^Stone/ }).waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    await page.getByRole('dialog').getByText('NH-OAK-N').waitFor()
    for (const key of KEYS) await expect.poll(() => storedOf(page, key), { timeout: 10_000 }).not.toBe(damaged)
  })

  it('need no room: where the storage is full the lists are shown all the same', async () => {
    const page = await returningPerson()
    await page.evaluate(`(() => {
      localStorage.clear()
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size))
        } catch {}
      }
    })()`)
    await page.reload()
    await page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: /^Stone/ })
      .waitFor()
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).waitFor()
    expect(await storedOf(page, 'categoryList')).toBeNull()
  })
})

describe('§9: dictCache', () => {
  it('spares the request within its 60 seconds', async () => {
    const page = await returningPerson()
    const before = Date.now()
    const { expires } = JSON.parse((await storedOf(page, 'dictCache')) ?? '') as { expires: number }
    expect(expires).toBeGreaterThan(before)
    expect(expires).toBeLessThanOrEqual(before + 60_000)

    await store(page, 'dictCache', await dictCacheOf(page, Date.now() + 60_000))
    const asked = dictionaryRequests(page)
    // All lookups that are not fresh are asked for together: when the areas come, the dictionaries were not asked for.
    const areas = page.waitForResponse(LISTS.areaList)
    await page.reload()
    await areas
    await readsKeptWord(page)
    expect(asked).toEqual([])
  })

  it('is shown after them until the new answer comes', async () => {
    const page = await returningPerson()
    await store(page, 'dictCache', await dictCacheOf(page, Date.now() - 1))
    const asked = dictionaryRequests(page)
    const answer = Promise.withResolvers<void>()
    await page.route(DICTIONARIES, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.reload()
    await readsKeptWord(page)
    await expect.poll(() => asked.length).toBe(1)
    answer.resolve()
    await expect.poll(() => page.getByText('Kept word').count()).toBe(0)
    expect(await storedOf(page, 'dictCache')).not.toContain('Kept word')
  })
})

/** What is kept, with another word for "domestic" and this expiry. */
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
