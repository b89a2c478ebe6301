import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail } from '../../contract/catalogue.ts'
import { getSeenPictures, searchByImage, type ImageSearchAnswer } from '../../contract/image-search.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aMember } from '../testing/members.ts'
import { aCard, aDetail, aSku } from '../testing/products.ts'
import { answer, breakDown, refuse } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { answerTellingRequests } from '../testing/telling-requests.ts'
import { ImageSearchView } from './ImageSearchView.tsx'

answerTellingRequests()

const cardOf = (spuId: string) => ({ ...aCard({ spuId, skuId: spuId }), score: 0.9, texture: 0.9, deltaE: 2 })
const likeOf = (spuId: string) => ({ ...cardOf(spuId), band: 'close' as const })
const REGIONS = [
  { x: 0, y: 0, w: 0.5, h: 0.5, hex: '#405060' },
  { x: 0, y: 0.6, w: 1, h: 0.4, hex: '#a08060' },
]

/** Two in a band and two less alike. */
function answerFound(facts: Partial<ImageSearchAnswer> = {}): void {
  answer(searchByImage, {
    list: [likeOf('1'), likeOf('2')],
    total: 2,
    understood: [],
    query: { id: 'q', colors: [], regions: REGIONS, bestBand: 'close' },
    more: [cardOf('3'), cardOf('4')],
    nearestByColor: [],
    ...facts,
  })
}

/** A picture file of this size. */
async function aFile(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' })
}

