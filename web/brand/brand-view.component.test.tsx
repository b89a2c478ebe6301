import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { getBrand, getCategoryAttributes, type BrandDetail } from '../../contract/lookups.ts'
import { seriousViolations } from '../testing/axe.ts'
import { aWholeList, fullFacets, SLIP, someFacts } from '../testing/finding.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aPicture } from '../testing/pictures.ts'
import { aCard, aDetail } from '../testing/products.ts'
import { answer, asked, breakDown, refuse } from '../testing/server-answers.ts'
import { show, type Setting } from '../testing/show.tsx'
import { BrandView } from './BrandView.tsx'

/** A brand with names alone, which sells thirty products in the category of timber. */
function aBrand(facts: Partial<BrandDetail> = {}): BrandDetail {
  return {
    id: '7',
    name: '山岩',
    englishName: 'Fjellstein',
    logo: null,
    description: null,
    enDescription: null,
    country: null,
    website: null,
    productCount: 30,
    scene: null,
    covers: [],
    categories: [
      { id: '1', count: 30 },
      { id: '2', count: 9 },
    ],
    ...facts,
  }
}

const slate = (number: number) =>
  aCard({
    skuId: `${100 + number}`,
    spuId: `${number}`,
    name: `板岩${number}号`,
    enName: `Slate number ${number}`,
    brand: { id: '7', name: '山岩', englishName: 'Fjellstein' },
    coverImage: aPicture('#4a4642'),
    coverRatio: 1,
    minPrice: 50,
    maxPrice: 60,
  })

/** The server's list: nine in timber, else thirty; sorted by price, dearest first, if requested. */
function answerList(): void {
  answer(getProductPage, ({ categoryId, sort }) => {
    const total = categoryId ? 9 : 30
    const numbers = Array.from({ length: Math.min(total, 4) }, (_, place) =>
      sort === 'price-desc' ? total - 1 - place : place,
    )
    return { list: numbers.map(slate), total, skuTotal: total, understood: [], hints: [] }
  })
}

async function visit(brand: BrandDetail, query = '', setting: Setting = {}) {
  answer(getBrand, brand)
  return visitBrand(brand.id, query, setting)
}

function visitBrand(id: string, query = '', setting: Setting = {}) {
  answerLookups()
  answerList()
  // A card that happens to lie under the pointer, left there by the last test, would count as hovered.
  answer(getProductDetail, aDetail())
  return show(<BrandView brandId={id} />, { address: `/brand/${id}${query}`, ...setting })
}

const cards = page.getByRole('article')

