import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getCatalogueStatus,
  getProductDetail,
  getProductFacets,
  getProductPage,
  getSuggestions,
  type Suggestion,
} from '../../../contract/catalogue.ts'
import { getSimilar } from '../../../contract/image-search.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerFilterLookups, aWholeList, fullFacets } from '../../testing/finding.ts'
import { chooseWord, composeWord } from '../../testing/input-method.ts'
import { aCard, aDetail } from '../../testing/products.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { CatalogueView } from '../CatalogueView.tsx'
import { keepRecentSearch } from './recent-searches.ts'
import { SearchBox } from './SearchBox.tsx'
// It loads before any test waits for it.
import './SuggestionPanel.tsx'

const WORDS = {
  en: {
    clear: 'Clear the search',
    categories: 'Categories',
    brands: 'Brands',
    models: 'Models',
    products: 'Products',
    stone: 'Stone',
    brand: 'Casa Ventura',
    oak: 'Herringbone oak',
    searchFor: 'Search for “s”',
    recent: 'Recent searches',
    forgetAll: 'Forget recent searches',
  },
  'zh-CN': {
    clear: '清空搜索',
    categories: '分类',
    brands: '品牌',
    models: '型号',
    products: '产品',
    stone: '石材',
    brand: '风之屋',
    oak: '人字拼橡木',
    searchFor: '搜索“s”',
    recent: '最近搜索',
    forgetAll: '清空最近搜索',
  },
} satisfies Record<Tongue, Record<string, string>>
const SETTINGS: (Setting & { tongue: Tongue })[] = [
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
]

const aSuggestion = (facts: Partial<Suggestion>): Suggestion => ({
  type: 'product',
  id: '1',
  skuId: null,
  name: '人字拼橡木',
  enName: 'Herringbone oak',
  nameRanges: [],
  enNameRanges: [],
  coverImage: null,
  coverColor: null,
  ...facts,
})
const SUGGESTED = [
  aSuggestion({
    type: 'category',
    id: '7',
    name: '石材',
    enName: 'Stone',
    nameRanges: [[0, 1]],
    enNameRanges: [[0, 1]],
  }),
  aSuggestion({ type: 'brand', id: '3', name: '风之屋', enName: 'Casa Ventura' }),
  aSuggestion({ type: 'model', id: '8', skuId: '88', name: 'NH-OAK-S', enName: 'NH-OAK-S' }),
  aSuggestion({ id: '9', skuId: '99' }),
]
/** The words that were asked for, by the list and by the suggestions. */
let words: (string | undefined)[] = []

beforeEach(() => {
  words = []
  answerFilterLookups()
  answer(getProductFacets, fullFacets())
  answer(getCatalogueStatus, { products: 90, skus: 91, import: null })
  answer(getProductDetail, aDetail())
  answer(getSimilar, { list: [], total: 0 })
  answer(getProductPage, ({ keyword }) => {
    words.push(keyword)
    return aWholeList([aCard()])
  })
  answer(getSuggestions, ({ keyword }) => {
    words.push(keyword)
    return SUGGESTED
  })
})

const showBox = (address = '/favorites', setting: Setting = {}) =>
  show(
    <>
      <button type="button">Elsewhere</button>
      <SearchBox otherWays={null} onPicture={() => undefined} />
    </>,
    { address, ...setting },
  )
/** The box on the list's page. */
async function showOverList(setting: Setting = {}) {
  const shown = await show(
    <>
      <SearchBox otherWays={null} onPicture={() => undefined} />
      <CatalogueView actions={() => null} />
    </>,
    setting,
  )
  await expect.element(page.getByRole('article')).toBeVisible()
  words = []
  return shown
}

const box = page.getByRole('combobox', { name: /^(Search|搜索)$/ })
const list = page.getByRole('listbox', { name: /^(Suggestions|搜索建议)$/ })
const options = () =>
  list
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const suggestion = (group: string, text: string) =>
  list.getByRole('group', { name: group }).getByRole('option').filter({ hasText: text })
const activeText = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent
const paramsOf = (address: string) => Object.fromEntries(new URL(address, location.href).searchParams)
const searchBox = () => document.querySelector('search') ?? document.body
async function type(letters: string): Promise<void> {
  await box.click()
  await userEvent.keyboard(letters)
}

