import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  exportUsage,
  getUsageSearches,
  getUsageSeries,
  getUsageSummary,
  getUsageViews,
} from '../../contract/analysis.ts'
import { setUser } from '../members/session/current-user.ts'
import { seriousViolations } from '../testing/axe.ts'
import { aMember } from '../testing/members.ts'
import { answer, asked, breakDown } from '../testing/server-answers.ts'
import { show } from '../testing/show.tsx'
import { aUsageRank, aUsageSeries, aUsageSummary, someUsageWords } from '../testing/usage.ts'
import { AnalysisView } from './AnalysisView.tsx'
// The charts library is large: it loads before any test waits for it.
import './charts/CurveChart.tsx'

const DAYS = { from: '2026-11-24', to: '2026-11-26' }
const ADDRESS = `/?from=${DAYS.from}&to=${DAYS.to}`
const COUNTS = {
  view: [10, 1200, 30],
  favourite: [3, 0, 4],
  search_found: [5, 6, 7],
  search_unfound: [2, 0, 4],
  search_opened: [1, 2, 3],
  image_close: [1, 0, 0],
}
const RANKS = [
  aUsageRank({ id: '1', skuId: '11', view: 1200, favourite: 7 }),
  aUsageRank({ id: '2', skuId: null, enName: 'Terrazzo', name: '水磨石', isDeleted: true, view: 30 }),
  aUsageRank({ id: '3', skuId: null, enName: null, name: null, isDeleted: true, view: 10 }),
]
const WORDS = [
  someUsageWords({ words: 'oak', searches: 18, found: 18, opened: 6, finds: 12 }),
  someUsageWords({ words: 'wpc', searches: 6, unfound: 6 }),
  someUsageWords({ words: 'limewash', searches: 2, unfound: 2, finds: 3 }),
]

beforeEach(() => {
  setUser(aMember({ roles: ['member', 'editor'], permissions: ['analysis:read', 'catalogue:keep'] }))
  answer(getUsageSummary, aUsageSummary(COUNTS))
  answer(getUsageSeries, aUsageSeries({ view: [0, 9, 1] }))
  answer(getUsageViews, ({ event }) => ({
    ...DAYS,
    counted: DAYS,
    list: event === 'budget' ? [] : RANKS,
    total: event === 'budget' ? 0 : RANKS.length,
  }))
  answer(getUsageSearches, ({ kind }) => {
    const list = WORDS.filter(({ unfound }) => kind !== 'unfound' || unfound > 0)
    return { ...DAYS, counted: DAYS, list, total: list.length, wordless: 0 }
  })
})

const card = (name: string) => page.getByRole('region', { name, exact: true })
const table = (name: string) => card(name).getByRole('table').first()
const cellsOf = (part: Element) =>
  [...part.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent?.trim()))

