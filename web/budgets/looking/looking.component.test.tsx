import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import { NEW_BUDGET, type BudgetFields } from '../../../contract/budgets/budget.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM, type Entry, type Line } from '../../../contract/budgets/entries.ts'
import { whatCounts } from '../../../contract/budgets/what-counts.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { show } from '../../testing/show.tsx'
import type { SpendingChoice } from './looked-at.ts'
import { LookingPanel } from './LookingPanel.tsx'

const price = { ...NEW_PRICE, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null }
const aLine = (id: string, own: Partial<Line>): Line => ({
  ...NEW_LINE,
  id,
  kind: 'custom',
  sort: Number(id),
  price,
  ...own,
})
const lines = [
  aLine('1', { name: 'Oak', section: 'Floor', price: { ...price, low: '180', high: '220' }, leadTimeDays: 28 }),
  aLine('2', { name: 'Marble', section: 'Walls', price: { ...price, low: '100' }, leadTimeDays: 120 }),
]
const room = { ...NEW_ROOM, id: 'r', name: 'Lobby', sort: 1 }
const entries = new Map<string, Entry>([
  ['r', { type: 'room', ...room }],
  ...lines.map((line): [string, Entry] => [line.id, { type: 'line', ...line }]),
  ...lines.map(({ id }): [string, Entry] => [
    `a${id}`,
    {
      type: 'allocation',
      id: `a${id}`,
      lineId: id,
      roomId: 'r',
      netQty: '10',
      source: 'manual',
      layout: null,
      wastePct: '0',
    },
  ]),
])

function Panel({ own }: { own?: Partial<BudgetFields> }) {
  const fields = { ...NEW_BUDGET, name: 'Lobby', defaultTaxRate: '0', ...own }
  const sums = createSums(fields, entries)
  const counts = whatCounts(lines.map((line) => ({ price: line.price, figures: sums.figures(line.id) })))
  const [choice, setChoice] = useState<SpendingChoice | null>(null)
  return (
    <LookingPanel
      budget={{ fields, lines, rooms: [room], sums, totals: sums.totals(), counts }}
      today="2027-01-01"
      choice={choice}
      onChoose={setChoice}
      onOpenLine={() => undefined}
      onSettings={() => undefined}
    />
  )
}

beforeEach(answerLookups)

test('a group’s share is shown, and a press shows only its lines', async () => {
  await show(<Panel own={{ targetBudget: '3000', projectDate: '2027-03-31' }} />)
  const floor = page.getByRole('button', { name: 'Floor 2,200.00 69 %' })
  await floor.click()
  await expect.element(floor).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show all lines' }).click()
  await expect.element(floor).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('200.00 below the target')).toBeVisible()
  await expect.element(page.getByText('200.00 above the target').first()).toBeVisible()
  await expect.element(page.getByText('Order by March 3 · 61 days left')).toBeVisible()
  await expect.element(page.getByText('Order by December 1, 2026 · 31 days late')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('what is missing is said, in both languages', async () => {
  await show(<Panel />, { tongue: 'zh-CN', theme: 'dark' })
  await expect.element(page.getByText('设定目标后，可看到预算清单与目标的差距。')).toBeVisible()
  await expect.element(page.getByText('设定项目日期后，可看到每项最迟何时订购。')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})
