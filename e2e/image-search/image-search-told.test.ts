import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { aPdf } from '../../server/testing/factories.ts'
import { hugePng } from '../../server/testing/hostile-pictures.ts'
import { aMaterial } from '../../server/testing/materials.ts'
import { outsideLandmarks, seriousViolations } from '../stage/axe.ts'
import type { Tongue } from '../stage/browser.ts'
import { AI_WORDS, choosePicture, give, openMaterialShop, resultsOf } from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const DESK = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    more: 'Less alike',
    explain: 'What the words mean',
    close: 'The same kind of material',
    texture: /^Texture 0\.9\d of 1: very much alike\.Colour difference ΔE \d\.\d: the same to the eye\.$/,
    figures: /^texture [01]\.\d\d · ΔE \d+\.\d$/,
    refused: {
      'page.jpg': '“page.jpg” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.',
      'words.png': '“words.png” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.',
      'list.pdf': '“list.pdf” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.',
      'all.zip': '“all.zip” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.',
      'logo.svg': '“logo.svg” is of a kind that cannot be searched with. JPEG, PNG, WebP, AVIF and GIF can.',
      'nothing.jpg': '“nothing.jpg” is empty. Try another copy of it.',
      'cut.jpg': '“cut.jpg” is damaged and cannot be read. Try another copy of it.',
      'huge.png': '“huge.png” has more than 50 megapixels. Make it smaller, and try again.',
    },
  },
  'zh-CN': {
    more: '相似度较低',
    explain: '这些词的含义',
    close: '同一类材料，例如',
    texture: /^纹理 0\.9\d（满分 1）：非常相像。色差 ΔE \d\.\d：肉眼看来同色。$/,
    figures: /^纹理 [01]\.\d\d · 色差 ΔE \d+\.\d$/,
    refused: {
      'page.jpg': '“page.jpg”不是图片。可用 JPEG、PNG、WebP、AVIF、GIF 查找。',
      'words.png': '“words.png”不是图片。可用 JPEG、PNG、WebP、AVIF、GIF 查找。',
      'list.pdf': '“list.pdf”不是图片。可用 JPEG、PNG、WebP、AVIF、GIF 查找。',
      'all.zip': '“all.zip”不是图片。可用 JPEG、PNG、WebP、AVIF、GIF 查找。',
      'logo.svg': '“logo.svg”的格式不能用来查找。可用 JPEG、PNG、WebP、AVIF、GIF。',
      'nothing.jpg': '“nothing.jpg”是空文件，请换一份。',
      'cut.jpg': '“cut.jpg”已损坏，无法读取，请换一份。',
      'huge.png': '“huge.png”超过 50 百万像素，请缩小后再试。',
    },
  },
}
type FileName = keyof typeof WORDS.en.refused

const stage = setStage(openMaterialShop, 180_000)
let brick: Buffer
let files: Record<FileName, { buffer: Buffer; mimeType: string }>

beforeAll(async () => {
  brick = await aMaterial('Brick')
  const photograph = await sharp(brick).jpeg().toBuffer()
  files = {
    'page.jpg': { buffer: Buffer.from('<!doctype html><title>hello</title>'), mimeType: 'image/jpeg' },
    'words.png': { buffer: Buffer.from('hello'), mimeType: 'image/png' },
    'list.pdf': { buffer: Buffer.from(aPdf), mimeType: 'application/pdf' },
    'all.zip': { buffer: Buffer.from('PK\u0003\u0004 and more'), mimeType: 'application/zip' },
    'logo.svg': {
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
      mimeType: 'image/svg+xml',
    },
    'nothing.jpg': { buffer: Buffer.alloc(0), mimeType: 'image/jpeg' },
    'cut.jpg': { buffer: photograph.subarray(0, 300), mimeType: 'image/jpeg' },
    'huge.png': { buffer: Buffer.from(hugePng(30_000)), mimeType: 'image/png' },
  }
})

async function enterAsMember(tongue: Tongue, viewport = DESK): Promise<Page> {
  const page = await stage.enter({ tongue, viewport })
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  await page.getByRole('main').getByRole('button', { name: AI_WORDS[tongue].choose }).waitFor()
  return page
}

async function searchBrick(page: Page, tongue: Tongue, name = 'brick.png'): Promise<void> {
  await choosePicture(page, brick, { button: AI_WORDS[tongue].choose, mimeType: 'image/png', name })
  await resultsOf(page, tongue).first().waitFor()
}

/** Whether what stands at the middle of an element is that element, or within it: nothing covers it. */
const isInSight = (page: Page, selector: string) =>
  page.evaluate<boolean>(`(() => {
    const element = document.querySelector('${selector}')
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })()`)

