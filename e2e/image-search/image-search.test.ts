import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { getUser } from '../../contract/members.ts'
import type { Envelope } from '../../contract/endpoint.ts'
import { searchByImage, type ImageSearchAnswer } from '../../contract/image-search.ts'
import { isQuiet, watchGliding } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import {
  AI_WORDS,
  aRoom,
  aSky,
  choosePicture,
  cornerOf,
  openMaterialShop,
  regionOf,
  resultsOf,
} from '../stage/image-search-shop.ts'
import { addMember, LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { seeNinePoints, standsAsBefore } from '../stage/nine-points.ts'
import { setStage } from '../stage/stage.ts'
import type { Theme, Tongue } from '../stage/browser.ts'
import { aMaterial } from '../../server/testing/materials.ts'

const PHONE = { width: 390, height: 844 }
/** CSS px, at the foot of a phone. */
const BOTTOM_BAR = 62
/** And at its head. */
const HEADER = 40
const stage = setStage(openMaterialShop, 180_000)
const room = await aRoom()

const addressOf = (path: string) => stage.shop.server.url + path
const firstOf = async (page: Page, tongue: 'en' | 'zh-CN' = 'en') => nameOf(resultsOf(page, tongue).first())
/** Of a card's product, without what follows it: the rest of a price comes with the dictionaries. */
const nameOf = async (card: Locator) =>
  (await card.getByRole('link').first().textContent())?.replace(/Nordhem.*|诺木.*/, '')
const queryOf = (page: Page) => new URL(page.url()).searchParams
const searches = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(searchByImage.path)) sent.push(request.postData() ?? '')
  })
  return sent
}

