import { Link } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getCatalogueStatus,
  getProductDetail,
  getProductFacets,
  getProductPage,
  type FilterHint,
} from '../../../contract/catalogue.ts'
import { getCategoryAttributes } from '../../../contract/lookups.ts'
import type { Wish } from '../../../contract/wishes.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerFilterLookups, aWholeList, fullFacets, someFacets } from '../../testing/finding.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aCard, aDetail } from '../../testing/products.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { CatalogueView } from '../CatalogueView.tsx'
import { useAddressFilters } from '../filters/address-filters.ts'
import { ProductList } from './ProductList.tsx'
// They load before any test waits for them.
import '../filters/FilterChips.tsx'
import './EmptyList.tsx'
import './NearestProducts.tsx'
import './OtherScales.tsx'

const WORDS = {
  en: {
    oak: 'Herringbone oak',
    loading: 'Loading products',
    results: 'Results for “oak”',
    none: 'No results for “stone oak”.',
    withoutStone: 'Without “stone”: 1',
    withoutOak: 'Without “oak”: 29',
    withoutPrice: 'Without the price range: 61',
    nothing: 'No materials match.',
    withFilters: 'No results for “stone” with these filters.',
    alone: 'Search for “stone” alone',
    notEnough: 'Leaving out any one of them is not enough.',
    clearAll: 'Clear all',
    timber: 'Timber',
  },
  'zh-CN': {
    oak: '人字拼橡木',
    loading: '正在加载产品',
    results: '“oak”的搜索结果',
    none: '没有找到“stone oak”。',
    withoutStone: '去掉“stone”： 1',
    withoutOak: '去掉“oak”： 29',
    withoutPrice: '去掉价格范围： 61',
    nothing: '没有符合条件的材料。',
    withFilters: '在当前筛选条件下没有找到“stone”。',
    alone: '只搜索“stone”',
    notEnough: '只去掉其中一项还不够。',
    clearAll: '清除全部',
    timber: '木地板',
  },
} satisfies Record<Tongue, Record<string, string>>
const SETTINGS: (Setting & { tongue: Tongue })[] = [
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
]

beforeEach(() => {
  answerFilterLookups()
  answer(getProductFacets, fullFacets())
  answer(getCatalogueStatus, { products: 90, skus: 91, import: null })
  // The pointer rests where a press of an earlier test left it: a card that comes to lie there is read ahead.
  answer(getProductDetail, aDetail())
})

const showCatalogue = (address = '/', setting: Setting = {}) =>
  show(
    <main id="content" tabIndex={-1}>
      <CatalogueView actions={() => null} />
    </main>,
    { address, ...setting },
  )

const oak = () => aCard({ skuId: '1', spuId: '1' })
const searchOf = (address: string) => decodeURIComponent((address.split('?')[1] ?? '').replaceAll('+', ' '))
const isBusy = () => document.querySelector('main ul[data-columns]')?.closest('[aria-busy="true"]') !== null
const main = () => page.getByRole('main').element()

