import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getCompletenessOfBrands, getIncompleteProducts } from '../../../contract/keeping/completeness.ts'
import type { IncompleteProduct } from '../../../contract/keeping/completeness.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { CompletenessView } from './CompletenessView.tsx'

const nordhem = { id: '1', name: '诺木', englishName: 'Nordhem' }
const BRANDS = {
  all: { products: 14, complete: 4, completeness: 81, worst: { gap: 'price', count: 8 } },
  list: [
    { ...nordhem, products: 10, complete: 0, completeness: 74, worst: { gap: 'price', count: 8 } },
    { id: '2', name: null, englishName: 'Sten', products: 4, complete: 4, completeness: 100, worst: null },
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

function answerAll(): { asked: Record<string, string>[] } {
  const asked: Record<string, string>[] = []
  answer(getCompletenessOfBrands, BRANDS as never)
  answer(getIncompleteProducts, (input) => {
    asked.push(input as Record<string, string>)
    return { list: [OAK], total: 1 }
  })
  return { asked }
}

describe('whoever completes the catalogue', () => {
  it.each([
    ['en', 'light', 1366, ['81%', '74%', 'No price (8)', 'Herringbone oak', '1,204', 'No true scale']],
    ['zh-CN', 'dark', 320, ['81%', '74%', '缺价格（8）', '人字拼橡木', '1,204', '缺真实比例']],
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
    await expect.poll(() => asked.at(-1)).toMatchObject({ brandId: '1', gap: 'price' })
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

  it('is told where nothing is missing', async () => {
    answer(getCompletenessOfBrands, BRANDS as never)
    answer(getIncompleteProducts, { list: [], total: 0 })
    const { address } = await show(<CompletenessView />, { address: '/operator/completeness?gap=pack' })
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(address).toBe('/operator/completeness')
    await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
  })
})