describe('a member with a photograph', () => {
  it('finds its floor by a part of it, by colour and words, and puts the product into a folder', async () => {
    const page = await stage.enter()
    await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
    const sent = searches(page)
    await choosePicture(page, room)
    await resultsOf(page).first().waitFor()
    const region = regionOf(page)
    expect(await region.getAttribute('aria-label')).toBe('Part to search: the whole picture')

    // By keys: the left half, where the bricks are.
    const before = sent.length
    await region.focus()
    await page.keyboard.press('Tab')
    await cornerOf(page).and(page.locator(':focus')).waitFor()
    await page.getByText('By keys: arrows move the frame').filter({ visible: true }).last().waitFor()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => queryOf(page).get('region')).toBe('0,0,0.5,1')
    await expect.poll(() => firstOf(page)).toBe('Brick')
    await expect.poll(() => sent.length).toBe(before + 1)
    // By the pointer: over to the floor.
    const box = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 1.2, box.y + box.height / 2)
    await page.mouse.move(box.x + box.width * 2, box.y + box.height / 2)
    await page.mouse.up()
    await expect.poll(() => firstOf(page)).toBe('Herringbone')
    expect(sent.length).toBe(before + 2)
    expect(await region.getAttribute('aria-label')).toMatch(/^Part to search: 50 % from the left, 0 % from the top/)

    const weight = page.getByRole('slider', { name: 'Texture or colour' })
    await weight.press('ArrowRight')
    await expect.poll(() => queryOf(page).get('colorWeight')).toBe('0.25')
    const words = page.getByRole('searchbox', { name: 'And words' })
    await words.fill('zzzz')
    await page.getByText('Nothing in the catalogue meets these filters.').waitFor()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await words.fill('herring')
    await expect.poll(() => queryOf(page).get('keyword')).toBe('herring')
    await expect.poll(() => resultsOf(page).count()).toBe(1)
    // A phone's picture is made smaller, and sent once; then the server knows it.
    expect(sent.filter((body) => body.includes('name="file"'))).toHaveLength(1)
    expect(sent.at(-1)).toContain('name="queryId"')

    await page.reload()
    await expect.poll(() => firstOf(page)).toBe('Herringbone')
    expect(await words.inputValue()).toBe('herring')
    expect(await weight.getAttribute('aria-valuenow')).toBe('25')
    expect(await region.getAttribute('aria-label')).toMatch(/^Part to search: 50 % from the left/)
    expect(await seriousViolations(page)).toEqual([])

    await resultsOf(page).first().getByRole('link').first().click()
    await page.getByRole('dialog', { name: 'Herringbone' }).getByRole('button', { name: 'Save to folder' }).click()
    const popover = page.getByRole('dialog', { name: 'Save to folder' })
    await popover.getByRole('button', { name: 'New folder' }).click()
    await popover.getByRole('textbox', { name: 'Folder name' }).fill('Hotel floor')
    await page.keyboard.press('Enter')
    await popover.getByRole('checkbox', { name: /^Hotel floor/ }).check()
    await page.getByText('Saved to Hotel floor.').waitFor()
  })

  it('hears in words why a file is none, keeps the picture, and is not asked again when the server has forgotten it', async () => {
    const page = await stage.enter()
    await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
    await choosePicture(page, room)
    await resultsOf(page).first().waitFor()
    const before = page.url()
    const refusal = page.waitForResponse((response) => response.url().endsWith(searchByImage.path))
    await choosePicture(page, room.subarray(0, 300), { button: AI_WORDS.en.another })
    const { msg } = (await (await refusal).json()) as { msg: string }
    expect(msg).toBe('file: broken or cut off')
    const damaged = '“photo.jpg” is damaged and cannot be read. Try another copy of it.'
    await page.getByRole('main').getByRole('alert').filter({ hasText: damaged }).waitFor()
    expect(page.url()).toBe(before)

    const sent = searches(page)
    // As after an hour.
    await page.route(
      `**${searchByImage.path}`,
      (route) => route.fulfill({ json: { code: 404, msg: 'gone', data: null } }),
      { times: 1 },
    )
    await cornerOf(page).press('ArrowUp')
    await expect.poll(() => sent.filter((body) => body.includes('name="file"')).length).toBe(1)
    await expect.poll(() => resultsOf(page).first().isVisible()).toBe(true)
    expect(await page.getByText('gone').count()).toBe(0)

    // Back, and an earlier picture.
    await choosePicture(page, await aSky(), { button: AI_WORDS.en.another })
    await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
    await page.goBack()
    await resultsOf(page).first().waitFor()
    await expect.poll(() => page.getByRole('region', { name: AI_WORDS.en.past }).getByRole('listitem').count()).toBe(2)
  })
})

describe('a visitor', () => {
  it('chooses a picture, signs in over it, and finds it searched; signing out leaves nothing of it', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit('/ai')
    await page.getByRole('button', { name: AI_WORDS.en.choose }).waitFor()
    const sent = searches(page)
    await choosePicture(page, room)
    const login = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
    await login.waitFor()
    expect(sent).toEqual([])
    await login.getByText('Log in to search by picture. Your picture is kept.').waitFor()
    const known = page.waitForResponse((response) => response.url().includes(getUser.path))
    await signInByPassword(login, { email, password: 'secret7' })
    await known
    await resultsOf(page).first().waitFor()
    await login.waitFor({ state: 'hidden' })
    await expect.poll(() => queryOf(page).get('picture')).not.toBeNull()
    const address = page.url()

    await page.getByRole('button', { name: LOGIN_WORDS.en.logOut }).click()
    await page.getByRole('button', { name: AI_WORDS.en.choose }).waitFor()
    // Nor on the disk.
    await page.goto(address)
    await page.getByRole('button', { name: AI_WORDS.en.choose }).waitFor()
    await isQuiet(page)
    expect(await page.getByRole('region', { name: AI_WORDS.en.past }).count()).toBe(0)
  })

  it('sees what is like a product, and is invited for more (zh)', async () => {
    const page = await stage.visit('/', { tongue: 'zh-CN' })
    const link = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
    const skuId = new URL(link ?? '', page.url()).searchParams.get('skuId')
    await page.goto(addressOf(`/ai?like=${skuId}`))
    await page.getByText('登录后，还可以').waitFor()
    expect(await page.getByRole('heading', { name: AI_WORDS['zh-CN'].title }).isVisible()).toBe(true)
    expect(await regionOf(page, 'zh-CN').count()).toBe(0)
    expect(await seriousViolations(page)).toEqual([])
    await page.goto(addressOf('/ai?like=99999999'))
    await page.getByText('这件产品已经不在了').waitFor()
  })
})