describe('the brand page', () => {
  it.each([
    {
      tongue: 'en',
      name: 'Fjellstein',
      country: 'Norway',
      words: /^Slate split by hand/,
      all: '30 products · 30 SKUs',
      row: ['All 30', 'Flooring 30', 'Timber 9'],
    },
    {
      tongue: 'zh-CN',
      name: '山岩',
      country: '挪威',
      words: /^手工劈开的板岩/,
      all: '30 件产品 · 30 个 SKU',
      row: ['全部 30', '地面 30', '木地板 9'],
    },
  ] as const)('shows the brand, and what it sells by category ($tongue)', async (told) => {
    const known = aBrand({
      country: 'NO',
      website: 'https://www.fjellstein.example/en',
      enDescription: 'Slate split by hand. '.repeat(30),
      description: '手工劈开的板岩。'.repeat(60),
    })
    await visit(known, '', { tongue: told.tongue })
    await expect.element(page.getByRole('heading', { level: 1, name: told.name })).toBeVisible()
    await expect.element(page.getByText(told.country, { exact: true })).toBeVisible()
    await expect.element(page.getByText(told.words)).toBeVisible()
    const site = page.getByRole('link', { name: /^fjellstein\.example/ })
    await expect.element(site).toHaveAttribute('href', 'https://www.fjellstein.example/en')
    await expect.element(site).toHaveAttribute('target', '_blank')
    await expect.element(page.getByText(told.all)).toBeVisible()
    const row = page.getByRole('navigation', { name: told.name }).getByRole('link')
    await expect.poll(() => row.elements().map((link) => link.textContent)).toEqual(told.row)
    await expect.element(row.first()).toHaveAttribute('aria-current', 'true')
  })

  it('narrows, sorts and reads on with the keyboard alone', async () => {
    const { address } = await visit(aBrand({ enDescription: 'Slate split by hand. '.repeat(30) }))
    const more = page.getByRole('button', { name: 'Read more' })
    await expect.element(more).toBeVisible()
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Read less' })).toBeVisible()
    const timber = page.getByRole('link', { name: /^Timber 9/ })
    await expect.element(timber).toBeVisible()
    page
      .getByRole('link', { name: /^Flooring/ })
      .element()
      .focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(timber).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('9 products · 9 SKUs')).toBeVisible()
    await expect.element(timber).toHaveFocus()
    await expect.element(timber).toHaveAttribute('aria-current', 'true')
    await page.getByRole('combobox', { name: 'Sort' }).selectOptions('price-desc')
    await expect.poll(() => cards.first().element().textContent).toMatch(/^Slate number 8/)
    expect(address()).toContain('categoryId=2')
  })

  it('shows the shapes of a brand and of its products while they are on their way', async () => {
    const { promise, resolve } = Promise.withResolvers<BrandDetail>()
    answer(getBrand, promise)
    await visitBrand('7')
    const shapes = page.getByRole('status', { name: 'Loading products' })
    await expect.element(shapes).toBeVisible()
    expect(shapes.element().getBoundingClientRect().top, 'below the shape of the brand').toBeGreaterThan(200)
    resolve(aBrand())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fjellstein' })).toBeVisible()
    await expect.element(shapes).not.toBeInTheDocument()
  })

  it('does not jump when the brand comes after its products', async () => {
    let shift = 0
    const watch = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => watch(list.getEntries()))
    onTestFinished(() => observer.disconnect())
    const { promise, resolve } = Promise.withResolvers<BrandDetail>()
    answer(getBrand, promise)
    await visitBrand('7')
    observer.observe({ type: 'layout-shift' })
    await expect.poll(() => asked).toContain(`GET ${getProductPage.path}`)
    expect(page.getByRole('heading', { level: 1 }).elements()).toEqual([])
    resolve(aBrand({ country: 'NO', enDescription: 'Slate split by hand. '.repeat(30), website: 'https://a.example' }))
    await expect.element(page.getByText('30 products · 30 SKUs')).toBeVisible()
    await expect.element(cards.nth(3)).toBeVisible()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    watch(observer.takeRecords())
    expect(shift).toBeLessThanOrEqual(0.02)
  })

  it('shows a brand of which only its name and its products are known', async () => {
    await visit(aBrand())
    await expect.element(page.getByText('30 products · 30 SKUs')).toBeVisible()
    expect(document.querySelectorAll('header img, header p')).toHaveLength(0)
  })

  it('says that a brand has nothing on sale', async () => {
    const { address } = await visit(aBrand({ productCount: 0, categories: [] }))
    await expect.element(page.getByText('This brand has nothing on sale at the moment.')).toBeVisible()
    await page.getByRole('link', { name: 'Browse the catalogue' }).click()
    expect(address()).toBe('/')
  })

  it.each(['999999999', 'abc', '99999999999999999999'])(
    'says that there is no brand %s, asks for it at most once, and leads back',
    async (id) => {
      refuse(getBrand, 404)
      const { address } = await visitBrand(id)
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'This brand does not exist, or is no longer here.' }))
        .toBeVisible()
      expect(asked.filter((call) => call === `GET ${getBrand.path}`).length).toBeLessThanOrEqual(1)
      await page.getByRole('link', { name: 'Back to the catalogue' }).click()
      expect(address()).toBe('/')
    },
  )

  it('says in Chinese that a brand is gone', async () => {
    await visitBrand('abc', '', { tongue: 'zh-CN' })
    await expect.element(page.getByRole('heading', { level: 1, name: '该品牌不存在，或已下架。' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '回到材料库', exact: true })).toBeVisible()
  })

  it('says that the brand could not be loaded, and loads it again', async () => {
    breakDown(getBrand, 500)
    await visitBrand('7')
    await expect.element(page.getByText('The brand could not be loaded.')).toBeVisible()
    answer(getBrand, aBrand())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fjellstein' })).toBeVisible()
  })

  it('names a category of the address that the catalogue does not have, and takes it away', async () => {
    answer(getCategoryAttributes, [])
    const { address } = await visit(aBrand(), '?categoryId=987654')
    await page.getByRole('button', { name: 'Remove Unknown category' }).click()
    await expect.element(page.getByText('30 products · 30 SKUs')).toBeVisible()
    expect(address()).toBe('/brand/7')
  })

  it('reads a bound on classes, and asks for another scale within the brand', async () => {
    answerLookups()
    answer(getBrand, aBrand())
    answer(getCategoryAttributes, someFacts)
    answer(getProductFacets, fullFacets())
    const barefoot = { attributeId: '34', name: '赤足防滑等级', enName: 'Barefoot slip class', unit: '', value: 'A..' }
    const otherScales = [{ ...barefoot, instead: { attributeId: SLIP }, isAny: true, total: 5, more: 4 }]
    answer(getProductPage, (input) =>
      aWholeList([slate(1)], `attrs.${SLIP}` in input && input.brandId ? { otherScales } : {}),
    )
    const { address } = await show(<BrandView brandId="7" />, { address: `/brand/7?attrs.${SLIP}=R11..` })
    await expect.element(page.getByRole('button', { name: 'Remove Slip class: R11 or better' })).toBeVisible()
    await page.getByRole('button', { name: 'Barefoot slip class: any value (4 more)' }).click()
    await expect.poll(address).toBe('/brand/7?attrs.34=A..')
  })

  it.each<Setting>([
    { tongue: 'en', theme: 'light', viewport: { width: 1920, height: 1080 } },
    { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 700 } },
  ])('has nothing in the way of assistive technology ($theme)', async (setting) => {
    await visit(aBrand({ country: 'NO', enDescription: 'Slate.', description: '板岩。' }), '', setting)
    await expect.element(cards.first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })
})
