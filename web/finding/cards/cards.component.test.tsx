import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getProductDetail, getProductPage, type ProductCard } from '../../../contract/catalogue.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerFilterLookups, aWholeList } from '../../testing/finding.ts'
import { noteLoading } from '../../testing/loading-order.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aCard, aDetail, perSquareMetre } from '../../testing/products.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { useAddressFilters } from '../filters/address-filters.ts'
import { ProductList } from '../list/ProductList.tsx'

const PHONE = { width: 390, height: 844 }
const RAL = { name: 'RAL 1011', enName: 'RAL 1011' }
const SMOKED = { name: '烟熏', enName: 'Smoked' }
const WORDS = {
  en: { oak: 'Herringbone oak', other: '人字拼橡木', model: 'Model NH-OAK-N', velvet: 'Metre velvet' },
  'zh-CN': { oak: '人字拼橡木', other: 'Herringbone oak', model: '型号 NH-OAK-N', velvet: '按米丝绒' },
} satisfies Record<Tongue, Record<string, string>>
const SETTINGS: (Setting & { tongue: Tongue })[] = [
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark' },
]

/** A product of two SKUs, each with a picture. */
const anOak = (facts: Partial<ProductCard> = {}) =>
  aCard({
    skuId: '1',
    coverImage: aPicture('#b98d5b'),
    hoverImage: aPicture('#5b7d6a'),
    variant: RAL,
    minPrice: 180,
    maxPrice: 220,
    skuCount: 2,
    swatches: [
      { skuId: '1', coverImage: aPicture('#b98d5b'), coverColor: '#b98d5b', colorId: null, variant: RAL },
      { skuId: '2', coverImage: aPicture('#3d5a80'), coverColor: '#3d5a80', colorId: null, variant: SMOKED },
    ],
    ...facts,
  })
const aVelvet = (facts: Partial<ProductCard> = {}) =>
  aCard({
    enName: 'Metre velvet',
    name: '按米丝绒',
    minPrice: 280,
    maxPrice: 350,
    measurementUnit: 'meter',
    comparablePrice: perSquareMetre(200, 250),
    ...facts,
  })

beforeEach(() => {
  answerFilterLookups()
  answer(getProductDetail, aDetail())
})

async function showCards(cards: ProductCard[], { address = '/', ...setting }: Setting = {}) {
  answer(getProductPage, aWholeList(cards))
  const shown = await show(
    <>
      <button type="button">Beside the list</button>
      <Listed />
      <Toasts closeLabel="Dismiss the message" />
    </>,
    { address, ...setting },
  )
  await expect.element(page.getByRole('article').first()).toBeVisible()
  return shown
}

function Listed() {
  return <ProductList filters={useAddressFilters().filters} onClear={() => undefined} />
}

const card = page.getByRole('article')
const link = () => card.getByRole('link').first()
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('article a img')].map(({ src }) => src)
const marks = () => [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent)