describe('the scan icon', () => {
  it('begins a search with its picture in a new tab, in Chinese and dark', async () => {
    const page = await stage.enter({ tongue: 'zh-CN', theme: 'dark', viewport: { width: 1920, height: 1080 } })
    await openAs(await memberOf(stage.shop), page, { url: addressOf('/') })
    const card = page.getByRole('article').first()
    const name = await nameOf(card)
    await card.getByRole('link').first().click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('button', { name: '以图搜图' }).click()
    const tab = await opening
    const same = tab.getByRole('region', { name: AI_WORDS['zh-CN'].same }).getByRole('article')
    await same.first().waitFor()
    await expect.poll(() => nameOf(same.first())).toBe(name)
    expect(await seriousViolations(tab)).toEqual([])
    expect(new URL(tab.url()).searchParams.get('picture')).toMatch(/^own-[0-9a-f]{40}$/)
    await tab.reload()
    await same.first().waitFor()
  })
})

describe('a phone', () => {
  it('takes a photograph by its camera, and says plainly that nothing is like it', async () => {
    const page = await stage.enter({ viewport: PHONE })
    await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
    await page.getByRole('button', { name: AI_WORDS.en.camera }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    const camera = page.locator('main input[capture="environment"]')
    expect(await camera.getAttribute('accept')).toBe('image/*')
    await choosePicture(page, await aSky(), { button: AI_WORDS.en.camera })
    await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
    await page.getByRole('region', { name: AI_WORDS.en.nearest }).getByRole('article').first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await expect
      .poll(() => bottomOf(page.getByRole('heading', { name: AI_WORDS.en.none })))
      .toBeLessThan(PHONE.height / 2)
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    await filters.hover()
    const before = await seeNinePoints(page)
    await filters.tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await standsAsBefore(page, before, 'the filters were closed')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320)
  })

  it.each([PHONE, { width: 320, height: 568 }])(
    'shows the materials of the picture beside the words that ask to choose one of them (%o)',
    async (viewport) => {
      const page = await stage.enter({ viewport, tongue: 'en' })
      await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
      await page.route(`**${searchByImage.path}`, async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as Envelope<ImageSearchAnswer>
        const query = { ...answer.data.query, bestBand: 'none' }
        const nearestByColor = answer.data.list.map(({ band: _band, ...one }) => one)
        const data = { ...answer.data, query, total: 0, list: [], more: [], nearestByColor }
        await route.fulfill({ response, json: { ...answer, data } })
      })
      await choosePicture(page, room)
      const heading = page.getByRole('heading', { name: AI_WORDS.en.none })
      await heading.waitFor()
      const materials = page.getByRole('list', { name: 'Found in it' }).getByRole('button')
      const edge = viewport.height - BOTTOM_BAR
      await expect.poll(async () => (await bottomOf(heading)) < edge).toBe(true)
      await isQuiet(page)
      expect(await bottomOf(heading)).toBeLessThan(edge)
      expect((await materials.first().boundingBox())?.y).toBeGreaterThanOrEqual(HEADER)
      await materials.first().tap()
      await expect.poll(() => materials.first().getAttribute('aria-pressed')).toBe('true')
    },
  )

  it.each<Tongue>(['en', 'zh-CN'])(
    'says under the picture what a part of it came to, moves nothing, and leads there (%s)',
    async (tongue) => {
      const page = await stage.enter({ viewport: PHONE, tongue })
      await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
      const stopsGliding = await watchGliding(page)
      await choosePicture(page, room, { button: AI_WORDS[tongue].choose })
      const results = resultsOf(page, tongue)
      await results.first().waitFor()
      await stopsGliding()
      await page.evaluate(`scrollTo(0, 0)`)
      const materials = page
        .getByRole('list', { name: tongue === 'en' ? 'Found in it' : '图中材料' })
        .getByRole('button')
      const way = page.getByRole('main').getByRole('button', { name: /^(Same|Close|Mood|More|同款|相近|同调|更多) \d/ })
      for (const material of [materials.first(), materials.nth(1)]) {
        await material.tap()
        await expect.poll(() => material.getAttribute('aria-pressed')).toBe('true')
        await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
        expect(await bottomOf(way)).toBeLessThan(PHONE.height - BOTTOM_BAR)
        const counted = (await way.textContent())?.match(/\d+/g)?.reduce((sum, figure) => sum + Number(figure), 0)
        expect(counted).toBe(await results.count())
      }
      expect(await page.evaluate<number>('scrollY')).toBe(0)

      await way.tap()
      await expect.poll(() => bottomOf(results.first())).toBeLessThan(PHONE.height - BOTTOM_BAR)
    },
  )

  it('shows how far the search is within a picture that is narrower than the page', async () => {
    const page = await stage.enter({ viewport: PHONE, tongue: 'en' })
    await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
    const letGo = Promise.withResolvers<void>()
    await page.route(`**${searchByImage.path}`, async (route) => {
      await letGo.promise
      await route.continue()
    })
    const tall = await sharp(room).extract({ left: 1200, top: 0, width: 1600, height: 3000 }).toBuffer()
    await choosePicture(page, tall)
    const progress = page.getByRole('main').getByRole('progressbar')
    await progress.waitFor()
    const picture = page.getByRole('img', { name: 'Your picture' })
    await expect.poll(async () => (await picture.boundingBox())?.width ?? Infinity).toBeLessThan(PHONE.width * 0.6)
    const [bar, shown] = [await progress.locator('..').boundingBox(), await picture.boundingBox()]
    expect((bar?.x ?? 0) + (bar?.width ?? Infinity)).toBeLessThanOrEqual((shown?.x ?? 0) + (shown?.width ?? 0))
    letGo.resolve()
    await resultsOf(page).first().waitFor()
  })

  it.each<[string, Tongue, Theme, 'reduce' | 'no-preference']>([
    ['gliding', 'en', 'light', 'no-preference'],
    ['at once, where nothing shall move', 'zh-CN', 'dark', 'reduce'],
  ])('brings what was found into view, once: %s', async (_, tongue, theme, reducedMotion) => {
    const page = await stage.enter({ viewport: PHONE, tongue, theme })
    await page.emulateMedia({ reducedMotion })
    await openAs(await memberOf(stage.shop), page, { url: addressOf('/ai') })
    const stopsGliding = await watchGliding(page)
    await choosePicture(page, await aMaterial('Brick'), { button: AI_WORDS[tongue].choose })
    const first = resultsOf(page, tongue).first()
    await first.waitFor()
    await expect.poll(() => bottomOf(first)).toBeLessThan(PHONE.height - BOTTOM_BAR)
    expect(await bottomOf(first)).toBeGreaterThan(0)
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(AI_WORDS[tongue].results)

    await stopsGliding()
    // Who goes back up and searches on has their picture before them; and so has who reloads it.
    await page.evaluate(`scrollTo(0, 0)`)
    const answered = page.waitForResponse((response) => response.url().endsWith(searchByImage.path))
    await cornerOf(page).press('ArrowUp')
    await answered
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    expect(await page.evaluate<number>('scrollY')).toBe(0)
    await page.reload()
    await first.waitFor()
    await isQuiet(page)
    expect(await page.evaluate<number>('scrollY')).toBe(0)
  })
})

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Infinity
}
