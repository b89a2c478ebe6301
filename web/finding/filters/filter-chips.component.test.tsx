import { Link } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductFacets, getProductPage } from '../../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import type { Wish } from '../../../contract/wishes.ts'
import { getCategoryAttributes } from '../../../contract/lookups.ts'
import { seriousViolations } from '../../testing/axe.ts'
import {
  answerFilterLookups,
  aWholeList,
  CARE,
  FIRE,
  fullFacets,
  HEATING,
  SLIP,
  someFacts,
  SPECIES,
  THICKNESS,
  USE,
} from '../../testing/finding.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { ListHeader } from '../list/ListHeader.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { useFilterPanel } from '../rail/FilterPanel.tsx'
// It loads before any test waits for it.
import './FilterChips.tsx'

const WORDS = {
  en: {
    typed: 'tile under 50 30x40 9 mm in stock from China',
    pieces: ['under 50', '30x40', '9 mm', 'in stock', 'from China'],
    chips: ['“tile”', 'up to ¥50', '30 × 40 cm', '9 mm thick', 'In stock', 'From China'],
    read: 'Read from your words: “under 50”',
    remove: 'Remove ',
    clearAll: 'Clear all',
    withoutPrice: 'tile 30x40 9 mm in stock from China',
    properties: ['Species: Oak', 'Thickness 10–14 mm', 'Underfloor heating: No', 'Care: Wipe with a damp cloth'],
    unknown: ['Unknown certifier', 'Unknown property: a', 'Unknown origin'],
  },
  'zh-CN': {
    typed: '砖 50以下 30x40 厚度9mm 现货 中国产',
    pieces: ['50以下', '30x40', '厚度9mm', '现货', '中国产'],
    chips: ['“砖”', '¥50 以内', '30 × 40 cm', '厚 9 mm', '有现货', '产地：中国'],
    read: '来自搜索词“50以下”',
    remove: '移除',
    clearAll: '清除全部',
    withoutPrice: '砖 30x40 厚度9mm 现货 中国产',
    properties: ['树种：橡木', '厚度 10–14 mm', '适用地暖：否', '保养：用湿布擦'],
    unknown: ['未知认证机构', '未知参数：a', '未知产地'],
  },
}
const UNREAD = {
  en: {
    chip: '“3/4 lb” is not understood',
    thick: '12–15 mm thick',
    note: 'Quarry cannot compare this measure. Its words are looked for as they stand',
  },
  'zh-CN': { chip: '未能理解“3/4 lb”', thick: '厚 12–15 mm', note: 'Quarry 无法比较这个度量，只按字面文字查找' },
}
const TONGUES: Tongue[] = ['en', 'zh-CN']
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 844 }

beforeEach(() => {
  answerFilterLookups()
  answer(getProductFacets, fullFacets())
  answer(getProductPage, aWholeList([]))
})

const showChips = (address: string, setting: Setting = {}) => show(<Header />, { address, ...setting })
function Header() {
  return <ListHeader filterToggle={useFilterPanel().toggle} />
}

const list = page.getByRole('list', { name: /^(Filters|筛选)$/ })
const buttons = () => list.getByRole('button').elements()
/** The chips, without what stands beside them. */
const chips = () => [...document.querySelectorAll('[data-chip]')].map(({ textContent }) => textContent)
const remove = (tongue: Tongue, chip = '') =>
  page.getByRole('button', { name: `${WORDS[tongue].remove}${chip}`, exact: true })
const searchOf = (address: string) => decodeURIComponent((address.split('?')[1] ?? '').replaceAll('+', ' '))

/** What the server reads in the words. */
function conditionsIn(keyword: string, [price = '', size = '', thickness = '', stock = '', origin = '']: string[]) {
  const at = (text: string) => ({ text, start: keyword.indexOf(text), end: keyword.indexOf(text) + text.length })
  const all: UnderstoodCondition[] = [
    { kind: 'price', ...at(price), priceMin: null, priceMax: 50, priceIn: 'CNY', priceUnit: null },
    { kind: 'size', ...at(size), width: 30, length: 40, unit: 'cm' },
    { kind: 'thickness', ...at(thickness), thicknessMin: 9, thicknessMax: 9 },
    { kind: 'stock', ...at(stock) },
    { kind: 'origin', ...at(origin), areaId: '86', name: '中国', enName: 'China' },
  ]
  return all.filter(({ start }) => start >= 0)
}

