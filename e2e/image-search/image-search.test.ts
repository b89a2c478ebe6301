import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Envelope } from '../../contract/endpoint.ts'
import { searchByImage, type ImageSearchAnswer } from '../../contract/image-search.ts'
import { restingScroll, waitForOwnRequests, watchScrolling } from '../stage/at-rest.ts'
import {
  AI_WORDS,
  aRoom,
  aSky,
  choosePicture,
  cornerOf,
  regionOf,
  resultsOf,
  EIGHT_MEGAPIXELS,
} from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { captureNinePoints, expectSamePoints } from '../stage/nine-points.ts'
import { setMembersStage } from '../stage/stage.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { aMaterial } from '../../server/testing/materials.ts'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 568 }
/** Height of a phone's bottom bar in CSS px. */
const BOTTOM_BAR = 62
/** Height of its header. */
const HEADER = 40
const PNG = { name: 'brick.png', mimeType: 'image/png' }
const SEARCH = `**${searchByImage.path}`
const stage = setMembersStage('materials')
const room = await aRoom()

const firstOf = async (page: Page) =>
  (await resultsOf(page).first().getByRole('link').first().textContent())?.replace(/Nordhem.*/, '')
const queryOf = (page: Page) => new URL(page.url()).searchParams
const searches = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(searchByImage.path)) sent.push(request.postData() ?? '')
  })
  return sent
}

/** A member on the page, without a picture. */
async function enterAsMember(options: VisitOptions = {}): Promise<Page> {
  const page = await stage.enter(options)
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  await page.getByRole('button', { name: AI_WORDS[options.tongue ?? 'en'].choose }).waitFor()
  return page
}

describe('a member with a photograph', () => {
  it('finds its floor by a part of it, by colour and words, goes on from what was found by keys, and puts the product into a folder', async () => {
    const page = await enterAsMember()
    const sent = searches(page)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('main').getByRole('button', { name: AI_WORDS.en.choose }).press('Enter')
    await (await choosing).setFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aRoom(EIGHT_MEGAPIXELS) })
    await resultsOf(page).first().waitFor()
    expect((await focused(page)).name, 'once a picture is chosen').toBe(AI_WORDS.en.results)
    const region = regionOf(page)
    expect(await region.getAttribute('aria-label')).toBe('Part to search: the whole picture')

    // By keyboard: selects the left half, where the bricks are.
    const before = sent.length
    await region.focus()
    await page.keyboard.press('Tab')
    await cornerOf(page).and(page.locator(':focus')).waitFor()
    await page.getByText('By keys: arrows move the frame').filter({ visible: true }).last().waitFor()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => queryOf(page).get('region')).toBe('0,0,0.5,1')
    await expect.poll(() => firstOf(page)).toBe('Brick')
    await expect.poll(() => sent.length).toBe(before + 1)
    // By pointer: moves the selection to the floor.
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
    await expect.poll(() => queryOf(page).get('colorWeight')).toBe('0.15')
    const words = page.getByRole('searchbox', { name: 'And words' })
    await words.fill('zzzz')
    await page.getByText('Nothing in the catalogue meets these filters.').waitFor()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await words.fill('herring')
    await expect.poll(() => queryOf(page).get('keyword')).toBe('herring')
    await expect.poll(() => resultsOf(page).count()).toBe(1)
    // A phone's picture is scaled down and sent once; then the server knows it.
    expect(sent.filter((body) => body.includes('name="file"'))).toHaveLength(1)
    expect(sent.at(-1)).toContain('name="queryId"')

    await page.reload()
    await expect.poll(() => firstOf(page)).toBe('Herringbone')
    expect(await words.inputValue()).toBe('herring')
    expect(await weight.getAttribute('aria-valuenow')).toBe('15')
    expect(await region.getAttribute('aria-label')).toMatch(/^Part to search: 50 % from the left/)

    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    expect(await focused(page)).toEqual({ name: 'Find similar', isSeen: true })
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page).get('like')).not.toBeNull()
    await page.getByRole('heading', { name: AI_WORDS.en.same, level: 2 }).waitFor()
    await page.goBack()
    await expect.poll(() => queryOf(page).get('like')).toBeNull()
    await expect.poll(() => firstOf(page)).toBe('Herringbone')

    await resultsOf(page).first().getByRole('link').first().click()
    await page.getByRole('dialog', { name: 'Herringbone' }).getByRole('button', { name: 'Save to folder' }).click()
    const popover = page.getByRole('dialog', { name: 'Save to folder' })
    await popover.getByRole('button', { name: 'New folder' }).click()
    await popover.getByRole('textbox', { name: 'Folder name' }).fill('Hotel floor')
    await page.keyboard.press('Enter')
    await popover.getByRole('checkbox', { name: /^Hotel floor/ }).check()
    await page.getByText('Saved to Hotel floor.').waitFor()
  })
})

/** Name of the focused element, and whether the focus is visible. */
const focused = (page: Page) =>
  page.evaluate<{ name: string; isSeen: boolean }>(`(() => {
    const element = document.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const label = element.closest('label')
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      isSeen: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0)
        || (label !== null && getComputedStyle(label).outlineStyle !== 'none'),
    }
  })()`)

