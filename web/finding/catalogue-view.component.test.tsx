import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getCatalogueStatus, getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import {
  getAuthorityList,
  getBrandList,
  getCategoryAttributes,
  getCategoryList,
  getColorList,
} from '../../contract/lookups.ts'
import { seriousViolations } from '../testing/axe.ts'
import { someFacets } from '../testing/finding.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aCard, aDetail } from '../testing/products.ts'
import { answer, asked, breakDown, cutOff, refuse } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { CatalogueView } from './CatalogueView.tsx'

const PHONE = { width: 390, height: 844 }
const BRANDS = [
  { id: '1', name: '诺木', englishName: 'Nordhem', count: 3 },
  { id: '2', name: '风之屋', englishName: 'Casa Ventura', count: 1 },
]
const CARDS = ['1', '2', '3', '4'].map((id) =>
  aCard({ skuId: id, spuId: id, enName: `Board ${id}`, name: `木板${id}` }),
)
const FACETS = someFacets({
  categories: [{ id: '1', count: 4 }],
  brands: BRANDS.map(({ id, count }) => ({ id, count })),
  total: 4,
  skuTotal: 4,
})

type Wanted = Pick<InputOf<typeof getProductPage>, 'brandId' | 'categoryId' | 'keyword' | 'priceMin' | 'priceMax'>

/** The products that meet these filters, of a shop with four that cost 100. */
function answerList(): void {
  answer(getProductPage, (input) => {
    const list = isMet(input) ? CARDS : []
    return { list, total: list.length, skuTotal: list.length, understood: [], hints: [] }
  })
}

/** A call's query holds texts. */
function isMet({ brandId, categoryId, keyword, priceMin, priceMax }: Wanted): boolean {
  const [low, high] = [Number(priceMin ?? 0), Number(priceMax ?? Infinity)]
  const brands = brandId === undefined ? ['1'] : String(brandId).split(',')
  return low <= 100 && high >= 100 && keyword !== 'zzzz' && brands.includes('1') && String(categoryId ?? 1) === '1'
}

beforeEach(() => {
  answerLookups()
  answer(getBrandList, BRANDS)
  answer(getColorList, [])
  answer(getAuthorityList, [])
  answer(getCategoryAttributes, [])
  answer(getCatalogueStatus, { products: 4, skus: 4, import: null })
  answer(getProductFacets, FACETS)
  // A card under the pointer reads its product ahead.
  answer(getProductDetail, aDetail())
  answerList()
})

function visit(address = '/', setting: Setting = {}) {
  return show(
    <main id="content" tabIndex={-1}>
      <CatalogueView actions={() => null} />
      <Toasts closeLabel="Dismiss" />
    </main>,
    { address, ...setting },
  )
}

const main = () => page.getByRole('main')
const isFocusedIn = (selector: string) => document.activeElement?.closest(selector) !== null
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

async function pressOn(target: Locator, key: string): Promise<void> {
  await expect.element(target).toBeVisible()
  target.element().focus()
  await userEvent.keyboard(key)
}