describe('conditions among the words', () => {
  it.each(TONGUES)('are chips of their own, each of which takes its words away (%s)', async (tongue) => {
    const words = WORDS[tongue]
    answer(getProductPage, ({ keyword = '' }) => aWholeList([], { understood: conditionsIn(keyword, words.pieces) }))
    const { address } = await showChips(`/?keyword=${encodeURIComponent(words.typed)}`, { tongue })
    await expect.poll(chips).toEqual(words.chips)
    await expect.element(remove(tongue, words.chips[1])).toHaveAttribute('title', words.read)
    remove(tongue, words.chips[1]).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => searchOf(address())).toBe(`keyword=${words.withoutPrice}`)
    await expect.poll(chips).toEqual(words.chips.toSpliced(1, 1))
    // The focus stays in its place.
    await expect.element(remove(tongue, words.chips[2])).toHaveFocus()
    expect(await seriousViolations(list.element())).toEqual([])
    await remove(tongue, words.chips[0]).click()
    await expect.poll(chips).toEqual(words.chips.slice(2))
    await page.getByRole('button', { name: words.clearAll }).click()
    await expect.poll(address).toBe('/')
  })
})

describe('a bound on classes', () => {
  const CHIPS = {
    en: ['Slip class: R11 or better', 'Fire class: up to B-s1,d0', 'Use class: 32 to 33'],
    'zh-CN': ['防滑等级：不低于 R11', '燃烧性能：不高于 B-s1,d0', '使用等级：32 至 33'],
  }
  const READ = { en: 'Slip class: R11 or better', 'zh-CN': '防滑等级：不低于 R11' }

  it.each(TONGUES)('is a chip in words, whole with its comma (%s)', async (tongue) => {
    answer(getCategoryAttributes, someFacts)
    const bounds = [`attrs.${SLIP}=R11..`, `attrs.${FIRE}[0]=..B-s1,d0`, `attrs.${USE}=32..33`]
    const { address } = await showChips(`/?categoryId=2&${bounds.join('&')}`, { tongue })
    await expect.poll(() => chips().slice(1)).toEqual(CHIPS[tongue])
    await remove(tongue, CHIPS[tongue][0]).click()
    await expect.poll(() => searchOf(address())).toBe(`categoryId=2&${bounds.slice(1).join('&')}`)
  })

  it('of a property without classes is the value that it is', async () => {
    await showChips(`/?categoryId=2&attrs.${CARE}=R11..`)
    await expect.poll(() => chips().slice(1)).toEqual(['Care: R11..'])
  })

  it.each(TONGUES)('that was read in the words says so (%s)', async (tongue) => {
    const read = { kind: 'attribute', text: 'R11', start: 0, end: 3, attributeId: SLIP, name: '防滑等级', enName: 'Slip class', unit: '', low: null, high: null, value: 'R11', orBetter: true } as const // prettier-ignore
    answer(getProductPage, aWholeList([], { understood: [read] }))
    await showChips('/?keyword=R11%20tile', { tongue })
    await expect.poll(chips).toContain(READ[tongue])
  })
})

it('a fact that is met or not says which, and a range has both ends', async () => {
  const facts = { kind: 'attribute', unit: '', low: null, high: null, value: null } as const
  const frost = { ...facts, text: 'not frost proof', start: 0, end: 15, attributeId: '31', name: '抗冻', enName: 'Frost proof', value: '0', isYes: false } as const // prettier-ignore
  const washable = { ...facts, text: 'washable', start: 16, end: 24, attributeId: '32', name: '可擦洗', enName: 'Washable', value: '1', isYes: true } as const // prettier-ignore
  const nrc = { ...facts, text: 'NRC 0.4-0.6', start: 25, end: 36, attributeId: '33', name: '降噪系数', enName: 'Noise reduction', unit: 'NRC', low: 0.4, high: 0.6 } as const // prettier-ignore
  answer(getProductPage, aWholeList([], { understood: [frost, washable, nrc] }))
  await showChips('/?keyword=not frost proof washable NRC 0.4-0.6')
  await expect.poll(chips).toEqual(['Frost proof: No', 'Washable: Yes', 'Noise reduction 0.4–0.6 NRC'])
})