describe('a phone', () => {
  it('brings what was found into view, once, and says under the picture what a part of it came to; takes a photograph by its camera, and asks to choose one of several materials', async () => {
    const page = await enterAsMember({ viewport: PHONE, tongue: 'en' })
    const stopsGliding = await watchScrolling(page)
    const scrolled = () => page.evaluate<number>('scrollY')
    const first = resultsOf(page).first()
    /** Waits until the results have scrolled into view. */
    const comesIntoView = async () => {
      await first.waitFor()
      await expect.poll(scrolled).toBeGreaterThan(0)
      await stopsGliding()
    }
    await choosePicture(page, await aMaterial('Brick'), PNG)
    await comesIntoView()
    expect(await bottomOf(first)).toBeLessThan(PHONE.height - BOTTOM_BAR)
    expect(await bottomOf(first)).toBeGreaterThan(0)
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(AI_WORDS.en.results)
    // A person who scrolls up and searches again sees their picture.
    await page.evaluate(`scrollTo(0, 0)`)
    const answered = page.waitForResponse((response) => response.url().endsWith(searchByImage.path))
    await cornerOf(page).press('ArrowUp')
    await answered
    await isAnswered(page)
    expect(await scrolled(), 'after another part was searched for').toBe(0)

    /** Searches by another picture from the top of the page; `look` runs during the search. */
    const searchAnother = async (picture: Buffer, look?: (progress: Locator) => Promise<void>) => {
      const letGo = Promise.withResolvers<void>()
      await page.route(SEARCH, async (route) => (await letGo.promise, route.continue()), { times: 1 })
      await choosePicture(page, picture, { button: AI_WORDS.en.another })
      const progress = page.getByRole('main').getByRole('progressbar', { name: /^(Sending|Searching)/ })
      await progress.waitFor()
      await look?.(progress)
      await page.evaluate(`scrollTo(0, 0)`)
      letGo.resolve()
      await comesIntoView()
    }
    const tall = await sharp(room).extract({ left: 480, top: 0, width: 640, height: 1200 }).toBuffer()
    await searchAnother(tall, async (progress) => {
      const picture = page.getByRole('img', { name: 'Your picture' })
      await expect.poll(async () => (await picture.boundingBox())?.width ?? Infinity).toBeLessThan(PHONE.width * 0.6)
      const [bar, shown] = [await progress.locator('..').boundingBox(), await picture.boundingBox()]
      expect((bar?.x ?? 0) + (bar?.width ?? Infinity)).toBeLessThanOrEqual((shown?.x ?? 0) + (shown?.width ?? 0))
    })
    await searchAnother(room)
    await page.evaluate(`scrollTo(0, 0)`)
    const materials = page.getByRole('list', { name: 'Found in it' }).getByRole('button')
    const way = page.getByRole('main').getByRole('button', { name: /^(Same|Close|Mood|More) \d/ })
    for (const material of [materials.first(), materials.nth(1)]) {
      await material.tap()
      await expect.poll(() => material.getAttribute('aria-pressed')).toBe('true')
      await isAnswered(page)
      expect(await bottomOf(way)).toBeLessThan(PHONE.height - BOTTOM_BAR)
      const counted = (await way.textContent())?.match(/\d+/g)?.reduce((sum, figure) => sum + Number(figure), 0)
      expect(counted).toBe(await resultsOf(page).count())
    }
    expect(await scrolled(), 'after parts were chosen').toBe(0)
    await way.tap()
    await expect.poll(() => bottomOf(first)).toBeLessThan(PHONE.height - BOTTOM_BAR)
    await stopsGliding()

    // So does a person who reloads it. The page notes the position with the next frame.
    await page.evaluate(`scrollTo(0, 0)`)
    expect(await restingScroll(page)).toBe(0)
    await page.reload()
    await first.waitFor()
    await waitForOwnRequests(page)
    expect(await scrolled(), 'after a reload').toBe(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.locator('main input[capture="environment"]').getAttribute('accept')).toBe('image/*')
    await choosePicture(page, await aSky(), { button: 'Camera' })
    const none = page.getByRole('heading', { name: AI_WORDS.en.none })
    await none.waitFor()
    await page.getByRole('region', { name: AI_WORDS.en.nearest }).getByRole('article').first().waitFor()
    await expect.poll(() => bottomOf(none)).toBeLessThan(PHONE.height / 2)
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    await filters.hover()
    const before = await captureNinePoints(page)
    await filters.tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await expectSamePoints(page, before, 'the filters were closed')

    await page.route(SEARCH, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Envelope<ImageSearchAnswer>
      const query = { ...answer.data.query, bestBand: 'none' }
      const nearestByColor = answer.data.list.map(({ band: _band, ...one }) => one)
      const data = { ...answer.data, query, total: 0, list: [], more: [], nearestByColor }
      await route.fulfill({ response, json: { ...answer, data } })
    })
    const mirrored = await sharp(room).flop().jpeg().toBuffer()
    const materialsAsked = page.getByRole('list', { name: 'Search for one of its surfaces' }).getByRole('button')
    for (const [viewport, picture] of [
      [PHONE, await sharp(room).flip().jpeg().toBuffer()],
      [SMALL_PHONE, mirrored],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.evaluate('scrollTo(0, 0)')
      await choosePicture(page, picture, { button: AI_WORDS.en.another })
      await materialsAsked.first().waitFor()
      // Both in one window: a person who must choose sees the choices.
      await expect
        .poll(() => bottomOf(materialsAsked.first()), { message: `at ${viewport.width} px` })
        .toBeLessThan(viewport.height - BOTTOM_BAR)
      const whole = page.getByRole('heading', { name: AI_WORDS.en.noneWhole })
      expect(await topOf(whole), `at ${viewport.width} px`).toBeGreaterThanOrEqual(HEADER)
      await materialsAsked.first().tap()
      await expect.poll(() => queryOf(page).get('region')).not.toBeNull()
      await isAnswered(page)
    }
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320)
  })
})

/** The results belong to the current query. */
async function isAnswered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Infinity
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Infinity
}