describe('a failed list', () => {
  const WORDS = {
    en: {
      list: 'The products could not be loaded.',
      server: 'Sorry, the server reported an error.',
      network: 'Network anomaly, check your connection.',
      unavailable: 'The service is unavailable, overloaded or under maintenance (503).',
      serverError: 'Server error, contact the administrator (500).',
      missing: 'The requested resource was not found (404).',
      nonsense: 'The interface request failed, try again later.',
      retry: 'Retry',
    },
    'zh-CN': {
      list: '产品加载失败。',
      server: '抱歉，服务器报告了一个错误。',
      network: '网络异常，请检查网络连接。',
      unavailable: '服务不可用，服务器过载或正在维护（503）。',
      serverError: '服务器错误，请联系管理员（500）。',
      missing: '未找到所请求的资源（404）。',
      nonsense: '接口请求失败，请稍后重试。',
      retry: '重试',
    },
  }
  const toasts = () => [...document.querySelectorAll('[data-toast]')]
  const callsOfList = () => asked.filter((call) => call === `GET ${getProductPage.path}`).length

  it.each([
    ['en', 'light', { width: 1366, height: 768 }],
    ['zh-CN', 'dark', { width: 320, height: 640 }],
  ] as const)(
    '§8: is told once, whatever failed; the rest stays, and Retry brings the list (%s, %s)',
    async (tongue, theme, viewport) => {
      const words = WORDS[tongue]
      breakDown(getProductPage, 503)
      await visit('/', { tongue, theme, viewport })
      await expect.element(page.getByText(words.unavailable).first()).toBeVisible()
      await expect.element(page.getByRole('heading', { name: words.server })).toBeVisible()
      expect(callsOfList(), 'what may pass by itself is asked for again').toBe(3)
      const kinds: [fail: () => void, face: string, told: string][] = [
        [() => refuse(getProductPage, 500, { words: 'Logged as 7.' }), words.server, words.serverError],
        [() => breakDown(getProductPage, 404), words.list, words.missing],
        [answerNonsense, words.list, words.nonsense],
        [() => cutOff(getProductPage), words.network, words.network],
      ]
      const asPrepared = globalThis.fetch
      for (const [fail, face, told] of kinds) {
        globalThis.fetch = asPrepared
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect.poll(toasts).toEqual([])
        fail()
        await page.getByRole('button', { name: words.retry }).click()
        await expect.poll(() => toasts().map(({ textContent }) => textContent.trim())).toEqual([told])
        await expect.element(page.getByRole('heading', { name: face })).toBeVisible()
        await expect.element(main().getByText(words.list)).toBeVisible()
      }
      expect(await seriousViolations(main().element())).toEqual([])
      expect(document.documentElement.scrollWidth, 'the page is as wide as the window').toBe(viewport.width)

      answerList()
      await page.getByRole('button', { name: words.retry }).click()
      await expect.element(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect.poll(toasts).toEqual([])
    },
  )

  it('of filters is told once, in the server’s words but for demo mode; F8 leads to what is told, and Retry brings them', async () => {
    refuse(getBrandList, 1_008_006_000, { words: 'The brands are being moved.' })
    refuse(getCategoryList, 901)
    refuse(getProductFacets, 500)
    await visit()
    await expect.element(page.getByRole('alert').getByText('The brands are being moved.')).toBeVisible()
    await expect.element(page.getByText(WORDS.en.serverError).first()).toBeVisible()
    await expect.element(page.getByText('The filters could not be loaded.')).toBeVisible()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(toasts()).toHaveLength(2)
    for (const left of [1, 0]) {
      await userEvent.keyboard('{F8}{Enter}')
      await expect.poll(toasts).toHaveLength(left)
    }
    expect(
      asked.filter((call) => call === `GET ${getBrandList.path}`),
      'asked for once',
    ).toHaveLength(1)

    refuse(getCategoryList, 403, { words: '' })
    answer(getBrandList, BRANDS)
    answer(getProductFacets, FACETS)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('alert').getByText('You have no permission for this operation.')).toBeVisible()
    answerLookups()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('The filters could not be loaded.')).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox', { name: 'Nordhem' })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(toasts).toEqual([])
  })
})

describe('an address that is wrong', () => {
  const WORDS = {
    en: {
      category: 'Unknown category',
      foreign: 'The category in this address is not in this catalogue.',
      removeCategory: 'Remove the category',
      all: 'All materials',
      brand: 'The brand in this address sells nothing in this catalogue.',
      removeBrand: 'Remove Unknown brand',
      crossed: 'The lowest price is above the highest price.',
      removePrices: 'Remove the prices',
    },
    'zh-CN': {
      category: '未知分类',
      foreign: '链接中的分类不在本材料库中。',
      removeCategory: '移除该分类',
      all: '全部材料',
      brand: '链接中的品牌在本材料库中没有在售产品。',
      removeBrand: '移除未知品牌',
      crossed: '最低价高于最高价。',
      removePrices: '移除价格条件',
    },
  } satisfies Record<Tongue, Record<string, string>>
  const wrong = '/?priceMin=300&priceMax=100&categoryId=987654&brandId='

  it.each([
    ['en', 'light', { width: 1366, height: 768 }],
    ['zh-CN', 'dark', { width: 320, height: 700 }],
  ] as const)('says so, and is put right step by step (%s, %s)', async (tongue, theme, viewport) => {
    const words = WORDS[tongue]
    const { address } = await visit(`${wrong}987654`, { tongue, theme, viewport })
    await expect.element(page.getByRole('heading', { level: 1, name: words.category })).toBeVisible()
    await expect.element(page.getByText(words.foreign)).toBeVisible()
    expect(await seriousViolations(main().element())).toEqual([])
    await page.getByRole('button', { name: words.removeCategory }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: words.all })).toBeVisible()
    await expect.element(page.getByText(words.brand)).toBeVisible()
    await page.getByRole('button', { name: words.removeBrand }).click()
    await expect.element(main().getByText(words.crossed).last()).toBeVisible()
    await page.getByRole('button', { name: words.removePrices }).click()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await expect.element(page.getByText(words.crossed)).not.toBeInTheDocument()
    expect(address()).toBe('/')
  })

  it('says it below the prices too, and keeps the brands that it knows', async () => {
    const { address } = await visit(`/?priceMin=300&priceMax=100&brandId=1,987654`)
    await expect.poll(() => page.getByText(WORDS.en.crossed).elements()).toHaveLength(2)
    await page.getByRole('button', { name: WORDS.en.removePrices }).click()
    await page.getByRole('button', { name: WORDS.en.removeBrand }).click()
    await expect.poll(address).toBe('/?brandId=1')
    await expect.element(page.getByRole('article').first()).toBeVisible()
  })
})

