import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Envelope } from '../../contract/endpoint.ts'
import { searchByImage, type ImageSearchAnswer } from '../../contract/image-search.ts'
import { waitForOwnRequests, watchScrolling } from '../stage/at-rest.ts'
import { outsideLandmarks, seriousInBothThemes, seriousViolations } from '../stage/axe.ts'
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
  it('finds its floor by a part of it, by colour and words, and puts the product into a folder', async () => {
    const page = await enterAsMember()
    const sent = searches(page)
    await choosePicture(page, await aRoom(EIGHT_MEGAPIXELS))
    await resultsOf(page).first().waitFor()
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
})

/** Whether the element is visible at its own middle, that is, nothing covers it. */
const isInSight = (page: Page, selector: string) =>
  page.evaluate<boolean>(`(() => {
    const element = document.querySelector('${selector}')
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })()`)

describe('what a search shows', () => {
  it('continues after the bands with less similar products, and explains its words and figures', async () => {
    const page = await enterAsMember()
    await choosePicture(page, await aMaterial('Brick'), PNG)
    await resultsOf(page).first().waitFor()
    const bands = page.getByRole('region', { name: AI_WORDS.en.results }).getByRole('heading', { level: 2 })
    await expect.poll(async () => (await bands.allTextContents()).at(-1)).toBe('Less alike')
    const more = page.getByRole('region', { name: 'Less alike' })
    await more.scrollIntoViewIfNeeded()
    await more.getByRole('article').first().waitFor()
    const links = await resultsOf(page).evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.href))
    expect(new Set(links).size, 'each is there once').toBe(links.length)
    expect(await seriousViolations(page)).toEqual([])

    const explain = page.getByRole('button', { name: 'What the words mean' })
    await explain.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What the words mean' })
    await dialog.getByText('The same kind of material').waitFor()
    expect(await seriousViolations(page, '[role="dialog"]')).toEqual([])
    await expect.poll(() => isInSight(page, '[role=dialog] dl')).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('What the words mean')

    await page
      .getByRole('button', { name: /^texture [01]\.\d\d · ΔE \d+\.\d$/ })
      .first()
      .click()
    await expect
      .poll(() => page.getByRole('tooltip').textContent())
      .toMatch(/^Texture 0\.9\d of 1: very much alike\.Colour difference ΔE \d\.\d: the same to the eye\.$/)
    expect(await outsideLandmarks(page)).toEqual([])
  })

  it('animates to another order, unless motion is reduced', async () => {
    const page = await enterAsMember()
    await page.evaluate(`(() => {
      window.glides = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        if (this.matches('[data-card]')) window.glides += 1
        return animate.call(this, frames, options)
      }
    })()`)
    const glides = () => page.evaluate<number>('window.glides')
    // With four materials the slider may not change their order.
    let isTurned = false
    await page.route(SEARCH, async (route) => {
      const response = await route.fetch()
      const { data, ...envelope } = (await response.json()) as { data: Record<'list' | 'more', object[]> }
      const list = [...data.list, ...data.more].map((product) => ({ ...product, band: 'close' }))
      await route.fulfill({
        json: { ...envelope, data: { ...data, list: isTurned ? list.toReversed() : list, more: [] } },
      })
    })
    await choosePicture(page, await aMaterial('Brick'), PNG)
    await resultsOf(page).first().waitFor()
    const order = () =>
      page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.dataset['card']).join())
    const before = await order()
    expect(await glides(), 'at the first order').toBe(0)
    const weight = page.getByRole('slider', { name: 'Texture or colour' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    isTurned = true
    await weight.press('End')
    await expect.poll(order).not.toBe(before)
    expect(await glides(), 'where nothing shall move').toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const turned = await order()
    isTurned = false
    await weight.press('Home')
    await expect.poll(order).not.toBe(turned)
    expect(await glides()).toBeGreaterThan(0)
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

/** Presses Tab from the page's first control until one with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    passed.push(stop.name)
    expect(stop.name, `after ${passed.join(', ')}`).not.toBe('')
    expect(stop.isSeen, `the focus on ${stop.name}`).toBe(true)
    if (name.test(stop.name)) return
  }
  throw new Error(`${name} was not reached: ${passed.join(', ')}`)
}

it('every part of the search is reached and used by keyboard, with a name and a visible focus', async () => {
  const page = await enterAsMember()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('button', { name: AI_WORDS.en.choose }).press('Enter')
  await (await choosing).setFiles({ name: 'sky.jpg', mimeType: 'image/jpeg', buffer: await aSky() })
  await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
  expect((await focused(page)).name, 'once a picture is chosen').toBe(AI_WORDS.en.results)
  await choosePicture(page, room, { button: AI_WORDS.en.another })
  await page.getByRole('list', { name: 'Found in it' }).getByRole('button').nth(1).waitFor()
  const second = queryOf(page).get('picture')

  await page.getByRole('main').focus()
  await tabTo(page, /^Part to search/)
  await tabTo(page, /^Lower right corner/)
  await tabTo(page, /^Surface 2 of 2/)
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page).get('region')).not.toBeNull()
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Surface 2 of 2/)
  await tabTo(page, /^Whole picture$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page).get('region')).toBeNull()
  await page.getByRole('list', { name: 'Found in it' }).getByRole('button').first().focus()
  await tabTo(page, /^Texture or colour$/)
  await page.keyboard.press('End')
  await expect.poll(() => queryOf(page).get('colorWeight')).toBe('1')
  await tabTo(page, /^And words$/)
  await tabTo(page, /^Filters$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Filters' }).and(page.locator('[aria-expanded=true]')).waitFor()
  await page.keyboard.press('Enter')
  // Read from the disk, as on another day.
  await page.reload()
  await page
    .getByRole('button', { name: /^Search again/ })
    .nth(1)
    .waitFor()
  await page.getByRole('button', { name: 'Filters' }).focus()
  await tabTo(page, /^Search again with the picture of/)
  await tabTo(page, /^Search again with the picture of/)
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page).get('picture')).not.toBe(second)
  expect((await focused(page)).name).toMatch(/^Search again/)
  await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toEqual({ name: 'Find similar', isSeen: true })
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page).get('like')).not.toBeNull()
  await page.getByRole('heading', { name: AI_WORDS.en.same, level: 2 }).waitFor()
})

it('at twice the size everything is there in one column; nothing covers the corner that keys move', async () => {
  const page = await enterAsMember()
  await choosePicture(page, room)
  await resultsOf(page).first().waitFor()
  await page.setViewportSize({ width: 683, height: 384 })
  await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(683)
  const [picture, results] = [await regionOf(page).boundingBox(), await resultsOf(page).first().boundingBox()]
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(results?.y ?? 0)
  expect(await seriousViolations(page)).toEqual([])

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.route(SEARCH, () => undefined)
  await regionOf(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+ArrowLeft')
  const hint = page.getByText('By keys: arrows move the frame')
  const progress = page.locator('section div:has(> progress)')
  await progress.waitFor()
  const [corner, ...others] = await Promise.all([cornerOf(page), hint, progress].map((one) => one.boundingBox()))
  for (const other of others) {
    if (!corner || !other) throw new Error('it is not drawn')
    expect(other.y >= corner.y + corner.height || other.y + other.height <= corner.y).toBe(true)
  }
})

describe('a phone', () => {
  it('brings what was found into view, once, and says under the picture what a part of it came to', async () => {
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

    // So does a person who reloads it.
    await page.evaluate(`scrollTo(0, 0)`)
    await page.reload()
    await first.waitFor()
    await waitForOwnRequests(page)
    expect(await scrolled(), 'after a reload').toBe(0)
  })

  it('takes a photograph by its camera, says that nothing is similar, and asks to choose one of several materials', async () => {
    const words = AI_WORDS['zh-CN']
    const page = await enterAsMember({ viewport: PHONE, tongue: 'zh-CN', theme: 'dark' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await seriousViolations(page)).toEqual([])
    const camera = page.locator('main input[capture="environment"]')
    expect(await camera.getAttribute('accept')).toBe('image/*')
    await choosePicture(page, await aSky(), { button: words.camera })
    const none = page.getByRole('heading', { name: words.none })
    await none.waitFor()
    await page.getByRole('region', { name: words.nearest }).getByRole('article').first().waitFor()
    await expect.poll(() => bottomOf(none)).toBeLessThan(PHONE.height / 2)
    expect(await seriousInBothThemes(page)).toEqual([])
    const filters = page.getByRole('button', { name: '筛选', exact: true })
    await filters.hover()
    const before = await captureNinePoints(page)
    await filters.tap()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await sheet.getByRole('button', { name: '关闭', exact: true }).tap()
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
    for (const [viewport, picture] of [
      [PHONE, room],
      [SMALL_PHONE, mirrored],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.evaluate('scrollTo(0, 0)')
      await choosePicture(page, picture, { button: words.another })
      const materials = page.getByRole('list', { name: '选一种图中材料来查找' }).getByRole('button')
      await materials.first().waitFor()
      // Both in one window: a person who must choose sees the choices.
      await expect
        .poll(() => bottomOf(materials.first()), { message: `at ${viewport.width} px` })
        .toBeLessThan(viewport.height - BOTTOM_BAR)
      const whole = page.getByRole('heading', { name: words.noneWhole })
      expect(await topOf(whole), `at ${viewport.width} px`).toBeGreaterThanOrEqual(HEADER)
      await materials.first().tap()
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
