import type { Locator, Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { aPdf, aPicture } from '../../server/testing/factories.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { seriousViolations } from '../stage/axe.ts'
import { AI_WORDS, aSky, choosePicture, cornerOf, give, regionOf, resultsOf } from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const NO_PICTURE = '“list.pdf” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.'
const OFFLINE = 'Network anomaly, check your connection.'
const TOO_MANY = 'Too many requests; try again in 5 seconds.'
const TOO_LARGE = 'The picture is too large for the server. Choose a smaller one.'
const SEARCH = `**${searchByImage.path}`
const PNG = { name: 'brick.png', mimeType: 'image/png' }
const WORDS_FIELD = 'main input[type=search]'
const pdf = { bytes: Buffer.from(aPdf), type: 'application/pdf', name: 'list.pdf' }
const stage = setMembersStage('materials')
let brick: { bytes: Buffer; type: string }
let sky: { bytes: Buffer; type: string }

beforeAll(async () => {
  brick = { bytes: await aMaterial('Brick'), type: 'image/png' }
  sky = { bytes: await aSky(), type: 'image/jpeg' }
})

async function enterAsMember(): Promise<Page> {
  const page = await stage.enter()
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  await page.getByRole('button', { name: AI_WORDS.en.choose }).waitFor()
  return page
}

/** From now on, decoding pictures waits for `letGo()` in the page, as on an old phone. */
const holdPictures = (page: Page) =>
  page.evaluate(`(() => {
    window.opens ??= window.createImageBitmap.bind(window)
    const held = new Promise((resolve) => (window.letGo = resolve))
    window.createImageBitmap = async (...given) => (await held, window.opens(...given))
  })()`)
const letPicturesGo = (page: Page) => page.evaluate('window.letGo()')

/** How many pictures this browser stores. */
const countKept = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const opening = indexedDB.open('quarry-image-search')
    opening.onsuccess = () => {
      const counting = opening.result.transaction('pictures').objectStore('pictures').count()
      counting.onsuccess = () => (opening.result.close(), resolve(counting.result))
    }
  })`)

/** Width over height of the sent picture. */
const ratioOfYours = (page: Page) =>
  page.evaluate<number>(`(() => {
    const { naturalWidth, naturalHeight } = document.querySelector('main img[alt="Your picture"]')
    return naturalWidth / naturalHeight
  })()`)
const pictureOf = (page: Page) => new URL(page.url()).searchParams.get('picture')
const complaint = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })

const searchedBefore = (page: Page) =>
  page.getByRole('region', { name: AI_WORDS.en.past }).getByRole('button', { name: /^Search again/ })

const results = (page: Page) => page.getByRole('region', { name: AI_WORDS.en.results })
const weightOf = (page: Page) => page.getByRole('slider', { name: 'Texture or colour' })
const brokenDown = (status: number) => (route: Route) => route.fulfill({ status, body: 'no' })
const refusal = (code: number, msg: string) => (route: Route) => route.fulfill({ json: { code, msg, data: null } })

describe('the page of the search by picture', () => {
  it('takes a picture by drop and paste, and replaces it; another file is refused, and changes nothing', async () => {
    const page = await enterAsMember()
    await give(page, 'drop', brick)
    await resultsOf(page).first().waitFor()
    const first = pictureOf(page)
    await give(page, 'drop', pdf)
    await complaint(page, NO_PICTURE).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    const cut = { buffer: (await sharp(brick.bytes).jpeg().toBuffer()).subarray(0, 300), name: 'cut.jpg' }
    const refusal = page.waitForResponse((response) => response.url().endsWith(searchByImage.path))
    await choosePicture(page, cut.buffer, { button: AI_WORDS.en.another, name: cut.name })
    expect(((await (await refusal).json()) as { msg: string }).msg).toBe('file: broken or cut off')
    await complaint(page, '“cut.jpg” is damaged and cannot be read. Try another copy of it.').waitFor()
    expect(await page.getByText(/file\s?:/).count()).toBe(0)
    expect(pictureOf(page)).toBe(first)
    expect(await resultsOf(page).first().isVisible()).toBe(true)

    await give(page, 'paste', sky)
    await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
    expect(pictureOf(page)).not.toBe(first)
    await expect.poll(() => complaint(page, 'cut.jpg').count()).toBe(0)
    await page.goBack()
    await expect.poll(() => pictureOf(page)).toBe(first)
    await resultsOf(page).first().waitFor()

    const words = page.getByRole('searchbox', { name: 'And words' })
    await words.focus()
    // Like a spreadsheet's clipboard: a cell's text, and a picture of the cell.
    await give(page, 'paste', { ...sky, target: WORDS_FIELD, text: 'brick' })
    await page.keyboard.insertText('brick')
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('brick')
    expect(pictureOf(page)).toBe(first)
    expect(await page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
    await give(page, 'paste', { ...sky, target: WORDS_FIELD })
    await expect.poll(() => pictureOf(page)).not.toBe(first)
    expect(await words.inputValue()).toBe('brick')
  })

  it('keeps each picture of earlier searches once, whatever its file is called, the last one first', async () => {
    const page = await enterAsMember()
    await choosePicture(page, brick.bytes, PNG)
    await resultsOf(page).first().waitFor()
    const first = pictureOf(page)
    const another = { mimeType: 'image/png', button: AI_WORDS.en.another }
    await choosePicture(page, await aMaterial('Cork'), { ...another, name: 'cork.png' })
    await expect.poll(() => pictureOf(page)).not.toBe(first)
    await choosePicture(page, brick.bytes, { ...another, name: 'the same brick.png' })
    await expect.poll(() => pictureOf(page)).toBe(first)
    await expect.poll(() => searchedBefore(page).count()).toBe(2)
    await expect.poll(() => searchedBefore(page).first().getAttribute('aria-current')).toBe('true')
    await give(page, 'paste', { ...brick, target: 'header [role=combobox]' })
    await expect.poll(() => pictureOf(page)).not.toBe(first)
    await expect.poll(() => searchedBefore(page).first().getAttribute('aria-current')).toBe('true')
    expect(await searchedBefore(page).count()).toBe(2)

    // A one-pixel-high picture is stretched until parts of it can be selected.
    const picture = page.getByRole('main').getByRole('img', { name: 'Your picture' })
    const shorter = async (one: Locator) => {
      const { width, height } = (await one.boundingBox()) ?? { width: 0, height: 0 }
      return Math.min(width, height)
    }
    for (const size of [
      { width: 8000, height: 1 },
      { width: 1, height: 8000 },
    ]) {
      await choosePicture(page, await aPicture(size), { ...another, name: 'line.png' })
      const isWide = size.width > size.height
      await expect.poll(() => ratioOfYours(page)).toSatisfy((ratio: number) => (isWide ? ratio > 100 : ratio < 0.01))
      for (const one of [picture, regionOf(page)]) await expect.poll(() => shorter(one)).toBeGreaterThan(40)
      expect((await picture.boundingBox())?.height).toBeLessThan(768 / 2)
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }

    // Only the server finds out that it is no picture.
    await page.route(SEARCH, (route) => route.fulfill({ json: { code: 400, msg: 'file: broken', data: null } }))
    await choosePicture(page, sky.bytes, { button: AI_WORDS.en.another })
    await page.getByText('The server cannot read this picture.').waitFor()
    expect(await page.getByText('file:').count()).toBe(0)
  })

  it('restores its state and scroll position once a slow picture is decoded', async () => {
    const page = await enterAsMember()
    await give(page, 'drop', brick)
    await resultsOf(page).first().waitFor()
    const first = pictureOf(page)
    await holdPictures(page)
    await give(page, 'drop', sky)
    const opening = page.getByRole('main').getByRole('progressbar', { name: 'Reading the picture' })
    await opening.waitFor()
    await page.getByRole('searchbox', { name: 'And words' }).fill('brick')
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('brick')
    await give(page, 'drop', pdf)
    await complaint(page, NO_PICTURE).waitFor()
    await letPicturesGo(page)
    await expect.poll(() => pictureOf(page)).not.toBe(first)
    await opening.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('brick')

    const second = pictureOf(page)
    await holdPictures(page)
    await give(page, 'drop', brick)
    await opening.waitFor()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    // Removed at the moment at which the page would learn of its picture, if it were visible.
    await page.evaluate(`localStorage.setItem('image', 'left by nobody')`)
    await letPicturesGo(page)
    await expect.poll(() => page.evaluate(`localStorage.getItem('image')`)).toBeNull()
    // The brick is stored once, though it was added twice.
    expect(await countKept(page)).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goBack()
    await expect.poll(() => page.getByRole('button', { name: /^Search again/ }).count()).toBe(2)
    expect(pictureOf(page)).toBe(second)
  })
})

describe('a search that does not succeed', () => {
  it('goes on by itself once the network is back; else it says why, keeps everything, and is tried again at a press', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await enterAsMember()
    await page.context().setOffline(true)
    await choosePicture(page, brick.bytes, PNG)
    await results(page).getByRole('heading', { name: OFFLINE }).waitFor()
    await results(page).getByText('It loads by itself once you are online again.').waitFor()
    await regionOf(page).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.context().setOffline(false)
    await resultsOf(page).first().waitFor()
    await expect.poll(() => results(page).getByText(OFFLINE).count()).toBe(0)

    let weight = 10
    const meet = async (answer: (route: Route) => Promise<void>, told: string | RegExp) => {
      await page.route(SEARCH, answer)
      await weightOf(page).press('ArrowRight')
      weight += 5
      await results(page).getByText(told).first().waitFor()
      await regionOf(page).waitFor()
    }
    const tryAgain = async () => {
      // The address follows shortly after the press; the announcement may come first.
      await expect.poll(() => new URL(page.url()).searchParams.get('colorWeight')).toBe(String(weight / 100))
      await page.unroute(SEARCH)
      await results(page).getByRole('button', { name: 'Retry' }).click()
      await resultsOf(page).first().waitFor()
      expect(await weightOf(page).getAttribute('aria-valuenow')).toBe(String(weight))
    }
    // One search too many.
    await meet(refusal(429, TOO_MANY), TOO_MANY)
    expect(await seriousViolations(page)).toEqual([])
    await tryAgain()
    // An overloaded server, and a proxy without its server.
    for (const answer of [refusal(503, 'The service is overloaded.'), brokenDown(503)]) {
      await meet(answer, /overloaded/)
      await tryAgain()
    }
    // Too large for a proxy, and for the server.
    for (const answer of [brokenDown(413), refusal(413, 'The request is too large: at most 12 MB.')]) {
      await meet(answer, TOO_LARGE)
      await tryAgain()
    }
    await meet((route) => route.abort('connectionrefused'), OFFLINE)
    await tryAgain()
  })
})

describe('a search under way', () => {
  it('shows its progress, sends its picture once whatever else is chosen, and announces its results politely', async () => {
    const page = await enterAsMember()
    await page.clock.install()
    const [asked, held] = [new Array<string>(), Promise.withResolvers<void>()]
    await page.route(SEARCH, async (route) => {
      asked.push(route.request().postData()?.includes('filename=') ? 'file' : 'queryId')
      await held.promise
      await route.continue()
    })
    await choosePicture(page, brick.bytes, PNG)
    const sending = page.getByRole('main').getByRole('progressbar', { name: /^(Sending, \d+ %|Searching)$/ })
    await sending.waitFor()
    for (const weight of ['0.15', '0.2']) {
      await weightOf(page).press('ArrowRight')
      await expect.poll(() => new URL(page.url()).searchParams.get('colorWeight')).toBe(weight)
      // Longer than the page's debounce, by its own clock.
      await page.clock.runFor(1000)
    }
    expect(await sending.isVisible()).toBe(true)
    expect(await seriousViolations(page)).toEqual([])
    held.resolve()
    await resultsOf(page).first().waitFor()
    expect(asked).toEqual(['file', 'queryId'])
    const summary = results(page).locator('[aria-live=polite]')
    await summary.filter({ hasText: /^(One|\d+) results?, best: / }).waitFor({ state: 'attached' })
    await sending.waitFor({ state: 'detached' })
    await results(page).getByRole('heading', { name: AI_WORDS.en.same, level: 2 }).waitFor()

    // As after an hour: the server has forgotten the picture; the page sends it again without a message.
    await page.route(SEARCH, refusal(404, 'gone'), { times: 1 })
    await cornerOf(page).press('ArrowUp')
    await expect.poll(() => asked).toEqual(['file', 'queryId', 'file'])
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await resultsOf(page).first().waitFor()
    expect(await page.getByText('gone').count()).toBe(0)
  })
})