describe('the filters', () => {
  const rail = () => page.getByRole('complementary', { name: 'Filters' })
  const brands = () => page.getByRole('region', { name: 'Brand' }).getByRole('checkbox')
  const skips = () => rail().getByRole('link', { name: 'Skip to the results' })

  it('work by keys alone, and the focus moves on when a chip is removed', async () => {
    const { address } = await visit('/?keyword=board&priceMin=20')
    await pressOn(page.getByRole('button', { name: 'Remove “board”' }), '{Enter}')
    await expect.poll(address).toBe('/?priceMin=20')
    await expect.poll(focusedName).toMatch(/^Remove from ¥20/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/')
    expect(focusedName()).toBe('All materials')

    await pressOn(page.getByRole('button', { name: 'Show what is in Flooring' }), '{Enter}')
    await pressOn(page.getByRole('link', { name: /^Timber/ }), '{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Timber' })).toBeVisible()
    expect(focusedName()).toMatch(/^Timber/)
    await pressOn(page.getByRole('checkbox', { name: 'Nordhem' }), ' ')
    await expect.poll(address).toBe('/?categoryId=2&brandId=1')
  })

  it('find a brand by keys, and say how many there are of that name', async () => {
    await visit()
    await pressOn(page.getByRole('button', { name: 'Find a brand' }), '{Enter}')
    markLiveRegions()
    await userEvent.keyboard('casa')
    await expect.poll(said).toContain('One of that name')
    expect(brands().elements()).toHaveLength(1)
    await userEvent.keyboard('zz')
    await expect.poll(said).toContain('Nothing of that name')
    await userEvent.keyboard('{Escape}')
    expect(focusedName()).toBe('Find a brand')
    await expect.poll(() => brands().elements()).toHaveLength(2)
  })

  it('have a way past them at their start, at their end and after a tick', async () => {
    await visit()
    await expect.element(page.getByRole('checkbox', { name: 'Nordhem' })).toBeVisible()
    expect(skips().elements()).toHaveLength(2)
    rail().element().focus()
    await userEvent.keyboard('{Tab}')
    expect(focusedName()).toBe('Skip to the results')
    const { clipPath, outlineStyle } = getComputedStyle(document.activeElement ?? document.body)
    expect({ clipPath, outlineStyle }, 'it is in sight').toEqual({ clipPath: 'none', outlineStyle: 'solid' })
    await userEvent.keyboard('{Enter}')
    expect(isFocusedIn('article')).toBe(true)

    await pressOn(page.getByRole('checkbox', { name: 'Nordhem' }), ' ')
    await expect.poll(() => skips().elements()).toHaveLength(3)
    for (let stops = 0; stops < 12 && focusedName() !== 'Skip to the results'; stops += 1)
      await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Enter}')
    expect(isFocusedIn('article')).toBe(true)
  })

  it('of a phone have none, and keep what was typed while they are closed', async () => {
    await visit('/', { tongue: 'zh-CN', viewport: PHONE })
    const sheet = page.getByRole('dialog', { name: '筛选' })
    const lowest = sheet.getByRole('textbox', { name: '最低价' })
    await page.getByRole('button', { name: '筛选' }).click()
    await lowest.fill('abc')
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet.getByText(/^最低价请填写金额/)).toBeVisible()
    expect(page.getByRole('link', { name: '跳到结果' }).elements()).toEqual([])
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await page.getByRole('button', { name: '筛选' }).click()
    await expect.element(sheet.getByText(/^最低价请填写金额/)).toBeVisible()
    await expect.element(lowest).toHaveValue('abc')
  })
})

it('an empty list is announced, with the ways out of it', async () => {
  await visit()
  const lowest = page.getByRole('textbox', { name: 'Lowest price' })
  await expect.element(lowest).toBeVisible()
  markLiveRegions()
  await lowest.fill('900')
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toMatch(/No materials match\.[^]*Clear all/)
})

it('a card says how many variants it does not show, in words rather than by a sign', async () => {
  const swatches = ['1', '2', '3'].map((skuId) => ({
    skuId,
    coverImage: null,
    coverColor: '#a6492b',
    colorId: null,
    variant: null,
  }))
  const list = [aCard({ skuId: '1', skuCount: 24, swatches })]
  answer(getProductPage, { list, total: 1, skuTotal: 24, understood: [], hints: [] })
  await visit()
  const card = page.getByRole('article')
  await expect.element(card.getByText('21 more variants')).toBeInTheDocument()
  await expect.element(card.getByText('+21')).toHaveAttribute('aria-hidden', 'true')
})

/** A list without what was asked for, which the contract's schemas would not let through. */
function answerNonsense(): void {
  const asPrepared = globalThis.fetch
  globalThis.fetch = async (resource, request) => {
    const { pathname } = new URL(resource instanceof Request ? resource.url : resource, location.href)
    return pathname === getProductPage.path ? Response.json({ data: { list: [{}] } }) : asPrepared(resource, request)
  }
}

/** Marks the live regions that exist before they have anything to announce. */
function markLiveRegions(): void {
  for (const region of document.querySelectorAll<HTMLElement>('[aria-live]')) region.dataset['was'] = ''
}

function said(): string {
  return [...document.querySelectorAll('[aria-live][data-was]')].map(({ textContent }) => textContent).join('\n')
}