describe('a measure that nothing reads', () => {
  it.each(TONGUES)('is told, and stays among the words until it is taken away (%s)', async (tongue) => {
    const thick = {
      kind: 'thickness',
      text: '12-15 mm',
      start: 4,
      end: 12,
      thicknessMin: 12,
      thicknessMax: 15,
    } as const
    const unread = { kind: 'unread', text: '3/4 lb', start: 13, end: 19 } as const
    answer(getProductPage, ({ keyword = '' }) =>
      aWholeList([], { understood: keyword.includes('lb') ? [thick, unread] : [thick] }),
    )
    const { address } = await showChips('/?keyword=oak 12-15 mm 3/4 lb', { tongue })
    await expect.poll(chips).toEqual(['“oak 3/4 lb”', UNREAD[tongue].chip, UNREAD[tongue].thick])
    await expect.element(remove(tongue, UNREAD[tongue].chip)).toHaveAttribute('title', UNREAD[tongue].note)
    expect(await seriousViolations(list.element())).toEqual([])
    await remove(tongue, UNREAD[tongue].chip).click()
    await expect.poll(() => searchOf(address())).toBe('keyword=oak 12-15 mm')
    await expect.poll(chips).toEqual(['“oak”', UNREAD[tongue].thick])
  })
})

describe('the wishes of a brief', () => {
  const BRIEF = 'pale terrazzo for a stair, nothing shiny, grade A'
  const SAID = {
    en: {
      chips: ['“pale”', 'Terrazzo', 'Fits: Stairs', 'not: “nothing shiny”', '“grade A” is not understood'],
      sentence: 'Read as: “pale”; thing Terrazzo; Fits: Stairs; not: “nothing shiny”; not understood: grade A',
      liked: 'Read as: liked “pale”; thing Terrazzo',
      like: 'Only liked: ',
      change: 'Change ',
      make: 'Make these filters',
      clear: 'Clear all',
      byLook: '“pale” by its look',
      byLookNote: 'Nothing here has this name, so it is looked for by what it looks like',
      likeNot: 'Only rather not: ',
      ratherNot: 'rather not: “nothing shiny”',
    },
    'zh-CN': {
      chips: ['“pale”', '水磨石', '适合：楼梯', '不要：“nothing shiny”', '未能理解“grade A”'],
      sentence: '理解为：“pale”；产品：水磨石；适合：楼梯；不要：“nothing shiny”；未能理解：grade A',
      liked: '理解为：优先：“pale”；产品：水磨石',
      like: '仅优先：',
      change: '修改：',
      make: '转为筛选条件',
      clear: '清除全部',
      byLook: '“pale”（按外观）',
      byLookNote: '没有产品用这个名称，因此按它的外观查找',
      likeNot: '仅尽量不要：',
      ratherNot: '尽量不要：“nothing shiny”',
    },
  } satisfies Record<Tongue, Record<string, string | string[]>>
  const MEANINGS: Record<string, Wish['means']> = {
    pale: { kind: 'words' },
    terrazzo: { kind: 'thing', categoryIds: ['2'], name: '水磨石', enName: 'Terrazzo' },
    'for a stair': {
      kind: 'condition',
      condition: { kind: 'place', text: 'for a stair', start: 14, end: 25, place: 'stairs' },
    },
    'nothing shiny': { kind: 'words' },
    'grade A': { kind: 'unread' },
  }
  const wishesIn = (keyword: string) =>
    Object.entries(MEANINGS).flatMap(([text, means]): Wish[] => {
      const start = keyword.indexOf(text)
      const isNot = text.startsWith('nothing') && ({ isNot: true } as const)
      return start < 0 ? [] : [{ text, start, end: start + text.length, means, ...isNot }]
    })
  const answerWishes = () =>
    answer(getProductPage, ({ keyword = '' }) =>
      aWholeList([], { ...(keyword && { nearest: { wishes: wishesIn(keyword), list: [] } }) }),
    )
  const briefAddress = `/?keyword=${encodeURIComponent(BRIEF)}`
  const spoken = () => document.querySelector('p[aria-live="polite"].visually-hidden')?.textContent

  it.each(TONGUES)(
    'are chips in the order of the text and one sentence, and each goes with its words (%s)',
    async (tongue) => {
      const words = SAID[tongue]
      answerWishes()
      const { address } = await showChips(briefAddress, { tongue })
      await expect.poll(chips).toEqual(words.chips)
      expect(spoken()).toBe(words.sentence)
      expect(await seriousViolations(list.element())).toEqual([])
      remove(tongue, words.chips[3]).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => searchOf(address())).toBe('keyword=pale terrazzo for a stair, grade A')
      await expect.poll(chips).toEqual(words.chips.toSpliced(3, 1))
      await expect.element(remove(tongue, '“grade A”')).toHaveFocus()
    },
  )

  it.each(TONGUES)('are liked by a press, and needed again by another; other words forget it (%s)', async (tongue) => {
    const words = SAID[tongue]
    answerWishes()
    const { address } = await showChips(briefAddress, { tongue })
    const like = page.getByRole('button', { name: `${words.like}“pale”` })
    await expect.element(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect.poll(() => searchOf(address())).toBe(`keyword=${BRIEF}&like=0-4`)
    await expect.element(like).toHaveAttribute('aria-pressed', 'true')
    expect(spoken()).toContain(words.liked)
    expect(await seriousViolations(list.element())).toEqual([])
    await remove(tongue, words.chips[1]).click()
    await expect.poll(() => searchOf(address())).toContain('like=0-4')
    await remove(tongue, words.chips[0]).click()
    await expect.poll(() => searchOf(address())).not.toContain('like')
    // What is not understood cannot be liked.
    expect(page.getByRole('button', { name: `${words.like}“grade A”` }).elements()).toEqual([])
  })

  it.each(TONGUES)(
    'that are refused are rather not had by a press, and one may be meant by its look (%s)',
    async (tongue) => {
      const words = SAID[tongue]
      const marble: Wish['means'] = { kind: 'words', isByLook: true }
      answer(getProductPage, ({ keyword = '', like }) => {
        const isLike = like && ({ isLike: true } as const)
        const wishes = wishesIn(keyword).map((wish) =>
          wish.text === 'pale' ? { ...wish, means: marble } : wish.isNot ? { ...wish, ...isLike } : wish,
        )
        return aWholeList([], { nearest: { wishes, list: [] } })
      })
      const { address } = await showChips(briefAddress, { tongue })
      await expect.poll(() => chips()[0]).toBe(words.byLook)
      expect(spoken()).toContain(words.byLook)
      await expect.element(remove(tongue, words.byLook)).toHaveAttribute('title', words.byLookNote)
      const like = page.getByRole('button', { name: `${words.likeNot}“nothing shiny”` })
      await like.click()
      await expect.poll(() => searchOf(address())).toBe(`keyword=${BRIEF}&like=27-40`)
      await expect.element(like).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => chips()[3]).toBe(words.ratherNot)
      expect(spoken()).toContain(words.ratherNot)
      expect(await seriousViolations(list.element())).toEqual([])
    },
  )

  it.each(TONGUES)('become filters where filters can hold them (%s)', async (tongue) => {
    const words = SAID[tongue]
    answerWishes()
    const { address } = await showChips(briefAddress, { tongue })
    await page.getByRole('button', { name: words.make }).click()
    await expect.poll(() => searchOf(address())).toBe('keyword=pale, nothing shiny, grade A&categoryId=2&place=stairs')
    await expect.poll(chips).toContain(words.chips[2])
    await expect.element(page.getByRole('button', { name: words.make })).not.toBeInTheDocument()
  })

  it('lead to their words in the search field', async () => {
    answerWishes()
    await show(
      <>
        <SearchBox otherWays={null} onPicture={() => undefined} />
        <Header />
      </>,
      { address: briefAddress },
    )
    const change = page.getByRole('button', { name: 'Change Terrazzo' })
    await expect.element(change).toBeVisible()
    change.element().focus()
    await userEvent.keyboard('{Enter}')
    const field = page.getByRole('combobox', { name: 'Search' })
    await expect.element(field).toHaveFocus()
    expect(window.getSelection()?.toString()).toBe('terrazzo')
    expect(page.getByRole('listbox').elements(), 'suggestions').toEqual([])
  })

  it('are one tab stop each, from which arrow keys lead to its buttons', async () => {
    answerWishes()
    await showChips(briefAddress)
    const change = (name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true })
    await expect.element(change('Terrazzo')).toBeVisible()
    change('“pale”').element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(change('Terrazzo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Only liked: Terrazzo' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(remove('en', 'Terrazzo')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(change('“pale”')).toHaveFocus()
  })

  it('stay while the next words are typed, until these are read', async () => {
    const { promise, resolve: letCome } = Promise.withResolvers<void>()
    answer(getProductPage, async ({ keyword = '' }) => {
      if (keyword.endsWith('stair')) await promise
      return aWholeList([], { nearest: { wishes: wishesIn(keyword), list: [] } })
    })
    await show(
      <>
        <Link to="/?keyword=pale terrazzo for a stair">On</Link>
        <Header />
      </>,
      { address: '/?keyword=pale terrazzo' },
    )
    await expect.poll(chips).toEqual(SAID.en.chips.slice(0, 2))
    await page.getByRole('link', { name: 'On' }).click()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Results for “pale terrazzo for a stair”')
    expect(chips()).toEqual(SAID.en.chips.slice(0, 2))
    letCome()
    await expect.poll(chips).toEqual(SAID.en.chips.slice(0, 3))
  })

  it.each<Setting & { tongue: Tongue }>([
    { tongue: 'en', viewport: NARROW },
    { tongue: 'zh-CN', theme: 'dark', viewport: NARROW },
  ])('stand in two lines on a phone, and unfold (%o)', async (setting) => {
    answerWishes()
    await showChips(briefAddress, setting)
    const more = list.getByRole('button', { expanded: false })
    await expect.poll(() => more.element().textContent).toMatch(/^\+[1-3]$/)
    const linesOf = () => {
      const shown = [...document.querySelectorAll('[data-chip][data-out="false"], [data-more]')]
      return new Set(shown.map((chip) => Math.round(chip.getBoundingClientRect().top))).size
    }
    expect(linesOf()).toBe(2)
    expect(more.element().querySelector('svg'), 'the sign of what is folded and not understood').not.toBe(null)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await seriousViolations(list.element())).toEqual([])
    const title = page.getByRole('heading', { level: 1 }).element()
    const { height } = title.getBoundingClientRect()
    expect(height / parseFloat(getComputedStyle(title).lineHeight), 'lines of the title').toBeLessThan(2.1)
    await more.click()
    await expect.poll(() => document.querySelectorAll('[data-chip][data-out="false"]').length).toBe(5)
    const { make, clear } = SAID[setting.tongue]
    const topOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().top
    expect(topOf(make), 'neither alone on a line').toBe(topOf(clear))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})

describe('a chip', () => {
  it.each(TONGUES)('names the property that it takes away, with its unit (%s)', async (tongue) => {
    const { properties } = WORDS[tongue]
    const query = `attrs.${SPECIES}=橡木&attrs.${THICKNESS}=10..14&attrs.${HEATING}=0&attrs.${CARE}=用湿布擦`
    const { address } = await showChips(`/?categoryId=2&${query}`, { tongue })
    await expect.poll(() => chips().slice(1)).toEqual(properties)
    for (const [place, property] of properties.entries()) {
      await remove(tongue, property).click()
      await expect.poll(() => chips().slice(1)).toEqual(properties.slice(place + 1))
    }
    await expect.poll(address).toBe('/?categoryId=2')
  })

  it.each<[Tongue, string, string]>([
    ['en', 'up to ¥50', 'Lists what costs ¥50 or less, and ranges that begin there.'],
    ['zh-CN', '¥50 以内', '列出不超过 ¥50 的价格，以及起价不超过它的价格区间。'],
  ])('for a price explains what it admits (%s)', async (tongue, chip, admits) => {
    await showChips('/?priceMax=50', { tongue })
    await expect.element(remove(tongue, chip)).toHaveAttribute('title', expect.stringContaining(admits))
  })

  it.each([
    ['brandId=1,2', ['House 1', 'House 2']],
    ['scheme=low_emission&authorityId=5', ['Institute of Air', 'Low emission']],
    ['hasCustomOption=1&domesticOrImported=domestic', ['Not customisable', 'Domestic']],
    ['hasCustomOption=0&domesticOrImported=imported', ['Customisable', 'Imported']],
    [
      'place=stairs,outdoors:unstated&hasCustomOption=0',
      ['Fits: Stairs', 'Does not say: Outdoor floor', 'Customisable'],
    ],
    ['inStock=1&areaId=44', ['Guangdong', 'In stock']],
    ['colorSystem=RAL&colorId=1', ['RAL 9010', 'RAL']],
    ['colorHex=a6492b&priceMin=10', ['≈ Terracotta #a6492b, ΔE 10', 'from ¥10']],
  ])('stands for each value of %s until it is taken away', async (query, names) => {
    const { address } = await showChips(`/?${query}`)
    await expect.poll(() => chips().toSorted()).toEqual(names.toSorted())
    for (const name of names) await remove('en', name).click()
    await expect.poll(address).toBe('/')
  })

  it.each(TONGUES)('says what it does not know, and nonsense has none (%s)', async (tongue) => {
    const { unknown } = WORDS[tongue]
    const nonsense =
      '/?attrs.x=1&attrs.1=&attrs.99999=a&colorHex=brown&colorDistance=far&authorityId=oak,98765&areaId=987654&inStock=yes&hasCustomOption=2'
    const { address } = await showChips(nonsense, { tongue })
    await expect.poll(chips).toEqual(unknown)
    for (const name of unknown) await remove(tongue, name).click()
    await expect.poll(address).toBe('/')
  })
})

describe('on a phone', () => {
  it.each<Setting & { tongue: Tongue }>([
    { tongue: 'en', viewport: PHONE },
    { tongue: 'zh-CN', theme: 'dark', viewport: NARROW },
  ])('stand in one line with the number of what does not fit, and are taken away by keys (%o)', async (setting) => {
    const path = '/?inStock=1&priceMin=10&priceMax=900&domesticOrImported=imported&keyword=floor'
    const { address } = await showChips(path, setting)
    const more = list.getByRole('button', { expanded: false })
    await expect.poll(() => more.element().textContent).toMatch(/^\+[1-3]$/)
    expect(coveredChips()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const hidden = Number(more.element().textContent.slice(1))
    expect(buttons()).toHaveLength(4 - hidden + 1)
    expect(await seriousViolations(list.element())).toEqual([])

    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => buttons().length).toBe(4 + 2)
    expect(coveredChips()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => buttons().length).toBe(4 - hidden + 1)
    expect(document.activeElement?.textContent).toBe(`+${hidden}`)

    // The focus moves to the hidden chips. The words, the first chip, do not count as a filter: their field shows them.
    const filters = (count: number) =>
      page.getByRole('button', { name: `${WORDS_OF_FILTERS[setting.tongue]} · ${count}` })
    await expect.element(filters(3)).toBeVisible()
    buttons()[0]?.focus()
    for (const left of [3, 2, 1]) {
      await userEvent.keyboard('{Enter}')
      await expect.element(filters(left)).toBeVisible()
      await expect.poll(() => document.activeElement?.ariaLabel?.startsWith(WORDS[setting.tongue].remove)).toBe(true)
      expect(address()).not.toContain('keyword')
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('H1')
    expect(address()).toBe('/')
  })
})

const WORDS_OF_FILTERS: Record<Tongue, string> = { en: 'Filters', 'zh-CN': '筛选' }

/** Visible chips that another element covers, or the window's edge. */
function coveredChips(): (string | null)[] {
  return buttons()
    .filter((chip) => chip.checkVisibility({ visibilityProperty: true }))
    .filter((chip) => {
      const { left, right, top, bottom } = chip.getBoundingClientRect()
      const isCovered = (x: number) => !chip.contains(document.elementFromPoint(x, (top + bottom) / 2))
      return right > window.innerWidth || [left + 4, (left + right) / 2, right - 4].some(isCovered)
    })
    .map(({ textContent }) => textContent)
}
