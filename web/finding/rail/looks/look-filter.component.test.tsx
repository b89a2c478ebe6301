import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductFacets, getProductPage } from '../../../../contract/catalogue.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { answerFilterLookups, aWholeList, fullFacets } from '../../../testing/finding.ts'
import { aCard } from '../../../testing/products.ts'
import { answer } from '../../../testing/server-answers.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { FilterChips } from '../../filters/FilterChips.tsx'
import { noFilters } from '../../filters/filters.ts'
import { FilterRail } from '../FilterRail.tsx'
// It loads before any test waits for it.
import '../RailFacets.tsx'

const looks = {
  warmths: [
    { value: 'warm', count: 7 },
    { value: 'neutral', count: 4 },
    { value: 'unmeasured', count: 3 },
  ],
  patterns: [{ value: 'unmeasured', count: 3 }],
  livelinesses: [{ value: 'unmeasured', count: 3 }],
}

beforeEach(() => {
  answerFilterLookups()
  answer(getProductFacets, fullFacets(looks))
  answer(getProductPage, aWholeList([aCard()]))
})

async function showRail(address = '/', setting: Setting = {}) {
  const shown = await show(<FilterRail />, { address, ...setting })
  await expect.element(page.getByRole('slider').first()).toBeInTheDocument()
  return shown
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

test.each([
  {
    tongue: 'en',
    title: 'Look (measured from pictures)',
    neutral: 'Neutral',
    warm: 'Warm',
    rest: '3 products are not measured yet.',
  },
  { tongue: 'zh-CN', title: '外观（据图片测得）', neutral: '中性色', warm: '暖色', rest: '有 3 件产品尚未测量。' },
] as const)(
  'looks are ticked by keyboard and press, and say what is not measured ($tongue)',
  async ({ tongue, title, neutral, warm, rest }) => {
    const { address } = await showRail('/', { tongue })
    const group = page.getByRole('region', { name: title, exact: true })
    group.getByRole('button', { name: title, exact: true }).element().focus()
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(box(warm)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(address).toBe('/?warmth=warm')
    await box(neutral).click()
    await expect.poll(address).toBe('/?warmth=warm,neutral')
    await expect.element(group.getByText(rest)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  },
)

test('a group without words is left out, and all of them where nothing is measured', async () => {
  await showRail()
  const fold = page.getByRole('button', { name: 'Look (measured from pictures)' })
  await fold.click()
  await expect.element(page.getByRole('group', { name: 'Warm or cool' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Calm or lively' })).not.toBeInTheDocument()
  answer(getProductFacets, fullFacets({ warmths: [{ value: 'unmeasured', count: 3 }] }))
  await page.getByRole('checkbox', { name: 'In stock' }).click()
  await expect.element(fold).not.toBeInTheDocument()
})

test.each([
  ['en', ['Warm', 'Veined', 'Not measured yet']],
  ['zh-CN', ['暖色', '纹理脉络', '尚未测量']],
] as const)('each word in force has a chip, which takes it away (%s)', async (tongue, words) => {
  const filters = { ...noFilters, warmths: ['warm'], patterns: ['veined'], livelinesses: ['unmeasured'] }
  const { address } = await show(<FilterChips filters={filters} />, {
    tongue,
    address: '/?warmth=warm&pattern=veined&liveliness=unmeasured',
  })
  for (const word of words) await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: words[0] }).click()
  await expect.poll(address).toBe('/?pattern=veined&liveliness=unmeasured')
})