describe('what a search shows', () => {
  it.each<[Tongue, typeof DESK]>([
    ['en', DESK],
    ['zh-CN', PHONE],
  ])('goes on behind the bands with what is less alike, and repeats nothing (%s)', async (tongue, viewport) => {
    const page = await enterAsMember(tongue, viewport)
    await searchBrick(page, tongue)
    const bands = page.getByRole('region', { name: AI_WORDS[tongue].results }).getByRole('heading', { level: 2 })
    await expect.poll(async () => (await bands.allTextContents()).at(-1)).toBe(WORDS[tongue].more)
    const more = page.getByRole('region', { name: WORDS[tongue].more })
    await more.scrollIntoViewIfNeeded()
    await more.getByRole('article').first().waitFor()
    const linkOf = async (of: ReturnType<typeof resultsOf>) =>
      Promise.all((await of.all()).map(async (card) => card.getByRole('link').first().getAttribute('href')))
    const all = await linkOf(resultsOf(page, tongue))
    expect(new Set(all).size).toBe(all.length)
    expect(await more.getByRole('article').count()).toBeGreaterThan(0)
    expect(await seriousViolations(page)).toEqual([])
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'explains its words to who uses keys, and its figures at a press (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const page = await enterAsMember(tongue, tongue === 'en' ? DESK : PHONE)
      await searchBrick(page, tongue)
      const explain = page.getByRole('button', { name: words.explain })
      await explain.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: words.explain })
      await dialog.getByText(words.close).waitFor()
      expect(await seriousViolations(page)).toEqual([])
      await expect.poll(() => isInSight(page, '[role=dialog] dl')).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe(words.explain)

      await page.getByRole('button', { name: words.figures }).first().click()
      const tooltip = page.getByRole('tooltip')
      await expect.poll(() => tooltip.textContent()).toMatch(words.texture)
      expect(await outsideLandmarks(page)).toEqual([])
    },
  )
})

describe('a file that cannot be searched with', () => {
  it.each<Tongue>(['en', 'zh-CN'])(
    'is refused in words, whatever it says it is, without a field’s name (%s)',
    async (tongue) => {
      const page = await enterAsMember(tongue)
      await searchBrick(page, tongue)
      const before = page.url()
      for (const [name, text] of Object.entries(WORDS[tongue].refused)) {
        const { buffer, mimeType } = files[name as FileName]
        await choosePicture(page, buffer, { button: AI_WORDS[tongue].another, name, mimeType })
        const alert = page.getByRole('main').getByRole('alert')
        await expect.poll(() => alert.textContent()).toBe(text)
        expect(await page.getByText(/file\s?[:：]/).count()).toBe(0)
      }
      expect(page.url()).toBe(before)
      expect(await resultsOf(page, tongue).first().isVisible()).toBe(true)
    },
  )

  it('is told of in words where only the server finds it out', async () => {
    const page = await enterAsMember('en')
    await page.route(`**${searchByImage.path}`, (route) =>
      route.fulfill({ json: { code: 400, msg: 'file: broken', data: null } }),
    )
    await choosePicture(page, brick, { mimeType: 'image/png' })
    await page.getByText('The server cannot read this picture.').waitFor()
    expect(await page.getByText('file:').count()).toBe(0)
  })
})

describe('the pictures of earlier searches', () => {
  it('hold each once, whatever its file is called, the last one first', async () => {
    const page = await enterAsMember('en')
    await searchBrick(page, 'en')
    const first = page.url()
    const cork = { mimeType: 'image/png', button: AI_WORDS.en.another }
    await choosePicture(page, await aMaterial('Cork'), { ...cork, name: 'cork.png' })
    await expect.poll(() => page.url()).not.toBe(first)
    await choosePicture(page, brick, { ...cork, name: 'the same brick.png' })
    await expect.poll(() => page.url()).toBe(first)
    const past = page.getByRole('region', { name: AI_WORDS.en.past }).getByRole('button', { name: /^Search again/ })
    await expect.poll(() => past.count()).toBe(2)
    await expect.poll(() => past.first().getAttribute('aria-current')).toBe('true')
    await give(page, 'paste', { bytes: brick, type: 'image/png', target: 'header [role=combobox]' })
    await expect.poll(() => page.url()).not.toBe(first)
    await expect.poll(() => past.first().getAttribute('aria-current')).toBe('true')
    expect(await past.count()).toBe(2)
  })
})

describe('another order of what was found', () => {
  it.each(['no-preference', 'reduce'] as const)('is glided to, where motion is wanted (%s)', async (reducedMotion) => {
    const page = await enterAsMember('en')
    await page.emulateMedia({ reducedMotion })
    await page.evaluate(`(() => {
      window.glides = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        if (this.matches('[data-card]')) window.glides += 1
        return animate.call(this, frames, options)
      }
    })()`)
    // Of four materials the slider moves none past another.
    let isTurned = false
    await page.route(`**${searchByImage.path}`, async (route) => {
      const response = await route.fetch()
      const { data, ...envelope } = (await response.json()) as { data: Record<'list' | 'more', object[]> }
      const list = [...data.list, ...data.more].map((product) => ({ ...product, band: 'close' }))
      await route.fulfill({
        json: { ...envelope, data: { ...data, list: isTurned ? list.toReversed() : list, more: [] } },
      })
    })
    await searchBrick(page, 'en')
    const order = () =>
      page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.dataset['card']).join())
    const before = await order()
    expect(await page.evaluate('window.glides')).toBe(0)
    isTurned = true
    await page.getByRole('slider', { name: 'Texture or colour' }).press('End')
    await expect.poll(order).not.toBe(before)
    expect(Boolean(await page.evaluate('window.glides'))).toBe(reducedMotion === 'no-preference')
  })
})
