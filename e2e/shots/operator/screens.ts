import type { Page } from 'playwright-core'
import { getUsageSearches, getUsageSeries, getUsageSummary, getUsageViews } from '../../../contract/analysis.ts'
import { getPlaceRules } from '../../../contract/keeping/place-rules.ts'
import { answer, bringIntoView, dialog, main, press, showChanged, showWith } from '../steps.ts'
import type { Screen } from '../screen.ts'
import { noUsage, usageSearches, usageSeries, usageSummary, usageViews } from './made-up.ts'
import { peopleScreens } from './people-screens.ts'
import { productScreens } from './product-screens.ts'
import { recordScreens } from './record-screens.ts'

/** Screens of the operator's area, for somebody of the staff. */
export const operatorScreens: Screen[] = [
  { name: 'operator', path: '/operator', open: showsWorkplace },
  ...productScreens,
  ...recordScreens,
  { name: 'operator-places', path: '/operator/places' },
  { name: 'operator-places-refused', path: '/operator/places', open: refuseThreshold },
  { name: 'operator-places-changed', path: '/operator/places', open: showsChangedRules },
  { name: 'operator-imports', path: '/operator/import', open: showsImports },
  { name: 'operator-demonstration', path: '/operator/import', open: showsDemonstration },
  { name: 'operator-demonstration-removal', path: '/operator/import', open: askToRemove },
  { name: 'operator-export', path: '/operator/export', open: showsExport },
  { name: 'operator-analysis', path: '/operator/analysis', open: showsCharts },
  { name: 'operator-analysis-none', path: '/operator/analysis', open: showsNoUsage },
  { name: 'operator-analysis-table', path: '/operator/analysis', open: showsFigures },
  { name: 'operator-analysis-ranking', path: '/operator/analysis', open: openRank },
  { name: 'operator-analysis-words', path: '/operator/analysis', open: showsWords },
  { name: 'operator-analysis-meaning', path: '/operator/analysis', open: openMeanings },
  { name: 'operator-analysis-crossed', path: '/operator/analysis?from=2026-02-01&to=2026-01-01' },
  ...peopleScreens,
  { name: 'operator-changes', path: '/operator/audit' },
  { name: 'operator-changes-filtered', path: '/operator/audit?entity=product&kind=added&origin=demonstration' },
  { name: 'operator-changes-none', path: '/operator/audit?from=2020-01-01&to=2020-01-02' },
]

async function showsWorkplace(page: Page): Promise<void> {
  await main(page).getByRole('heading', { level: 1 }).waitFor()
  await main(page).locator('output').waitFor({ state: 'detached' })
}

/** The server refuses the class; nothing is saved. */
async function refuseThreshold(page: Page): Promise<void> {
  const first = main(page).getByRole('textbox').first()
  await first.fill('zzz')
  await first.press('Enter')
  await main(page).locator('[aria-invalid=true]').waitFor()
  await bringIntoView(first)
}

async function showsChangedRules(page: Page): Promise<void> {
  await showChanged(page, getPlaceRules, ([first, ...others]) => {
    const [demand, ...rest] = first?.demands ?? []
    if (!first || !demand) return []
    const ways = demand.ways.map((way, nth) =>
      nth === 0 ? { ...way, threshold: way.classes.at(-1) ?? way.own } : { ...way, isOff: true },
    )
    return [{ ...first, demands: [{ ...demand, ways }, ...rest] }, ...others]
  })
  await main(page).getByRole('switch').first().waitFor()
}

async function showsImports(page: Page): Promise<void> {
  await main(page).getByText('demonstration').first().waitFor()
}

async function showsDemonstration(page: Page): Promise<void> {
  await showsImports(page)
  await bringIntoView(main(page).getByRole('button', { name: /^(Remove the demonstration|移除演示数据)/ }))
}

/** Opens the question alone: it must never be answered here. */
async function askToRemove(page: Page): Promise<void> {
  await showsImports(page)
  await press(main(page), /^(Remove the demonstration|移除演示数据)/)
  await dialog(page).getByRole('listitem').first().waitFor()
}

async function showsExport(page: Page): Promise<void> {
  await main(page).getByRole('radio').first().waitFor()
}

async function showsCharts(page: Page): Promise<void> {
  await answer(page, getUsageSeries, usageSeries)
  await answer(page, getUsageViews, usageViews)
  await answer(page, getUsageSearches, usageSearches)
  await showWith(page, getUsageSummary, usageSummary)
  await main(page).getByRole('application').nth(3).waitFor()
}

async function showsNoUsage(page: Page): Promise<void> {
  await answer(page, getUsageViews, { ...usageViews, list: [], total: 0 })
  await answer(page, getUsageSearches, { ...usageSearches, list: [], total: 0, wordless: 0 })
  await showWith(page, getUsageSummary, noUsage)
}

async function showsFigures(page: Page): Promise<void> {
  await showsCharts(page)
  await press(main(page), /^(Table|表格)$/)
  await bringIntoView(main(page).getByRole('table').first())
}

async function openRank(page: Page): Promise<void> {
  await showsCharts(page)
  await press(main(page), /over time$|的走势$/)
  await bringIntoView(main(page).getByRole('application').nth(4))
}

async function showsWords(page: Page): Promise<void> {
  await showsCharts(page)
  await bringIntoView(main(page).getByRole('link', { name: 'nussbaum' }))
}

async function openMeanings(page: Page): Promise<void> {
  await showsWords(page)
  await press(main(page), /^(Find a meaning|指定含义)/)
  await dialog(page).getByRole('textbox').last().waitFor()
}
