import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdf, aPicture } from '../../server/testing/factories.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue } from '../stage/browser.ts'
import {
  AI_WORDS,
  aSky,
  choosePicture,
  give,
  openMaterialShop,
  regionOf,
  resultsOf,
} from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    noPicture: '“list.pdf” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.',
    heic: '“IMG_1.HEIC” is a HEIC photograph, which cannot be read here. Save or send it as JPEG, and try again.',
    noFile: 'There is no picture in that. Try a picture file.',
    words: 'And words',
  },
  'zh-CN': {
    noPicture: '“list.pdf”不是图片。可用 JPEG、PNG、WebP、AVIF、GIF 查找。',
    heic: '“IMG_1.HEIC”是 HEIC 照片，这里无法读取。请另存为 JPEG 后再试。',
    noFile: '其中没有图片，请换一个图片文件。',
    words: '再加上文字',
  },
}
const WORDS_FIELD = 'main input[type=search]'
const pdf = { bytes: Buffer.from(aPdf), type: 'application/pdf', name: 'list.pdf' }
/** As where the system does not know the type. */
const heic = { bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), type: '', name: 'IMG_1.HEIC' }
const stage = setStage(openMaterialShop, 180_000)
let brick: { bytes: Buffer; type: string }
let sky: { bytes: Buffer; type: string }

beforeAll(async () => {
  brick = { bytes: await aMaterial('Brick'), type: 'image/png' }
  sky = { bytes: await aSky(), type: 'image/jpeg' }
})

async function enterAsMember(tongue: Tongue): Promise<Page> {
  const page = await stage.enter({ tongue })
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  await page.getByRole('button', { name: AI_WORDS[tongue].choose }).waitFor()
  return page
}

/** From now on, pictures are opened as slowly as an old phone does: when `letGo` is called in the page. */
const holdPictures = (page: Page) =>
  page.evaluate(`(() => {
    window.opens ??= window.createImageBitmap.bind(window)
    const held = new Promise((resolve) => (window.letGo = resolve))
    window.createImageBitmap = async (...given) => (await held, window.opens(...given))
  })()`)
const letPicturesGo = (page: Page) => page.evaluate('window.letGo()')

/** How many pictures lie on this browser's disk. */
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

describe('the page of the search by picture', () => {
  it.each<['drop' | 'paste', Tongue]>([
    ['drop', 'en'],
    ['paste', 'zh-CN'],
  ])(
    'takes a picture by %s, and another in its place; what is none is told, and changes nothing (%s)',
    async (how, tongue) => {
      const words = WORDS[tongue]
      const page = await enterAsMember(tongue)
      await give(page, how, brick)
      await resultsOf(page, tongue).first().waitFor()
      const first = pictureOf(page)

      for (const [file, text] of [
        [pdf, words.noPicture],
        [heic, words.heic],
      ] as const) {
        await give(page, how, file)
        await complaint(page, text).waitFor()
      }
      expect(await seriousViolations(page)).toEqual([])
      expect(pictureOf(page)).toBe(first)
      expect(await resultsOf(page, tongue).first().isVisible()).toBe(true)

      await give(page, how, sky)
      await page.getByRole('heading', { name: AI_WORDS[tongue].none }).waitFor()
      expect(pictureOf(page)).not.toBe(first)
      await expect.poll(() => complaint(page, words.heic).count()).toBe(0)
      await page.goBack()
      await expect.poll(() => pictureOf(page)).toBe(first)
      await resultsOf(page, tongue).first().waitFor()
    },
  )

  it('leaves words that are pasted into a field to the field, and takes a picture there', async () => {
    const page = await enterAsMember('en')
    await give(page, 'paste', brick)
    await resultsOf(page).first().waitFor()
    const first = pictureOf(page)
    const words = page.getByRole('searchbox', { name: WORDS.en.words })
    await words.focus()
    // As the clipboard of a spreadsheet: a cell's words, and a picture of it.
    await give(page, 'paste', { ...sky, target: WORDS_FIELD, text: 'brick' })
    await page.keyboard.insertText('brick')
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('brick')
    expect(pictureOf(page)).toBe(first)
    expect(await complaint(page, WORDS.en.noFile).count()).toBe(0)

    await give(page, 'paste', { ...sky, target: WORDS_FIELD })
    await expect.poll(() => pictureOf(page)).not.toBe(first)
    expect(await words.inputValue()).toBe('brick')
  })

  it('is as it was left, and where it was left, when a picture is open at last', async () => {
    const page = await enterAsMember('en')
    await give(page, 'drop', brick)
    await resultsOf(page).first().waitFor()
    const first = pictureOf(page)
    await holdPictures(page)
    await give(page, 'drop', sky)
    const opening = page.getByRole('main').getByRole('progressbar', { name: 'Reading the picture' })
    await opening.waitFor()
    await page.getByRole('searchbox', { name: WORDS.en.words }).fill('brick')
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('brick')
    await give(page, 'drop', pdf)
    await complaint(page, WORDS.en.noPicture).waitFor()
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
    // Taken away in the moment in which the page is told of its picture, were it in sight.
    await page.evaluate(`localStorage.setItem('image', 'left by nobody')`)
    await letPicturesGo(page)
    await expect.poll(() => page.evaluate(`localStorage.getItem('image')`)).toBeNull()
    // The brick is kept once, though it was brought twice.
    expect(await countKept(page)).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goBack()
    await expect.poll(() => page.getByRole('button', { name: /^Search again/ }).count()).toBe(2)
    expect(pictureOf(page)).toBe(second)
  })

  it.each([
    { width: 8000, height: 1 },
    { width: 1, height: 8000 },
  ])('draws out a picture that is a line until parts of it can be chosen (%o)', async (size) => {
    const page = await enterAsMember('en')
    await choosePicture(page, await aPicture(size), { name: 'line.png', mimeType: 'image/png' })
    const picture = page.getByRole('main').getByRole('img', { name: 'Your picture' })
    const shorter = async (one: Locator) => {
      const { width, height } = (await one.boundingBox()) ?? { width: 0, height: 0 }
      return Math.min(width, height)
    }
    for (const one of [picture, regionOf(page)]) await expect.poll(() => shorter(one)).toBeGreaterThan(40)
    expect((await picture.boundingBox())?.height).toBeLessThan(768 / 2)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  it('says to a visitor as well that something is no picture, without asking them to sign in', async () => {
    const page = await stage.visit('/ai')
    await page.getByRole('button', { name: AI_WORDS.en.choose }).waitFor()
    for (const [file, text] of [
      [pdf, WORDS.en.noPicture],
      [heic, WORDS.en.heic],
    ] as const) {
      await give(page, 'drop', file)
      await complaint(page, text).waitFor()
    }
    await give(page, 'drop', { bytes: Buffer.alloc(0), type: '', text: 'oak' })
    await complaint(page, WORDS.en.noFile).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