describe('a list', () => {
  it.each<Tongue>(['en', 'zh-CN'])('shows its shape until it is there, and says so (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const { promise, resolve: letCome } = Promise.withResolvers<void>()
    answer(getProductPage, async () => {
      await promise
      return aWholeList([oak()])
    })
    await showCatalogue('/', { tongue })
    await expect.element(page.getByRole('status', { name: words.loading })).toBeInTheDocument()
    letCome()
    await expect.element(page.getByRole('link', { name: words.oak })).toBeVisible()
    await expect.element(page.getByRole('status', { name: words.loading })).not.toBeInTheDocument()
  })

  it('keeps what it shows while it is narrowed, and says that it is busy', async () => {
    const { promise, resolve: letCome } = Promise.withResolvers<void>()
    answer(getProductPage, async ({ brandId }) => {
      if (!brandId) return aWholeList([oak()], { total: 90 })
      await promise
      return aWholeList([oak()], { total: 29 })
    })
    await showCatalogue()
    await page.getByRole('checkbox', { name: 'House 2', exact: true }).click()
    await expect.poll(isBusy).toBe(true)
    await expect.element(page.getByRole('link', { name: 'Herringbone oak' })).toBeVisible()
    await expect.element(page.getByText(/^90 products/)).toHaveAttribute('aria-busy', 'true')
    letCome()
    await expect.element(page.getByText(/^29 products/)).toHaveAttribute('aria-busy', 'false')
    await expect.poll(isBusy).toBe(false)
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'has its words in the heading, without a count until it is current, or its category’s name (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const { promise, resolve: letCome } = Promise.withResolvers<void>()
      answer(getProductPage, async ({ keyword }) => {
        if (keyword) await promise
        return aWholeList([oak()], { total: keyword ? 1 : 90 })
      })
      await show(
        <>
          <Link to="/?keyword=oak">The words</Link>
          <Link to="/?keyword=oak&categoryId=2">Their category</Link>
          <CatalogueView actions={() => null} />
        </>,
        { tongue },
      )
      await expect.element(page.getByText(/^90 /)).toBeVisible()
      const heading = page.getByRole('heading', { level: 1 })
      await page.getByRole('link', { name: 'The words' }).click()
      await expect.element(heading).toHaveTextContent(words.results)
      expect(page.getByText(/^90 /).elements()).toEqual([])
      letCome()
      await expect.element(page.getByText(/^1 (product|件产品) /)).toBeVisible()
      await page.getByRole('link', { name: 'Their category' }).click()
      await expect.element(heading).toHaveTextContent(words.timber)
    },
  )
})

it.each(SETTINGS)(
  'the catalogue has no serious accessibility violations, and speaks of fingers to them alone (%o)',
  async (setting) => {
    answer(getProductPage, aWholeList([oak(), aCard({ coverImage: aPicture('#b98d5b'), minPrice: 10, maxPrice: 20 })]))
    await showCatalogue('/?brandId=1&sort=name', setting)
    await expect.element(page.getByRole('link', { name: WORDS[setting.tongue].oak }).first()).toBeVisible()
    expect(page.getByText(/^(Hold a card|长按卡片)/).elements()).toEqual([])
    expect(await seriousViolations(document.body)).toEqual([])
  },
)

