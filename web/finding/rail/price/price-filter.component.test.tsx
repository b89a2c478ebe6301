import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getProductFacets } from '../../../../contract/catalogue.ts'
import { someFacets } from '../../../testing/finding.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import { answer, asked } from '../../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../../testing/show.tsx'
import { PriceFilter } from './PriceFilter.tsx'

const WORDS = {
  en: {
    lowest: 'Lowest price',
    highest: 'Highest price',
    notAnAmount: 'Lowest price: write an amount such as 120 or 1,200.50.',
    negative: 'Highest price: an amount cannot be below 0.',
    crossed: 'The lowest price is above the highest price.',
  },
  'zh-CN': {
    lowest: '最低价',
    highest: '最高价',
    notAnAmount: '最低价请填写金额，例如 120 或 1,200.50。',
    negative: '最高价不能小于 0。',
    crossed: '最低价高于最高价。',
  },
} satisfies Record<Tongue, Record<string, string>>
const TONGUES: Tongue[] = ['en', 'zh-CN']

const EDGES = [0, 10, 20, 50, 100, 200, 500, 1000]
const FACETS = someFacets({
  prices: EDGES.map((low, index) => ({ low, high: EDGES[index + 1] ?? null, count: 3 })),
})

beforeEach(() => {
  answerLookups()
  answer(getProductFacets, FACETS)
})

const showPrices = (address = '/', setting: Setting = {}) => show(<PriceFilter />, { address, ...setting })
const fieldsOf = ({ lowest, highest }: { lowest: string; highest: string }) => ({
  lowest: page.getByRole('textbox', { name: lowest }),
  highest: page.getByRole('textbox', { name: highest }),
})
const told = (text: string) => page.getByText(text).elements().length
const searches = () => asked.filter((call) => call === `GET ${getProductFacets.path}`).length
async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('who types a price', () => {
  it.each(TONGUES)(
    'is told which price is none, keeps what was typed, and searches for neither (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const { address } = await showPrices('/', { tongue })
      const { lowest, highest } = fieldsOf(words)
      await lowest.fill('abc')
      await fill(highest, '-5')
      await expect.element(page.getByText(words.notAnAmount)).toBeVisible()
      await expect.element(page.getByText(words.negative)).toBeVisible()
      await expect.element(lowest).toHaveValue('abc')
      await expect.element(highest).toHaveValue('-5')
      await expect.element(lowest).toBeInvalid()
      await expect.element(lowest).toHaveAccessibleDescription(words.notAnAmount)
      expect(address()).toBe('/')

      await lowest.fill('200')
      await fill(highest, '250')
      await expect.poll(address).toBe('/?priceMin=200&priceMax=250')
      await expect.element(lowest).toBeValid()
      expect(told(words.notAnAmount)).toBe(0)
    },
  )

  it('finds it written as it was understood', async () => {
    const { address } = await showPrices()
    const { highest } = fieldsOf(WORDS.en)
    await fill(highest, '¥ 1,200.50')
    await expect.poll(address).toBe('/?priceMax=1200.5')
    await expect.element(highest).toHaveValue('1200.5')
  })

  it.each(TONGUES)('is told that the lowest is above the highest, and may put either right (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const { address } = await showPrices('/?priceMax=100', { tongue })
    const { lowest, highest } = fieldsOf(words)
    await fill(lowest, '300')
    await expect.element(page.getByText(words.crossed)).toBeVisible()
    await expect.element(lowest).toBeInvalid()
    await expect.element(highest).toBeInvalid()
    await expect.element(lowest).toHaveValue('300')
    expect(address()).toBe('/?priceMax=100')
    await fill(highest, '400')
    await expect.poll(address).toBe('/?priceMax=400&priceMin=300')
    expect(told(words.crossed)).toBe(0)
  })

  it('may go from one end to the other before the range makes sense', async () => {
    const { address } = await showPrices('/?priceMin=10&priceMax=20')
    await fieldsOf(WORDS.en).lowest.fill('30')
    await userEvent.keyboard('{Tab}')
    expect(told(WORDS.en.crossed)).toBe(0)
    await userEvent.keyboard('40{Enter}')
    await expect.poll(address).toBe('/?priceMin=30&priceMax=40')
  })
})

it.each<[Tongue, string]>([
  [
    'en',
    'Lists what costs ¥50 or less, and ranges that begin there. Prices are taken per m² where that is known, else per unit of sale. What has no known price is left out.',
  ],
  [
    'zh-CN',
    '列出不超过 ¥50 的价格，以及起价不超过它的价格区间。能折算时按每平方米计，否则按销售单位计。价格未知的不列出。',
  ],
])('a price in force is said to list what costs so much, and nothing without a price (%s)', async (tongue, note) => {
  await showPrices('/?priceMax=50', { tongue })
  await expect.element(page.getByText(note)).toBeVisible()
})

describe('the price bars', () => {
  const bars = page.getByRole('list', { name: 'Prices and how many products have them' })

  it('are one tab stop, each named by its range and count, and chosen or left by Enter', async () => {
    const { address } = await showPrices()
    await expect.element(bars).toBeVisible()
    bars.getByRole('button').first().element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const bar = bars.getByRole('button', { name: '¥50–100: 3 products' })
    await expect.element(bar).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/?priceMin=50&priceMax=100')
    await expect.element(fieldsOf(WORDS.en).lowest).toHaveValue('50')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/')
  })
})

describe('the price slider by keys', () => {
  const thumbs = {
    low: page.getByRole('slider', { name: 'Lowest price, on the scale' }),
    high: page.getByRole('slider', { name: 'Highest price, on the scale' }),
  }
  const placeOf = (thumb: Locator) => Number(thumb.element().getAttribute('aria-valuenow'))
  // Before the press can settle: a resting slider applies its value.
  function press(thumb: Locator, key: string): number {
    const element = thumb.element() as HTMLElement
    element.focus()
    flushSync(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    return placeOf(thumb)
  }
  async function showSlider() {
    const shown = await showPrices()
    await expect.element(thumbs.low).toBeVisible()
    return shown
  }

  it('knows a page and its ends, and neither thumb passes the other', async () => {
    const { address } = await showSlider()
    const { low, high } = thumbs
    const last = EDGES.length
    expect(press(high, 'PageDown')).toBeLessThan(last - 0.3)
    expect(press(high, 'PageUp')).toBe(last)
    const page1 = press(low, 'PageUp')
    expect(page1).toBeGreaterThan(0.3)
    expect(press(high, 'Home')).toBeCloseTo(page1, 3)
    expect(press(low, 'End')).toBeCloseTo(page1, 3)
    expect(press(low, 'Home')).toBe(0)
    expect(press(high, 'End')).toBe(last)
    await expect.poll(address).toBe('/')
    await expect.poll(() => placeOf(high)).toBe(last)
  })

  it('says another limit at every press from its open end', async () => {
    await showSlider()
    const said = new Set(['no limit'])
    await expect.element(thumbs.high).toHaveAttribute('aria-valuetext', 'no limit')
    for (let presses = 0; presses < 4; presses += 1) {
      press(thumbs.high, 'ArrowLeft')
      said.add(thumbs.high.element().getAttribute('aria-valuetext') ?? '')
    }
    expect(said.size).toBe(5)
  })

  it('searches once for quick presses, when they rest or the focus leaves', async () => {
    const { address } = await showSlider()
    const before = searches()
    for (let presses = 0; presses < 6; presses += 1) press(thumbs.low, 'ArrowRight')
    await userEvent.keyboard('{Tab}')
    await expect.poll(address).toContain('priceMin=')
    await expect.poll(() => searches() - before).toBe(1)
  })
})