describe('a card', () => {
  it('shows its second picture while it is hovered or focused, and the SKU of a swatch, by pointer or by keyboard', async () => {
    const { address } = await showCards([anOak()])
    await expect.poll(pictures).toHaveLength(1)
    const [cover] = pictures()
    const beside = page.getByRole('button', { name: 'Beside the list' })
    // Where the pointer rested over the card when it was drawn, or the list moves under it, only a way from elsewhere enters it.
    const afterMoving = async (from: Locator, to: Locator) => {
      await from.hover()
      await to.hover()
      return pictures()
    }
    await expect.poll(() => afterMoving(beside, card)).toHaveLength(2)
    expect(pictures()[1]).not.toBe(cover)
    await expect.poll(() => afterMoving(card, beside)).toHaveLength(1)
    beside.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(link()).toHaveFocus()
    await expect.poll(pictures).toHaveLength(2)

    // The Tab key skips the swatches; arrow keys move between them, and each names its variant.
    const first = card.getByRole('button', { name: 'Herringbone oak, RAL 1011' })
    const second = card.getByRole('button', { name: 'Herringbone oak, Smoked' })
    await expect.element(first).toHaveAttribute('title', 'RAL 1011')
    first.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(second).toHaveAttribute('aria-pressed', 'true')
    await expect.element(card.getByText('Smoked')).toBeVisible()
    await expect.element(link()).toHaveAttribute('href', '/?skuId=2')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(first).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('article')).toBeNull()

    await first.hover()
    await expect.element(link()).toHaveAttribute('href', '/?skuId=1')
    await second.hover()
    await expect.poll(() => pictures()[0]).not.toBe(cover)
    await expect.element(link()).toHaveAttribute('href', '/?skuId=2')
    await second.click()
    await expect.poll(address).toBe('/?skuId=2')
  })

  it.each([true, false])(
    'asks for its swatches once its own picture is there, or has failed (there: %s)',
    async (isThere) => {
      const noted = noteLoading()
      const cover = isThere ? aPicture('#b98d5b') : 'data:image/png,broken'
      // An earlier test's pointer would rest over the card, which shows another picture then.
      await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
      await showCards([anOak({ coverImage: cover })])
      await expect.poll(() => document.querySelectorAll('article li img').length).toBe(2)
      const placeOf = (what: string, address: string) => noted.indexOf(`${what} ${decodeURIComponent(address)}`)
      expect(placeOf('begun', cover)).toBe(0)
      // The first swatch has the cover's picture.
      const secondSwatch = placeOf('begun', aPicture('#3d5a80'))
      expect(secondSwatch).toBeGreaterThan(isThere ? placeOf('there', cover) : 0)
      expect(placeOf('there', cover) >= 0).toBe(isThere)
    },
  )

  it('of a phone names brand and variant whole, and no row reaches into the next', async () => {
    const stones = Array.from({ length: 7 }, (_, index) =>
      anOak({
        skuId: `${10 + index}`,
        spuId: `${10 + index}`,
        brand: { id: '3', name: '风之屋', englishName: 'Casa Ventura' },
        minPrice: 10 + index,
        maxPrice: 20 + index,
        ...(index % 2 && { swatches: [], variant: null }),
      }),
    )
    for (const [tongue, width] of [
      ['en', 390],
      ['zh-CN', 390],
      ['en', 320],
    ] as const) {
      await showCards([anOak(), ...stones], { tongue, viewport: { ...PHONE, width } })
      const look = { message: `${tongue}, ${width} px` }
      await expect.poll(() => metaOfCards().some(({ brand }) => brand?.includes('·')), look).toBe(true)
      await expect.poll(() => metaOfCards().filter(({ end, next }) => end > next), look).toEqual([])
      // Only the narrowest phone may cut them.
      const cut = metaOfCards().filter(({ isCut }) => isCut && width > 320)
      expect(cut, `${tongue}, ${width} px`).toEqual([])
    }
  })
})

/** For each card of the last list: brand and variant, whether they are cut, and whether the card overlaps the one below. */
function metaOfCards() {
  const lists = [...document.querySelectorAll('ul[data-columns]')]
  const places = [...(lists.at(-1)?.querySelectorAll('li:has(article)') ?? [])]
  return places.map((place, at) => {
    const brand = place.querySelector('[data-words] > :first-child')
    const below = places[at + 2]
    return {
      brand: brand?.textContent,
      isCut: brand ? brand.scrollWidth > brand.clientWidth : true,
      end: place.querySelector('article')?.getBoundingClientRect().bottom ?? Infinity,
      next: below?.getBoundingClientRect().top ?? Infinity,
    }
  })
}