describe('a search that finds nothing', () => {
  const aWord = (word: string, total: number): FilterHint => ({ filter: 'keyword', word, total })
  const findNothing = (...hints: FilterHint[]) => answer(getProductPage, aWholeList([], { hints }))

  it.each(SETTINGS)('says which word to leave out, and leaves it out (%o)', async (setting) => {
    const words = WORDS[setting.tongue]
    answer(getProductPage, ({ keyword }) =>
      keyword === 'stone' ? aWholeList([oak()]) : aWholeList([], { hints: [aWord('oak', 29), aWord('stone', 1)] }),
    )
    const { address } = await showCatalogue('/?keyword=stone%20oak', setting)
    await expect.element(page.getByText(words.none)).toBeVisible()
    await expect.element(page.getByRole('button', { name: words.withoutStone })).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    page.getByRole('button', { name: words.withoutOak }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/?keyword=stone')
    await expect.element(page.getByRole('link', { name: words.oak })).toBeVisible()
    expect(document.activeElement?.id).toBe('content')
  })

  it.each<Tongue>(['en', 'zh-CN'])('names the filter to leave out (%s)', async (tongue) => {
    findNothing({ filter: 'price', word: null, total: 61 })
    const { address } = await showCatalogue('/?brandId=1&priceMin=900', { tongue })
    await expect.element(page.getByText(WORDS[tongue].nothing)).toBeVisible()
    await page.getByRole('button', { name: WORDS[tongue].withoutPrice }).click()
    await expect.poll(address).toBe('/?brandId=1')
  })

  it.each(SETTINGS)('blames the filters together, and offers the words alone (%o)', async (setting) => {
    const words = WORDS[setting.tongue]
    findNothing()
    const { address } = await showCatalogue('/?brandId=1&priceMin=900&keyword=stone', setting)
    await expect.element(page.getByText(words.withFilters)).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    await page.getByRole('button', { name: words.alone }).click()
    await expect.poll(address).toBe('/?keyword=stone')
  })

  it.each(SETTINGS)('says if leaving out one filter would not help, and clears all (%o)', async (setting) => {
    const words = WORDS[setting.tongue]
    findNothing()
    const { address } = await showCatalogue('/?priceMin=900000&areaId=86', setting)
    await expect.element(page.getByText(words.nothing)).toBeVisible()
    await expect.element(page.getByText(words.notEnough)).toBeVisible()
    await page.getByRole('button', { name: words.clearAll }).last().click()
    await expect.poll(address).toBe('/')
  })

  it('does not offer to leave out what its page is about, as the brand of a brand’s page', async () => {
    function OfBrand() {
      const { filters } = useAddressFilters()
      return <ProductList filters={{ ...filters, brandIds: ['1'] }} onClear={() => undefined} />
    }
    findNothing({ filter: 'brandId', word: null, total: 31 }, aWord('oak', 29))
    const { address } = await show(<OfBrand />, { address: '/brand/1?keyword=oak%20stone' })
    const hints = page.getByRole('button', { name: /^Without/ })
    await expect.poll(() => hints.elements().map(({ textContent }) => textContent)).toEqual(['Without “oak”:29'])
    await hints.click()
    await expect.poll(() => searchOf(address())).toBe('keyword=stone')
  })
})

describe('what comes nearest', () => {
  const TOLD = {
    en: {
      title: 'Nearest to what you wrote',
      other: 'No Roof tile here; nearest:',
      ofThing: 'Listed as Roof tile: 0 of 1. The rest has your words in its text.',
      none: 'No product meets all of it.',
      called: 'No product has that name. These are found by their look.',
      near: '2 come nearest',
      sort: 'Sort',
      brand: 'Brand',
      house: 'House 2',
      narrow: /^Not counted/,
      why: 'Lacks: “pale” Does not state: Fits: Stairs Meets: Terrazzo',
      without: /^Without/,
      withoutHouse: 'Without House 2: 29',
    },
    'zh-CN': {
      title: '最接近的产品',
      other: '这里没有屋面瓦，最接近的产品：',
      ofThing: '归在“屋面瓦”的有 0 件，共 1 件；其余只是文字中提到。',
      none: '没有产品符合全部要求。',
      called: '没有产品用这个名称，以下按外观查找。',
      near: '最接近的产品 2 件',
      sort: '排序',
      brand: '品牌',
      house: '2号',
      narrow: /不计数量/,
      why: '不符合: “pale” 未说明: 适合：楼梯 符合: 水磨石',
      without: /^去掉/,
      withoutHouse: '去掉2号： 29',
    },
  } satisfies Record<Tongue, Record<string, string | RegExp>>
  const pale: Wish = { text: 'pale', start: 0, end: 4, means: { kind: 'words' } }
  const wishes: Wish[] = [
    pale,
    {
      text: 'terrazzo',
      start: 5,
      end: 13,
      means: { kind: 'thing', categoryIds: ['7'], name: '水磨石', enName: 'Terrazzo' },
    },
    {
      text: 'stair',
      start: 14,
      end: 19,
      means: { kind: 'condition', condition: { kind: 'place', text: 'stair', start: 14, end: 19, place: 'stairs' } },
    },
  ]
  const near = {
    ...aCard({ skuId: '9', spuId: '9', enName: 'Chip', name: '石屑' }),
    lacking: [0],
    unstated: [2],
    met: [1],
  }
  const address = '/?keyword=pale%20terrazzo%20stair'
  const hints: FilterHint[] = [
    { filter: 'keyword', word: 'pale', total: 5 },
    { filter: 'brandId', word: null, total: 29 },
  ]
  const section = (name: string) => page.getByRole('region', { name })

  it.each(SETTINGS)(
    'stands in place of hints of words where nothing has all of it, and says why (%o)',
    async (setting) => {
      const words = TOLD[setting.tongue]
      answer(getProductPage, aWholeList([], { hints, nearest: { wishes, list: [near] } }))
      const { address: now } = await showCatalogue(`${address}&brandId=2`, setting)
      const card = section(words.title).getByRole('link', { name: setting.tongue === 'en' ? 'Chip' : '石屑' })
      await expect.element(card).toHaveAccessibleDescription(words.why)
      const told = page.getByText(words.none)
      await expect.element(told).toBeVisible()
      expect(told.element().closest('[aria-live=polite]')).not.toBe(null)
      const ways = page.getByRole('button', { name: words.without })
      expect(ways.elements()).toHaveLength(1)
      expect(await seriousViolations(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      await page.getByRole('button', { name: words.withoutHouse }).click()
      await expect.poll(() => searchOf(now())).toBe('keyword=pale terrazzo stair')
    },
  )

  it.each(SETTINGS)('stands below what has all of it, and says if it is another thing (%o)', async (setting) => {
    const words = TOLD[setting.tongue]
    const tile: Wish['means'] = { kind: 'thing', categoryIds: ['8'], name: '屋面瓦', enName: 'Roof tile' }
    const nearest = { wishes: [{ ...pale, means: tile }], list: [{ ...near, unstated: [], met: [] }] }
    const ofThing = { count: 0, name: tile.name, enName: tile.enName }
    answer(getProductPage, aWholeList([oak()], { nearest: { ...nearest, isOtherThing: true, ofThing } }))
    await showCatalogue(address, setting)
    const other = section(words.other)
    await expect.element(other).toBeVisible()
    await expect.element(page.getByText(words.ofThing)).toBeVisible()
    const exact = page.getByRole('link', { name: words.title === TOLD.en.title ? WORDS.en.oak : WORDS['zh-CN'].oak })
    const { bottom } = exact.element().getBoundingClientRect()
    expect(other.element().getBoundingClientRect().top).toBeGreaterThan(bottom)
    expect(await seriousViolations(document.body)).toEqual([])
    // Its height is that of its cards: nothing lies over another row.
    expect(other.getByRole('article').elements()).toHaveLength(1)
  })

  it('is asked for with the first page of words, and read out with the total', async () => {
    const questions: unknown[] = []
    answer(getProductPage, ({ nearest, keyword }) => {
      questions.push(nearest)
      return aWholeList([], keyword ? { nearest: { wishes, list: [near, { ...near, spuId: '10' }] } } : {})
    })
    await show(
      <>
        <Link to={address}>Words</Link>
        <CatalogueView actions={() => null} />
      </>,
    )
    await page.getByRole('link', { name: 'Words' }).click()
    await expect.element(section(TOLD.en.title)).toBeVisible()
    expect(questions).toEqual([undefined, '1'])
    await expect.element(page.getByText('2 come nearest')).toHaveAttribute('aria-live', 'polite')
  })

  it.each<Setting & { tongue: Tongue }>([
    { tongue: 'en', theme: 'light' },
    { tongue: 'zh-CN', theme: 'dark' },
  ])('alone has an order of its own, and filters that narrow it, uncounted (%o)', async (setting) => {
    const words = TOLD[setting.tongue]
    answer(getProductPage, aWholeList([], { nearest: { wishes, list: [near, { ...near, spuId: '10' }] } }))
    answer(getProductFacets, ({ keyword }) => (keyword ? someFacets({ total: 0, skuTotal: 0 }) : fullFacets()))
    const { address: now } = await showCatalogue(address, setting)
    await expect.element(page.getByText(words.near)).toBeVisible()
    expect(page.getByRole('combobox', { name: words.sort }).elements()).toEqual([])
    await expect.element(page.getByText(words.narrow)).toBeVisible()
    const house = page
      .getByRole('region', { name: words.brand, exact: true })
      .getByRole('checkbox', { name: words.house })
    await expect.element(house).toBeVisible()
    expect(house.element().getAttribute('aria-describedby')).toBe(null)
    expect(page.getByRole('slider').elements(), 'bars of prices').toEqual([])
    expect(await seriousViolations(document.body)).toEqual([])
    await house.click()
    await expect.poll(() => searchOf(now())).toBe('keyword=pale terrazzo stair&brandId=2')
  })

  it.each(SETTINGS)('says that a famous name is found by its look (%o)', async (setting) => {
    const { called } = TOLD[setting.tongue]
    const byLook: Wish = { ...pale, means: { kind: 'words', isByLook: true } }
    const list = [{ ...near, met: [0], lacking: [], unstated: [] }]
    answer(getProductPage, aWholeList([], { nearest: { wishes: [byLook], list } }))
    await showCatalogue('/?keyword=pale', setting)
    await expect.element(page.getByText(called)).toBeVisible()
  })

  it('names what is refused first of what it meets', async () => {
    const refused = wishes.map((wish, place) => (place === 2 ? { ...wish, isNot: true as const } : wish))
    const list = [{ ...near, met: [0, 1, 2], lacking: [], unstated: [] }]
    answer(getProductPage, aWholeList([], { nearest: { wishes: refused, list } }))
    await showCatalogue(address)
    await expect
      .element(section(TOLD.en.title).getByRole('link', { name: 'Chip' }))
      .toHaveAccessibleDescription('Meets: not: Fits: Stairs, “pale”, Terrazzo')
  })

  it.each<[string, Setting, number]>([
    ['two', {}, 41],
    ['three', { viewport: { width: 390, height: 844 } }, 61],
  ])('is cut at %s lines, and whole with the focus (%o)', async (_lines, setting, most) => {
    const many: Wish[] = Array.from(
      { length: 12 },
      (_, place) => ({ ...wishes[0], text: `a wish of ${place}` }) as Wish,
    )
    const list = [{ ...near, met: many.map((_, place) => place), lacking: [], unstated: [] }]
    answer(getProductPage, aWholeList([], { nearest: { wishes: many, list } }))
    await showCatalogue(address, setting)
    const line = () =>
      section(TOLD.en.title)
        .getByText(/a wish of 0/)
        .element()
        .closest('p') as HTMLElement
    await expect.element(section(TOLD.en.title).getByText(/a wish of 0/)).toBeVisible()
    // The pointer may rest where an earlier test left it.
    await section(TOLD.en.title).getByRole('heading').first().hover()
    expect(line().getBoundingClientRect().height).toBeLessThanOrEqual(most)
    section(TOLD.en.title).getByRole('link', { name: 'Chip' }).element().focus()
    expect(line().getBoundingClientRect().height).toBeGreaterThan(most + 20)
    expect(line().scrollHeight).toBeLessThanOrEqual(Math.ceil(line().getBoundingClientRect().height))
  })
})

describe('what products state on another scale', () => {
  const asked = { tongue: 'en', theme: 'light' } as const
  const NRC = '31'
  const attribute = (id: string, name: string, enName: string, unit: string) => ({
    id,
    name,
    enName,
    type: 'number' as const,
    unit,
    options: [],
  })
  const alpha = { attributeId: '32', name: '吸声系数', enName: 'Sound absorption', unit: 'αw', value: '0.8..', isAny: false, total: 12, more: 11 } // prettier-ignore
  const pendulum = { attributeId: '33', name: '摆锤值（湿）', enName: 'Pendulum value, wet', unit: 'PTV', value: '..200', isAny: true, total: 11, more: 11 } // prettier-ignore
  const barefoot = { attributeId: '34', name: '赤足防滑等级', enName: 'Barefoot slip class', unit: '', value: 'B..', isAny: false, total: 3, more: 3 } // prettier-ignore
  const SAID = {
    en: {
      asked: 'Noise reduction from 0.8 NRC (1). On other scales:',
      offer: 'Sound absorption from 0.8 αw (11 more)',
      any: 'Pendulum value, wet: any value (11 more)',
      only: 'Others state it on another scale, which cannot be converted.',
      empty: 'Sound absorption from 0.8 αw11',
    },
    'zh-CN': {
      asked: '降噪系数 0.8 NRC 起（1 件）。按其他标准：',
      offer: '吸声系数 0.8 αw 起（另有 11 件）',
      any: '摆锤值（湿）：有标注（另有 11 件）',
      only: '另有产品按其他标准标注，两者不能换算。',
      empty: '吸声系数 0.8 αw 起11',
    },
  } satisfies Record<Tongue, Record<string, string>>
  const isAsked = (query: object) => `attrs.${NRC}` in query
  const offersOf = () => page.getByRole('button', { name: /more\)|另有/ })

  beforeEach(() => {
    answer(getCategoryAttributes, [attribute(NRC, '降噪系数', 'Noise reduction', 'NRC')])
  })

  it.each(SETTINGS)('is told above the list, and a press asks for that instead of the filter (%o)', async (setting) => {
    const words = SAID[setting.tongue]
    const instead = { attributeId: NRC }
    answer(getProductPage, (input) =>
      aWholeList([oak()], {
        otherScales: isAsked(input)
          ? [
              { ...alpha, instead },
              { ...pendulum, instead },
            ]
          : [],
      }),
    )
    const { address } = await showCatalogue(`/?attrs.13=1&attrs.${NRC}=0.8..`, setting)
    await expect.element(page.getByText(words.asked)).toBeVisible()
    expect(page.getByText(words.asked).element().closest('[aria-live="polite"]')).not.toBeNull()
    await expect.element(page.getByRole('button', { name: words.any })).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
    page.getByRole('button', { name: words.offer }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => searchOf(address())).toBe('attrs.13=1&attrs.32=0.8..')
    await expect.element(page.getByText(words.asked)).not.toBeInTheDocument()
    expect(document.activeElement?.id).toBe('content')
  })

  it('takes the place of a condition among the words, and of that alone', async () => {
    const keyword = 'oak R11 panel'
    const read = { kind: 'attribute', text: 'R11', start: 4, end: 7, attributeId: '21', name: '防滑等级', enName: 'Slip class', unit: '', low: null, high: null, value: 'R11', orBetter: true } as const // prettier-ignore
    const instead = { start: 4 }
    answer(getProductPage, (input) =>
      aWholeList(
        [oak()],
        input.keyword === keyword ? { understood: [read], otherScales: [{ ...barefoot, instead }] } : {},
      ),
    )
    const { address } = await showCatalogue(`/?keyword=${encodeURIComponent(keyword)}`, asked)
    await expect.element(page.getByText('Slip class: R11 or better (1). On other scales:')).toBeVisible()
    await page.getByRole('button', { name: 'Barefoot slip class: B or better (3 more)' }).click()
    await expect.poll(() => searchOf(address())).toBe('keyword=oak panel&attrs.34=B..')
    await expect.poll(() => offersOf().elements()).toEqual([])
  })

  it.each(SETTINGS)('is offered where nothing else is listed (%o)', async (setting) => {
    const words = SAID[setting.tongue]
    answer(getProductPage, (input) =>
      isAsked(input)
        ? aWholeList([], { otherScales: [{ ...alpha, instead: { attributeId: NRC } }] })
        : aWholeList([oak()]),
    )
    const { address } = await showCatalogue(`/?attrs.${NRC}=0.8..`, setting)
    await expect.element(page.getByText(words.only)).toBeVisible()
    const offer = page.getByRole('button', { name: words.empty.replace('11', ' 11') })
    await expect.element(offer).toHaveTextContent(words.empty)
    expect(await seriousViolations(main())).toEqual([])
    await offer.click()
    await expect.poll(() => searchOf(address())).toBe('attrs.32=0.8..')
  })

  it('takes the place of words for a scale that nothing states', async () => {
    const unread = { kind: 'unread', text: 'NRC 0.8', start: 4, end: 11 } as const
    const otherScales = [{ ...alpha, instead: { start: unread.start } }]
    answer(getProductPage, ({ keyword }) =>
      keyword === 'oak NRC 0.8' ? aWholeList([], { understood: [unread], otherScales }) : aWholeList([oak()]),
    )
    const { address } = await showCatalogue(`/?keyword=${encodeURIComponent('oak NRC 0.8')}`, asked)
    await page.getByRole('button', { name: 'Sound absorption from 0.8 αw 11' }).click()
    await expect.poll(() => searchOf(address())).toBe('keyword=oak&attrs.32=0.8..')
  })

  it('names such words as they were typed, beside what has them', async () => {
    const unread = { kind: 'unread', text: 'B1', start: 0, end: 2 } as const
    const otherScales = [{ ...alpha, instead: { start: 0 } }]
    answer(getProductPage, aWholeList([oak()], { understood: [unread], otherScales }))
    await showCatalogue('/?keyword=B1%20oak', asked)
    await expect.element(page.getByText('“B1” (1). On other scales:')).toBeVisible()
  })

  it('says nothing where it would list no more', async () => {
    answer(getProductPage, aWholeList([oak()], { otherScales: [{ ...alpha, instead: { attributeId: NRC }, more: 0 }] }))
    await showCatalogue(`/?attrs.${NRC}=0.8..`, asked)
    await expect.element(page.getByRole('link', { name: 'Herringbone oak' })).toBeVisible()
    expect(page.getByText(/On other scales/).elements()).toEqual([])
  })
})