describe('suggestions', () => {
  it.each(SETTINGS)('stand under what they are, with what was typed marked, and have room (%o)', async (setting) => {
    const named = WORDS[setting.tongue]
    await showBox('/favorites', setting)
    await type('s')
    await expect.element(suggestion(named.categories, named.stone)).toBeVisible()
    await expect.element(suggestion(named.brands, named.brand)).toBeVisible()
    await expect.element(suggestion(named.models, 'NH-OAK-S')).toBeVisible()
    await expect.element(suggestion(named.products, named.oak)).toBeVisible()
    expect(list.element().querySelector('mark')?.textContent).toBe(named.stone.slice(0, 1))
    expect(options().at(-1)).toBe(named.searchFor)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeText).toContain(named.stone)
    expect(await seriousViolations(searchBox())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it.each([
    [WORDS.en.categories, WORDS.en.stone, '/?sort=name', '/?categoryId=7&sort=name'],
    [WORDS.en.brands, WORDS.en.brand, '/?sort=name', '/?brandId=3&sort=name'],
    [WORDS.en.categories, WORDS.en.stone, '/favorites', '/?categoryId=7'],
    [WORDS.en.brands, WORDS.en.brand, '/favorites', '/?brandId=3'],
    [WORDS.en.models, 'NH-OAK-S', '/favorites', '/favorites?skuId=88'],
    [WORDS.en.products, WORDS.en.oak, '/favorites', '/favorites?skuId=99'],
  ])('of %s, %s, lead from %s to what they mean', async (group, text, from, to) => {
    const { address } = await showBox(from)
    await type('s')
    await suggestion(group, text).click()
    await expect.poll(() => paramsOf(address())).toEqual(paramsOf(to))
    expect(address().split('?')[0]).toBe(to.split('?')[0])
    expect(list.elements()).toEqual([])
  })

  it('leave Enter to the words, and Tab to the page, and close when one presses elsewhere', async () => {
    const { address } = await showBox()
    await type('stone')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(list).not.toBeInTheDocument()
    await box.click()
    await expect.element(list).toBeVisible()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('stone')
    expect(address()).toBe('/favorites')
    await box.click()
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/?keyword=stone')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('close with the first Escape; the second clears the words', async () => {
    await showBox()
    await type('stone')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    await expect.element(box).toHaveValue('stone')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
  })
})

describe('a person who searches', () => {
  it('composes Chinese without a list of half-written syllables', async () => {
    const { address } = await showOverList({ tongue: 'zh-CN' })
    await box.click()
    for (const letters of ['s', 'shi', 'shi cai']) await composeWord(letters)
    await expect.element(box).toHaveValue('shi cai')
    await chooseWord('石材')
    await expect.poll(() => decodeURIComponent(address())).toBe('/?keyword=石材')
    await expect.element(list).toBeVisible()
    await expect.poll(() => words.length).toBeGreaterThan(0)
    expect(new Set(words)).toEqual(new Set(['石材']))
  })

  it('reaches the box with Ctrl+K from anywhere but a dialog, and by no single key', async () => {
    await show(
      <>
        <SearchBox otherWays={null} onPicture={() => undefined} />
        <input aria-label="A field" />
      </>,
      { address: '/?keyword=stone' },
    )
    await expect.element(box).toBeVisible()
    await userEvent.keyboard('/k')
    await expect.element(box).not.toHaveFocus()
    await page.getByRole('textbox', { name: 'A field' }).click()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(box).toHaveFocus()
    // Its words are selected: the next letter replaces them.
    await userEvent.keyboard('o')
    await expect.element(box).toHaveValue('o')
    await show(
      <dialog open aria-modal="true">
        <button type="button">In a dialog</button>
      </dialog>,
    )
    await page.getByRole('button', { name: 'In a dialog' }).click()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('button', { name: 'In a dialog' })).toHaveFocus()
  })
})

describe('recent searches', () => {
  it.each(SETTINGS)(
    'stand in the empty box and are forgotten one by one, by button or key, or all at once (%o)',
    async (setting) => {
      const { recent, forgetAll } = WORDS[setting.tongue]
      for (const searched of ['oak', 'stone', 'board', 'number']) keepRecentSearch(searched)
      await showBox('/', setting)
      await box.click()
      await expect.poll(options).toEqual(['number', 'board', 'stone', 'oak', forgetAll])
      await expect.element(list.getByRole('group', { name: recent })).toBeVisible()
      expect(await seriousViolations(searchBox())).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      await page.getByRole('button', { name: /“stone”$/ }).click()
      await expect.poll(options).toEqual(['number', 'board', 'oak', forgetAll])
      await userEvent.keyboard('{ArrowDown}{Delete}')
      await expect.poll(options).toEqual(['board', 'oak', forgetAll])
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect.poll(() => list.elements()).toEqual([])
      await userEvent.keyboard('{Tab}')
      await box.click()
      await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    },
  )
})