describe('why a product was found', () => {
  const found = (field: 'name' | 'enName' | 'model', text: string, ...ranges: [number, number][]) =>
    anOak({ matches: [{ field, text, ranges }] })

  it.each(SETTINGS)(
    'is marked in its name, or shown where the other language or a number has it (%o)',
    async (setting) => {
      const { oak, other, model } = WORDS[setting.tongue]
      const isChinese = setting.tongue === 'zh-CN'
      const own = found(isChinese ? 'name' : 'enName', oak, [0, 3], [4, oak.length])
      const foreign = found(isChinese ? 'enName' : 'name', other, [0, 3])
      const byNumber = found('model', 'NH-OAK-N', [0, 8])
      const { address } = await showCards(
        [own, foreign, byNumber].map((one, place) => ({ ...one, spuId: `${place}` })),
        { address: '/?keyword=x', ...setting },
      )
      expect(marks()).toEqual([oak.slice(0, 3), oak.slice(4), other.slice(0, 3), 'NH-OAK-N'])
      await expect.element(card.nth(1).getByText(other)).toBeVisible()
      await expect.element(card.nth(2).getByText(model)).toBeVisible()
      expect(address()).toBe('/?keyword=x')
      expect(await seriousViolations(card.nth(0).element())).toEqual([])
      expect(await seriousViolations(card.nth(1).element())).toEqual([])
    },
  )

  it.each(SETTINGS)(
    'is how near its colour comes and how much of it there is, explained to keys (%o)',
    async (setting) => {
      const meaning =
        setting.tongue === 'en'
          ? '#a6492b, 100% of the picture · Nearly the same: difference in colour ΔE 1.6, where 0 is none'
          : '#a6492b，占图片 100% · 几乎相同：色差 ΔE 1.6，0 为无差别'
      const match = { hex: '#a6492b', deltaE: 1.6, share: 1 }
      const { address } = await showCards([anOak({ colorMatch: match })], { address: '/?colorHex=9c4a2f', ...setting })
      const figures = card.getByRole('button', {
        name: setting.tongue === 'en' ? 'Nearly the same · 100%' : '几乎相同 · 100%',
      })
      await expect.element(figures).toHaveAttribute('title', meaning.replace(' · ', '\n'))
      page.getByRole('button', { name: 'Beside the list' }).element().focus()
      await userEvent.keyboard('{Tab}{ArrowRight}')
      await expect.element(figures).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByText(meaning)).toBeVisible()
      expect(address()).toBe('/?colorHex=9c4a2f')
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )
})

describe('a price to compare', () => {
  it.each<Tongue>(['en', 'zh-CN'])(
    'is beside the own price of what is sold by something else, not shown twice (%s)',
    async (tongue) => {
      await showCards([aVelvet(), anOak({ comparablePrice: perSquareMetre(180, 220) })], { tongue })
      await expect.element(card.first().getByText('≈ ¥200 – 250 / m²')).toBeVisible()
      await expect.element(card.first().getByText('¥280 – 350')).toBeVisible()
      await expect.element(card.last().getByText('¥180 – 220')).toBeVisible()
      expect(card.last().element().textContent).not.toContain('≈')
    },
  )

  it.each<[Tongue, string]>([
    ['en', 'at the rate of May 6, 2024 (Bank of the story)'],
    ['zh-CN', '按 2024年5月6日 汇率换算（故事银行）'],
  ])('says at which rate it was converted (%s)', async (tongue, rate) => {
    const rated = { rateDate: '2024-05-06', rateSource: '故事银行 / Bank of the story' }
    const comparablePrice = { ...perSquareMetre(45, 53), currency: 'EUR', ...rated }
    await showCards([anOak({ comparablePrice })], { tongue })
    const estimate = card.getByText('≈ €45 – 53 / m²')
    await expect.element(estimate).toHaveAttribute('title', rate)
    expect(estimate.element().textContent).toContain(rate)
  })
})

it.each([PHONE, { width: 1100, height: 900 }])(
  'no card is higher than its row, whatever it says (%o)',
  async (viewport) => {
    const cards = [
      anOak(),
      aVelvet(),
      anOak({ matches: [{ field: 'model', text: 'NH-OAK-N', ranges: [[0, 8]] }] }),
      aVelvet({ currencyUnit: 'EUR', matches: [{ field: 'name', text: '按米丝绒', ranges: [[0, 3]] }] }),
    ]
    const rows = Array.from({ length: 16 }, (_, index) => ({
      ...(cards[(index * 3) % 4] ?? anOak()),
      spuId: `${index}`,
    }))
    await showCards(rows, { address: '/?keyword=x', viewport })
    const columns = Number(document.querySelector<HTMLElement>('ul[data-columns]')?.dataset['columns'])
    const boxes = [...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect())
    expect(boxes.length).toBeGreaterThan(columns)
    const isOver = ({ bottom }: DOMRect, at: number) => bottom > (boxes[at + columns]?.top ?? Infinity)
    expect(boxes.filter(isOver)).toEqual([])
  },
)
