import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue } from '../stage/browser.ts'
import { AI_WORDS, choosePicture, openMaterialShop, regionOf, resultsOf } from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    offline: 'Network anomaly, check your connection.',
    byItself: 'It loads by itself once you are online again.',
    tooMany: 'Too many requests; try again in 5 seconds.',
    overloaded: /overloaded/,
    tooLarge: 'The picture is too large for the server. Choose a smaller one.',
    retry: 'Retry',
    why: /^texture [01]\.\d\d · ΔE \d+\.\d$/,
    sending: /^(Sending, \d+ %|Searching)$/,
    summary: /^(One|\d+) results?, best: /,
    weight: 'Texture or colour',
  },
  'zh-CN': {
    offline: '网络异常，请检查网络连接。',
    byItself: '网络恢复后会自动加载。',
    tooMany: '请求过于频繁，请在 5 秒后重试。',
    overloaded: /过载/,
    tooLarge: '图片过大，服务器无法接收，请换一张小一些的。',
    retry: '重试',
    why: /^纹理 [01]\.\d\d · 色差 ΔE \d+\.\d$/,
    sending: /^(正在发送 \d+%|正在查找)$/,
    summary: /^\d+ 个结果，最好的是/,
    weight: '纹理与颜色',
  },
}
const SEARCH = `**${searchByImage.path}`
const stage = setStage(openMaterialShop, 180_000)
let brick: Buffer

beforeAll(async () => {
  brick = await aMaterial('Brick')
})

async function enterAsMember(tongue: Tongue): Promise<Page> {
  stage.forgive(FAILED_REQUEST)
  const page = await stage.enter({ tongue })
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  await page.getByRole('main').getByRole('button', { name: AI_WORDS[tongue].choose }).waitFor()
  return page
}

const choose = (page: Page, tongue: Tongue) =>
  choosePicture(page, brick, { button: AI_WORDS[tongue].choose, mimeType: 'image/png' })
const results = (page: Page, tongue: Tongue) => page.getByRole('region', { name: AI_WORDS[tongue].results })
const refusal = (code: number, msg: string) => (route: Route) => route.fulfill({ json: { code, msg, data: null } })

describe('a search that does not succeed', () => {
  it.each<Tongue>(['en', 'zh-CN'])(
    'goes on by itself once the network is back, with the picture there (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const page = await enterAsMember(tongue)
      await page.context().setOffline(true)
      await choose(page, tongue)
      await results(page, tongue).getByRole('heading', { name: words.offline }).waitFor()
      await results(page, tongue).getByText(words.byItself).waitFor()
      await regionOf(page, tongue).waitFor()
      expect(await seriousViolations(page)).toEqual([])
      await page.context().setOffline(false)
      await resultsOf(page, tongue).first().waitFor()
      await expect.poll(() => results(page, tongue).getByText(words.offline).count()).toBe(0)
    },
  )

  const en = WORDS.en
  const zh = WORDS['zh-CN']
  it.each<[string, Tongue, (route: Route) => Promise<void>, string | RegExp]>([
    ['is one too many', 'en', refusal(429, en.tooMany), en.tooMany],
    ['is one too many', 'zh-CN', refusal(429, zh.tooMany), zh.tooMany],
    ['meets a server with too much to do', 'en', refusal(503, 'The service is overloaded.'), en.overloaded],
    ['meets a proxy without its server', 'zh-CN', (route) => route.fulfill({ status: 503, body: 'no' }), zh.overloaded],
    ['is too large for a proxy', 'en', (route) => route.fulfill({ status: 413, body: 'no' }), en.tooLarge],
    ['is too large for the server', 'zh-CN', refusal(413, '请求过大：最多 12 MB。'), zh.tooLarge],
    ['finds the server gone', 'en', (route) => route.abort('connectionrefused'), en.offline],
  ])('%s: says so, keeps everything, and is tried again at a press (%s)', async (_case, tongue, answer, told) => {
    const words = WORDS[tongue]
    const page = await enterAsMember(tongue)
    await choose(page, tongue)
    await resultsOf(page, tongue).first().waitFor()
    await page.route(SEARCH, answer)
    await page.getByRole('slider', { name: words.weight }).press('ArrowRight')
    await results(page, tongue).getByText(told).first().waitFor()
    await regionOf(page, tongue).waitFor()
    expect(new URL(page.url()).searchParams.get('colorWeight')).toBe('0.25')
    expect(await seriousViolations(page)).toEqual([])
    await page.unroute(SEARCH)
    await results(page, tongue).getByRole('button', { name: words.retry }).click()
    await resultsOf(page, tongue).first().waitFor()
    expect(await page.getByRole('slider', { name: words.weight }).getAttribute('aria-valuenow')).toBe('25')
  })
})

describe('a search that begins with a product', () => {
  it('says that the product did not come, and is tried again at a press', async () => {
    const page = await stage.visit('/')
    const link = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
    const skuId = new URL(link ?? '', page.url()).searchParams.get('skuId')
    stage.forgive(FAILED_REQUEST)
    const detail = '**/get-detail*'
    await page.route(detail, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(`${stage.shop.server.url}/ai?like=${skuId}`)
    await page.getByText('The product to begin with could not be loaded.').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.unroute(detail)
    await page.getByRole('button', { name: WORDS.en.retry }).click()
    await page.getByRole('main').getByRole('img', { name: 'Your picture' }).waitFor()
  })
})

describe('a search under way', () => {
  it('sends its picture once, whatever else is chosen meanwhile', async () => {
    const page = await enterAsMember('en')
    await page.clock.install()
    const [asked, held] = [new Array<string>(), Promise.withResolvers<void>()]
    await page.route(SEARCH, async (route) => {
      asked.push(route.request().postData()?.includes('filename=') ? 'file' : 'queryId')
      await held.promise
      await route.continue()
    })
    await choose(page, 'en')
    const sending = page.getByRole('main').getByRole('progressbar', { name: WORDS.en.sending })
    await sending.waitFor()
    for (const [press, weight] of [
      ['ArrowRight', '0.25'],
      ['ArrowRight', '0.3'],
    ] as const) {
      await page.getByRole('slider', { name: WORDS.en.weight }).press(press)
      await expect.poll(() => new URL(page.url()).searchParams.get('colorWeight')).toBe(weight)
      // Longer than a change is waited for, by the page's own clock.
      await page.clock.runFor(1000)
    }
    expect(await sending.isVisible()).toBe(true)
    held.resolve()
    await resultsOf(page).first().waitFor()
    expect(asked).toEqual(['file', 'queryId'])
  })

  it.each<Tongue>(['en', 'zh-CN'])('shows how far it is, and tells politely what it came to (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await enterAsMember(tongue)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(SEARCH, async (route) => {
      await held
      await route.continue()
    })
    await choose(page, tongue)
    await page.getByRole('main').getByRole('progressbar', { name: words.sending }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    letGo()
    const summary = results(page, tongue).locator('[aria-live=polite]').filter({ hasText: words.summary })
    await summary.waitFor({ state: 'attached' })
    await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' })
    await results(page, tongue).getByRole('heading', { name: AI_WORDS[tongue].same, level: 2 }).waitFor()
    await results(page, tongue).getByText(words.why).first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })
})