function drop(file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** A member who begins with a picture of their own. */
async function begin(setting: Setting = {}) {
  const shown = await show(<ImageSearchView actions={() => null} />, { address: '/ai', ...setting })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  drop(await aFile(400, 300))
  return shown
}

async function search(setting: Setting = {}) {
  const shown = await begin(setting)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(region()).toBeVisible()
  return shown
}

const results = () => page.getByRole('region', { name: 'What was found' })
const region = () => page.getByRole('application', { name: /^(Part to search|查找范围)/ })
const weight = () => page.getByRole('slider', { name: 'Texture or colour' })

beforeEach(() => {
  answerLookups()
  answer(getSeenPictures, { seen: 4, waiting: 0 })
  enterAs(aMember())
  answerFound()
  // A pointer that rests on a card asks for its product ahead.
  answer(getProductDetail, aDetail({ skus: [aSku({ id: '1' })] }))
})

describe('what a search found', () => {
  it.each([
    ['light', 'en', 'Less alike'],
    ['dark', 'zh-CN', '相似度较低'],
  ] as const)(
    'stands band by band, each product once, and those less alike after them (%s)',
    async (theme, tongue, last) => {
      answerFound({ more: [cardOf('2'), cardOf('3')] })
      await search({ theme, tongue })
      await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().at(-1)?.textContent).toBe(last)
      await expect.element(page.getByRole('article')).toHaveLength(3)
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )

  it.each([
    ['en', 'The search has seen 1,312 of 1,900 pictures so far. Once it has seen the others, it may find more.'],
    ['zh-CN', '搜图目前已识别 1,900 张图片中的 1,312 张，全部识别后可能找到更多结果。'],
  ] as const)('comes with a word of what was not seen yet (%s)', async (tongue, words) => {
    answer(getSeenPictures, { seen: 1312, waiting: 588 })
    await search({ tongue })
    await expect.element(page.getByText(words)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('glides into another order, unless motion is reduced', async () => {
    const glides: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function record(frames, options) {
      if (this.matches('[data-card]')) glides.push(this.textContent)
      return animate.call(this, frames, options)
    }
    const order = () =>
      [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset['card']).join()
    try {
      await search()
      const before = order()
      expect(glides, 'at the first order').toEqual([])
      answerFound({ list: [likeOf('2'), likeOf('1')] })
      weight().element().focus()
      await userEvent.keyboard('{End}')
      await expect.poll(order).not.toBe(before)
      expect(glides.length).toBeGreaterThan(0)
    } finally {
      Element.prototype.animate = animate
    }
  })

  it('is one column at twice the size, below the picture', async () => {
    await search({ viewport: { width: 683, height: 384 } })
    const picture = region().element().getBoundingClientRect()
    expect(picture.bottom).toBeLessThan(page.getByRole('article').first().element().getBoundingClientRect().top)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(683)
    expect(await seriousViolations(document.body)).toEqual([])
  })
})

describe('a search that does not succeed', () => {
  const TOO_LARGE = 'The picture is too large for the server. Choose a smaller one.'

  it.each<[string, () => void, string | RegExp]>([
    ['one too many', () => refuse(searchByImage, 429, { words: 'Too many requests.' }), 'Too many requests.'],
    ['an overloaded server', () => refuse(searchByImage, 503, { words: 'It is overloaded.' }), /overloaded/],
    ['a proxy without its server', () => breakDown(searchByImage, 503), /overloaded/],
    ['a picture too large for a proxy', () => breakDown(searchByImage, 413), TOO_LARGE],
    ['and for the server', () => refuse(searchByImage, 413, { words: 'At most 12 MB.' }), TOO_LARGE],
  ])('says why, keeps everything, and is tried again at a press: %s', async (_why, fail, told) => {
    const { address } = await search()
    fail()
    weight().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(results().getByText(told).first()).toBeVisible()
    await expect.element(region()).toBeVisible()
    answerFound()
    await results().getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await expect.element(weight()).toHaveAttribute('aria-valuenow', '15')
    expect(address()).toContain('colorWeight=0.15')
  })

  it('says without the name of a field that the server cannot read the picture', async () => {
    refuse(searchByImage, 400, { words: 'file: broken' })
    await begin()
    await expect.element(page.getByText('The server cannot read this picture.')).toBeVisible()
    expect(page.getByText('file:').elements()).toEqual([])
    expect(await seriousViolations(document.body)).toEqual([])
  })
})

/** The focused element's name, and whether the focus is visible. */
function focused(): { name: string; isSeen: boolean } {
  const element = document.activeElement as HTMLElement
  const isOutlined = (one: Element | null) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  return {
    name: element.getAttribute('aria-label') ?? element.textContent.trim(),
    isSeen: isOutlined(element) || isOutlined(element.closest('label')),
  }
}

/** Tabs on until something with this name has the focus; all on the way has a name, and shows its focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    await userEvent.keyboard('{Tab}')
    const stop = focused()
    expect(stop.name).not.toBe('')
    expect(stop.isSeen, `the focus on ${stop.name}`).toBe(true)
    if (name.test(stop.name)) return
  }
  throw new Error(`${name} was not reached`)
}

/** Once a picture is chosen, the focus is on what was found. */
function toTheTop(): void {
  const heading = page.getByRole('heading', { level: 1 }).element() as HTMLElement
  heading.focus()
}

it('every part of a search is reached and used by keys, with a name and a visible focus', async () => {
  const { address } = await search()
  const query = () => new URLSearchParams(address().split('?')[1])
  toTheTop()
  await tabTo(/^Part to search/)
  await tabTo(/^Lower right corner/)
  await tabTo(/^Surface 2 of 2/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => query().get('region')).toBe('0,0.6,1,0.4')
  await expect.poll(() => focused().name).toMatch(/^Surface 2 of 2/)
  await tabTo(/^Whole picture$/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => query().get('region')).toBeNull()
  page
    .getByRole('button', { name: /^Surface 2 of 2/ })
    .element()
    .focus()
  await tabTo(/^Texture or colour$/)
  await userEvent.keyboard('{End}')
  await expect.poll(() => query().get('colorWeight')).toBe('1')
  await tabTo(/^And words$/)
  await tabTo(/^Filters$/)
})

it('nothing covers the corner that keys move, while a search is under way', async () => {
  await search()
  const { promise } = Promise.withResolvers<ImageSearchAnswer>()
  answer(searchByImage, promise)
  toTheTop()
  await tabTo(/^Lower right corner/)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  const hint = page.getByText('By keys: arrows move the frame')
  const progress = page.getByRole('progressbar', { name: 'Searching' })
  await expect.element(progress).toBeInTheDocument()
  const corner = page
    .getByRole('application', { name: /^Lower right corner/ })
    .element()
    .getBoundingClientRect()
  for (const other of [hint.last().element(), progress.element().parentElement]) {
    const { top, bottom } = other?.getBoundingClientRect() ?? corner
    expect(top >= corner.bottom || bottom <= corner.top).toBe(true)
  }
})

it.each([
  ['high', 8000, 1],
  ['wide', 1, 8000],
])('a picture that is one pixel %s is stretched until parts of it can be chosen', async (_how, width, height) => {
  await search()
  drop(await aFile(width, height))
  const ratio = () => {
    const image = document.querySelector<HTMLImageElement>('img[alt="Your picture"]')
    return image ? image.naturalWidth / image.naturalHeight : 1
  }
  await expect.poll(ratio).toSatisfy((one: number) => (width > height ? one > 100 : one < 0.01))
  const boxOf = (locator: ReturnType<typeof page.getByRole>) => locator.element().getBoundingClientRect()
  const shorter = (locator: ReturnType<typeof page.getByRole>) => Math.min(boxOf(locator).width, boxOf(locator).height)
  const picture = page.getByRole('img', { name: 'Your picture' })
  await expect.poll(() => shorter(picture)).toBeGreaterThan(40)
  await expect.poll(() => shorter(region())).toBeGreaterThan(40)
  expect(boxOf(picture).height).toBeLessThan(768 / 2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1366)
})
