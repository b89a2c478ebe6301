import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { aPdf } from '../../server/testing/factories.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { AI_WORDS, aSky, choosePicture, cornerOf, give, regionOf, resultsOf } from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const NO_PICTURE = '“list.pdf” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.'
const OFFLINE = 'Network anomaly, check your connection.'
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

const pictureOf = (page: Page) => new URL(page.url()).searchParams.get('picture')
const complaint = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })

const searchedBefore = (page: Page) =>
  page.getByRole('region', { name: AI_WORDS.en.past }).getByRole('button', { name: /^Search again/ })

const results = (page: Page) => page.getByRole('region', { name: AI_WORDS.en.results })
const weightOf = (page: Page) => page.getByRole('slider', { name: 'Texture or colour' })
const refusal = (code: number, msg: string) => (route: Route) => route.fulfill({ json: { code, msg, data: null } })

it('a picture is dropped, pasted, replaced and found again among earlier ones, where each stands once; another file is refused and changes nothing; a slow one disturbs nothing, nor where the page is left meanwhile', async () => {
  const page = await enterAsMember()
  await give(page, 'drop', brick)
  await resultsOf(page).first().waitFor()
  const first = pictureOf(page)
  await give(page, 'drop', pdf)
  await complaint(page, NO_PICTURE).waitFor()
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

  // Each picture stands once among the earlier ones, whatever its file is called, the last one first.
  const another = { mimeType: 'image/png', button: AI_WORDS.en.another, name: 'the same brick.png' }
  await choosePicture(page, brick.bytes, another)
  await expect.poll(() => pictureOf(page)).toBe(first)
  await expect.poll(() => searchedBefore(page).count()).toBe(2)
  await expect.poll(() => searchedBefore(page).first().getAttribute('aria-current')).toBe('true')
  await give(page, 'paste', { ...brick, target: 'header [role=combobox]' })
  await expect.poll(() => pictureOf(page)).not.toBe(first)
  await expect.poll(() => searchedBefore(page).first().getAttribute('aria-current')).toBe('true')
  expect(await searchedBefore(page).count()).toBe(2)
  await searchedBefore(page).nth(1).press('Enter')
  await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
  const beforeSlow = pictureOf(page)

  await holdPictures(page)
  await give(page, 'drop', brick)
  const opening = page.getByRole('main').getByRole('progressbar', { name: 'Reading the picture' })
  await opening.waitFor()
  await words.fill('cork')
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('cork')
  await give(page, 'drop', pdf)
  await complaint(page, NO_PICTURE).waitFor()
  await letPicturesGo(page)
  await expect.poll(() => pictureOf(page)).not.toBe(beforeSlow)
  await opening.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('cork')

  const second = pictureOf(page)
  await holdPictures(page)
  await give(page, 'drop', sky)
  await opening.waitFor()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  // Removed at the moment at which the page would learn of its picture, if it were visible.
  await page.evaluate(`localStorage.setItem('image', 'left by nobody')`)
  await letPicturesGo(page)
  await expect.poll(() => page.evaluate(`localStorage.getItem('image')`)).toBeNull()
  // Each is stored once, however often it was added, and the brick also as what the search box handed over.
  expect(await countKept(page)).toBe(3)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goBack()
  await expect.poll(() => page.getByRole('button', { name: /^Search again/ }).count()).toBe(2)
  expect(pictureOf(page)).toBe(second)
})

it('a search shows its progress, sends its picture once whatever else is chosen and again where the server has forgotten it, and goes on by itself once the network is back', async () => {
  stage.forgive(FAILED_REQUEST)
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

  await page.unroute(SEARCH)
  await page.context().setOffline(true)
  await choosePicture(page, sky.bytes, { button: AI_WORDS.en.another })
  await results(page).getByRole('heading', { name: OFFLINE }).waitFor()
  await results(page).getByText('It loads by itself once you are online again.').waitFor()
  await regionOf(page).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
  await expect.poll(() => results(page).getByText(OFFLINE).count()).toBe(0)
})
