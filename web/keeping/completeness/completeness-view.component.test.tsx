import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  getCompletenessOfBrands,
  getIncompleteProducts,
  getMissingFacts,
} from '../../../contract/keeping/completeness.ts'
import type { IncompleteProduct, MissingFact } from '../../../contract/keeping/completeness.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { CompletenessView } from './CompletenessView.tsx'

const nordhem = { id: '1', name: '诺木', englishName: 'Nordhem' }
const BRANDS = {
  all: {
    products: 14,
    complete: 4,
    completeness: 81,
    worst: { gap: 'price', count: 8 },
    facts: { stated: 61, expected: 90 },
  },
  list: [
    {
      ...nordhem,
      products: 10,
      complete: 0,
      completeness: 74,
      worst: { gap: 'price', count: 8 },
      facts: { stated: 40, expected: 64 },
    },
    {
      id: '2',
      name: null,
      englishName: 'Sten',
      products: 4,
      complete: 4,
      completeness: 100,
      worst: null,
      facts: { stated: 21, expected: 26 },
    },
  ],
  total: 2,
} as const
const OAK: IncompleteProduct = {
  id: '7',
  key: 'OAK-7',
  name: '人字拼橡木',
  enName: 'Herringbone oak',
  brand: nordhem,
  cover: null,
  completeness: 66,
  lacks: ['trueScale', 'price'],
  views: 1204,
}

const BAREFOOT: MissingFact = {
  category: { id: '12', name: '瓷砖', enName: 'Tile' },
  fact: { code: 'slip-barefoot', name: '赤足防滑等级', enName: 'Barefoot slip class' },
  missing: 42,
  expected: 60,
}

function answerAll(): { asked: Record<string, string>[] } {
  const asked: Record<string, string>[] = []
  answer(getCompletenessOfBrands, BRANDS as never)
  answer(getIncompleteProducts, (input) => {
    asked.push(input as Record<string, string>)
    return { list: [OAK], total: 1 }
  })
  answer(getMissingFacts, (input) => {
    asked.push({ ...(input as Record<string, string>), of: 'facts' })
    return { list: [BAREFOOT], total: 21, products: 47 }
  })
  return { asked }
}

describe('whoever completes the catalogue', () => {
  it.each([
    [
      'en',
      'light',
      1366,
      [
        '81%',
        '74%',
        'No price (8)',
        'Herringbone oak',
        '1,204',
        'No true scale',
        '40 of 64',
        'Tile: Barefoot slip class',
        '42 of 60 products',
      ],
    ],
    [
      'zh-CN',
      'dark',
      320,
      [
        '81%',
        '74%',
        '缺价格（8）',
        '人字拼橡木',
        '1,204',
        '缺真实比例',
        '40 / 64',
        '瓷砖：赤足防滑等级',
        '60 个产品中的 42 个',
      ],
    ],
  ] as const)(
    'reads the figures beside the bars, and what to do next (%s, %s, %i wide)',
    async (tongue, theme, width, texts) => {
      answerAll()
      await show(<CompletenessView />, { tongue, theme, viewport: { width, height: 800 } })
      for (const text of texts) await expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
      expect(await seriousViolations(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  it('narrows the work to a brand and to what is missing, and the address keeps it', async () => {
    const { asked } = answerAll()
    const { address } = await show(<CompletenessView />, { address: '/operator/completeness?page=3' })
    await page.getByRole('button', { name: 'Nordhem', exact: true }).click()
    await expect.poll(address).toBe('/operator/completeness?brandId=1')
    await expect.element(page.getByRole('heading', { name: 'To be completed of Nordhem' })).toBeVisible()
    await page.getByLabelText('Gap').selectOptions('No price')
    await expect.poll(address).toBe('/operator/completeness?brandId=1&gap=price')
    await expect.poll(() => asked.findLast(({ of }) => of === undefined)).toMatchObject({ brandId: '1', gap: 'price' })
    await expect
      .element(page.getByRole('link', { name: 'Complete Herringbone oak' }))
      .toHaveAttribute('href', '/operator/products/7?at=trueScale')
    await page.getByRole('button', { name: 'Nordhem', exact: true }).click()
    await expect.poll(address).toBe('/operator/completeness?gap=price')
  })

  it('has the work of a brand in sight that was pressed far above, and takes the brand back there', async () => {
    answerAll()
    const list = [
      ...BRANDS.list,
      ...Array.from({ length: 18 }, (_, at) => ({ ...BRANDS.list[1], id: `${at + 3}`, englishName: `Brand ${at}` })),
    ]
    answer(getCompletenessOfBrands, { ...BRANDS, list, total: 20 })
    const { address } = await show(<CompletenessView />, {
      address: '/operator/completeness',
      viewport: { width: 390, height: 700 },
    })
    await page.getByRole('button', { name: 'Nordhem', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'To be completed of Nordhem' })).toBeInViewport()
    await expect.element(page.getByRole('region', { name: 'To be completed of Nordhem' })).toHaveFocus()
    await page.getByRole('button', { name: 'Not only Nordhem' }).click()
    await expect.poll(address).toBe('/operator/completeness')
    await expect.element(page.getByRole('region', { name: 'To be completed' })).toHaveFocus()
  })

  it('is led from a missing fact to the products that lack it, also those of a brand, and on to the next page', async () => {
    const { asked } = answerAll()
    const { address } = await show(<CompletenessView />, { address: '/operator/completeness' })
    const step = page.getByRole('link', { name: 'Show them Tile: Barefoot slip class' })
    await expect.element(step).toHaveAttribute('href', '/operator/products?categoryId=12&lacksFact=slip-barefoot')
    await expect.element(page.getByText('47 products lack a fact of their category.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Missing facts' }).getByRole('button', { name: /Next/ }).click()
    await expect.poll(address).toBe('/operator/completeness?facts=2')
    await page.getByRole('button', { name: 'Nordhem', exact: true }).click()
    await expect.poll(address).toBe('/operator/completeness?brandId=1')
    await expect.poll(() => asked.findLast(({ of }) => of === 'facts')).toMatchObject({ brandId: '1' })
    await expect.element(page.getByRole('heading', { name: 'Missing facts of Nordhem' })).toBeInTheDocument()
    await expect
      .element(step)
      .toHaveAttribute('href', '/operator/products?brandId=1&categoryId=12&lacksFact=slip-barefoot')
  })

  it('is told where nothing is missing', async () => {
    answer(getCompletenessOfBrands, BRANDS as never)
    answer(getMissingFacts, { list: [], total: 0, products: 0 })
    answer(getIncompleteProducts, { list: [], total: 0 })
    const { address } = await show(<CompletenessView />, { address: '/operator/completeness?gap=pack' })
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(address).toBe('/operator/completeness')
    await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
    await expect.element(page.getByText('No fact is missing.')).toBeVisible()
  })
})