it.each([
  ['en', 'light', { width: 1366, height: 768 }, 'Products looked at', 'Oak board'],
  ['zh-CN', 'dark', { width: 320, height: 640 }, '材料浏览', '橡木地板'],
] as const)('reads well (%s, %s)', async (tongue, theme, viewport, chart, product) => {
  await show(<AnalysisView unfoundActions={(words) => <a href="#next">{words}?</a>} />, {
    address: ADDRESS,
    tongue,
    theme,
    viewport,
  })
  await expect.element(page.getByRole('application', { name: chart })).toBeVisible()
  await expect.element(page.getByRole('link', { name: product, exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'wpc', exact: true })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
})

it('has behind each chart a table of the same figures, and says both in a sentence', async () => {
  await show(<AnalysisView />, { address: ADDRESS })
  const searches = card('Searches by words')
  await expect.element(searches.getByText('Found: 18, most on November 26 (7)')).toBeVisible()
  await searches.getByRole('button', { name: 'Table' }).click()
  await expect.element(searches.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  expect(cellsOf(table('Searches by words').element())).toEqual([
    ['Day', 'Found', 'Not found', 'Then opened'],
    ['Thursday, November 26, 2026', '7', '4', '3'],
    ['Wednesday, November 25, 2026', '6', '0', '2'],
    ['Tuesday, November 24, 2026', '5', '2', '1'],
    ['Total', '18', '6', '6'],
  ])
  await searches.getByRole('button', { name: 'Chart' }).click()
  await expect.element(searches.getByRole('application')).toBeVisible()
})

it('tells the figures of a day to whoever goes through a chart by keys', async () => {
  await show(<AnalysisView />, { address: ADDRESS })
  const chart = page.getByRole('application', { name: 'Products looked at' })
  await expect.element(chart).toBeVisible()
  ;(chart.element() as SVGElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Products looked at').getByText('Wednesday, November 25, 2026')).toBeVisible()
  await expect.element(card('Products looked at').getByText('1,200', { exact: true }).first()).toBeVisible()
})

it('adds up the period, and says how that has changed', async () => {
  const summary = aUsageSummary(COUNTS)
  const before = { view: 620, search_found: 24 } as Record<string, number>
  answer(getUsageSummary, {
    ...summary,
    lines: summary.lines.map((line) => ({
      ...line,
      before: line.event === 'board' ? null : (before[line.event] ?? 0),
    })),
  })
  await show(<AnalysisView />, { address: ADDRESS })
  const totals = page.getByRole('region', { name: 'Totals of the period' })
  await expect.element(totals).toBeVisible()
  const read = [...totals.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(read[0]).toBe('Searches24As in the 3 days before25% found nothing')
  expect(read[1]).toBe('Views1,240+100% against the 3 days before')
  expect(read[2]).toBe('Put into folders7Nothing in the 3 days before')
  expect(read[3]).toBe('Put on boards0The 3 days before are not kept any more')
})

it('keeps the period in the address, and asks for nothing that cannot be', async () => {
  const { address } = await show(<AnalysisView />, { address: ADDRESS })
  await expect.element(page.getByLabelText('From day')).toHaveValue('2026-11-24')
  await page.getByRole('link', { name: '7 days' }).click()
  expect(address()).toBe('/?period=7d')
  await expect.element(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
  await page.getByLabelText('To day').fill('2025-01-09')
  await expect.poll(address).toContain('to=2025-01-09')
  await page.getByLabelText('From day').fill('2025-01-20')
  await expect.element(page.getByText('The first day comes after the last one.')).toBeVisible()
  await expect.element(page.getByLabelText('From day')).toHaveAttribute('aria-invalid', 'true')
  expect(page.getByRole('region', { name: 'Totals of the period' }).elements()).toEqual([])
  await page.getByLabelText('From day').fill('2025-01-02')
  await expect.element(page.getByRole('region', { name: 'Totals of the period' })).toBeVisible()
})

it('ranks by each event, leads to what was used, and shows its course', async () => {
  const { address } = await show(<AnalysisView />, { address: ADDRESS })
  const ranking = page.getByRole('region', { name: 'Most used' }).first()
  await expect.element(ranking.getByRole('link', { name: 'Edit Oak board' })).toBeVisible()
  expect(cellsOf(table('Most used').element()).map(([, name, ...figures]) => [name, figures.slice(0, 2)])).toEqual([
    ['Name', ['Views', 'Folders']],
    ['Oak boardEdit', ['1,200', '7']],
    ['Terrazzodeleted', ['30', '0']],
    ['No. 3deleted', ['10', '0']],
  ])
  await ranking.getByRole('button', { name: 'Oak board over time' }).click()
  await expect.poll(address).toContain('open=1')
  await expect.element(page.getByText('Views: 10, most on November 25 (9)')).toBeVisible()
  await ranking.getByRole('button', { name: 'Budget lists' }).click()
  await expect.element(page.getByText('Nothing of the kind in this period.')).toBeVisible()
  expect(address()).toBe(`${ADDRESS}&event=budget`)
  await page.getByRole('link', { name: 'Brands' }).click()
  expect(address()).toBe(`${ADDRESS}&event=budget&by=brand`)
})

it('shows a course as wide as a phone', async () => {
  await show(<AnalysisView />, { address: `${ADDRESS}&open=1`, viewport: { width: 390, height: 700 } })
  const chart = page.getByRole('application', { name: 'Oak board over time' })
  await expect.element(chart).toBeVisible()
  expect(chart.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  const opener = page.getByRole('button', { name: 'Oak board over time' }).element().getBoundingClientRect()
  expect(opener.right).toBeLessThanOrEqual(390)
})

it('offers a next step for words that still find nothing', async () => {
  await show(<AnalysisView unfoundActions={(words) => <a href="#next">Next for {words}</a>} />, { address: ADDRESS })
  await expect.element(page.getByRole('link', { name: 'Next for wpc' })).toBeVisible()
  expect(page.getByRole('link', { name: /^Next for/ }).elements()).toHaveLength(1)
  await page.getByRole('link', { name: 'Not found' }).click()
  await expect.element(page.getByRole('link', { name: 'oak', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'limewash' })).toBeVisible()
})

it('says where nothing was counted', async () => {
  answer(getUsageSummary, aUsageSummary())
  answer(getUsageViews, { ...DAYS, counted: { from: '2026-11-01', to: '2026-11-30' }, list: [], total: 0 })
  answer(getUsageSearches, { ...DAYS, counted: DAYS, list: [], total: 0, wordless: 2 })
  await show(<AnalysisView />, { address: ADDRESS })
  await expect.element(page.getByText('Nothing was counted in this period.')).toBeVisible()
  await expect.element(page.getByText('Nobody searched by words in this period.')).toBeVisible()
  await expect.element(page.getByText('2 searches are counted without their words')).toBeVisible()
  await expect.element(page.getByText('counted from November 1, 2026 to November 30, 2026')).toBeVisible()
  expect(page.getByRole('application').elements()).toEqual([])
})

it('says where no words are kept any more', async () => {
  answer(getUsageSearches, { ...DAYS, counted: null, list: [], total: 0, wordless: 0 })
  await show(<AnalysisView />, { address: ADDRESS })
  await expect.element(page.getByText('No words of this period are kept any more.')).toBeVisible()
})

it('says what could not be loaded, and tries again', async () => {
  for (const endpoint of [getUsageSummary, getUsageViews, getUsageSearches]) breakDown(endpoint, 500)
  await show(<AnalysisView />, { address: ADDRESS })
  await expect.element(page.getByText('The figures could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('The searches could not be loaded.')).toBeVisible()
  answer(getUsageSummary, aUsageSummary(COUNTS))
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect.element(page.getByRole('region', { name: 'Totals of the period' })).toBeVisible()
})

it('takes each list along as a file', async () => {
  breakDown(exportUsage, 500)
  await show(<AnalysisView />, { address: ADDRESS })
  const exported = () => asked.filter((call) => call.includes(exportUsage.path)).length
  for (const [place, name] of ['Totals of the period', 'Most used', 'What was searched for'].entries()) {
    await page.getByRole('button', { name: `Download as CSV ${name}` }).click()
    await expect.poll(exported).toBe(place + 1)
  }
})
