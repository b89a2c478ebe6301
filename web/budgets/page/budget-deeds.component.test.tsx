import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  exportBudget,
  getBudget,
  getBudgetChanges,
  getOffers,
  setBudgetStatus,
  updateBudget,
  type Budget,
} from '../../../contract/budgets/calls.ts'
import { getProductPage } from '../../../contract/catalogue.ts'
import { getSimilar } from '../../../contract/image-search.ts'
import { getRateList } from '../../../contract/lookups.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBudget, aLine, aLineSnapshot, anAllocation, anOffer } from '../../testing/budgets.ts'
import { aCard } from '../../testing/products.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { OwnBudget } from './OwnBudget.tsx'

const ADA = aMember()
const AS_BEFORE = { status: 'on_sale', minPrice: '180.00', maxPrice: '220.00', currency: 'CNY' } as const
const VALID = { certificatesExpired: 0, certificatesUntil: null }

function aList(facts: Partial<Budget> = {}): Budget {
  const oak = aLine({ docCode: 'FL-01', skuId: '11' })
  const gone = aLine({ docCode: 'FL-02', skuId: '12' })
  const allocations = [anAllocation({ lineId: oak.id, netQty: '10' })]
  const budget = aBudget({ name: 'Harbour hotel', version: 3, lines: [oak, gone], allocations })
  const [first, second] = budget.lines
  if (!first || !second) throw new Error('two lines')
  const lines = [
    { ...first, now: { ...AS_BEFORE, ...VALID, minPrice: '190.00', changed: true } },
    { ...second, now: { ...AS_BEFORE, ...VALID, status: 'withdrawn' as const, changed: false } },
  ]
  return { ...budget, lines, ...facts }
}

async function visit(budget: Budget, setting?: Setting) {
  enterAs(ADA)
  answerLookups()
  answer(getRateList, [
    { currency: 'CNY', cny: 1, date: null, source: null },
    { currency: 'EUR', cny: 8, date: '2026-01-01', source: 'Bank' },
  ])
  answer(getBudget, budget)
  const server = { version: budget.version, status: budget.status, statusLog: budget.statusLog }
  answer(getBudgetChanges, () => ({
    ...server,
    right: 'own' as const,
    list: {},
    rooms: [],
    lines: [],
    allocations: [],
    removed: { rooms: [], lines: [], allocations: [] },
  }))
  answer(updateBudget, () => {
    server.version += 1
    return { version: server.version, totals: budget.totals }
  })
  answer(setBudgetStatus, ({ status }) => {
    server.version += 1
    server.status = status
    server.statusLog = [...server.statusLog, { status, name: 'Ada', time: Date.UTC(2026, 0, 5) }]
    return { version: server.version, statusLog: server.statusLog }
  })
  await show(
    <>
      <OwnBudget budgetId={budget.id} memberId={ADA.id} />
      <Toasts closeLabel="Close the message" />
    </>,
    setting,
  )
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const totals = () => page.getByRole('region', { name: 'Totals' })

test('a list is approved once its member has read what that closes', async () => {
  await visit(aList({ status: 'inReview' }))
  await page.getByRole('button', { name: 'Status: In review' }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  const asked = dialog('Approve')
  await expect.element(asked.getByText(/Lines, quantities and prices are closed/)).toBeVisible()
  await expect.element(asked.getByText('1 line has no price yet: the total is incomplete.')).not.toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
  await asked.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText(/^Approved: Lines, quantities/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add line' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Status: Approved' }).click()
  await page.getByRole('menuitem', { name: 'Status history' }).click()
  await expect.element(dialog('Status history').getByText('Ada')).toBeVisible()
})

test('the history of a list says which product took whose place after it had been approved', async () => {
  const substituted = { from: { name: '橡木', enName: 'Oak' }, to: { name: '白蜡木', enName: 'Ash' } }
  await visit(aList({ statusLog: [{ status: 'draft', name: 'Eve', time: Date.UTC(2026, 0, 6), substituted }] }))
  await page.getByRole('button', { name: 'Status: Draft' }).click()
  await page.getByRole('menuitem', { name: 'Status history' }).click()
  await expect.element(dialog('Status history').getByText(/since “Ash” took the place of “Oak” in it/)).toBeVisible()
})

test('whoever moves a list that was changed elsewhere meanwhile is told so', async () => {
  await visit(aList())
  refuse(setBudgetStatus, 409)
  await page.getByRole('button', { name: 'Status: Draft' }).click()
  await page.getByRole('menuitem', { name: 'Put in review' }).click()
  await expect.element(page.getByText(/changed elsewhere meanwhile/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible()
})

test('another base currency takes the rates of today for all lines, as one step', async () => {
  await visit(aList())
  await page.getByRole('button', { name: 'Settings of the budget list' }).click()
  const settings = dialog('Settings of the budget list')
  await settings.getByRole('combobox', { name: 'Currency' }).selectOptions('EUR')
  await settings.getByRole('textbox', { name: 'Contingency, %' }).fill('5')
  expect(await seriousViolations(document.body)).toEqual([])
  await settings.getByRole('button', { name: 'Save' }).click()
  // 10 × 180 ÷ 8 – 10 × 220 ÷ 8
  await expect.element(totals().getByText('225.00 – 275.00')).toBeVisible()
  await expect.element(totals().getByText('Contingency 5 %')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(totals().getByText('1,800.00 – 2,200.00')).toBeVisible()
})

test('where the project is stands with its settings', async () => {
  await visit(aList(), { theme: 'dark' })
  await page.getByRole('button', { name: 'Settings of the budget list' }).click()
  await expect.element(dialog('Settings of the budget list')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await dialog('Settings of the budget list')
    .getByRole('combobox', { name: 'Where the project is' })
    .selectOptions('44')
  await dialog('Settings of the budget list').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Settings of the budget list' }).click()
  const area = dialog('Settings of the budget list').getByRole('combobox', { name: 'Where the project is' })
  await expect.element(area).toHaveValue('44')
})

test('a target or a date that is missing is set where its field is at once', async () => {
  await visit(aList())
  await page.getByRole('button', { name: 'Set a target' }).click()
  const settings = dialog('Settings of the budget list')
  await expect.element(settings.getByRole('textbox', { name: /^Target/ })).toHaveFocus()
  await expect.element(settings.getByRole('textbox', { name: /^Target/ })).toBeInViewport({ ratio: 1 })
  await settings.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Set a date' }).click()
  await expect.element(settings.getByLabelText('On site by')).toHaveFocus()
})

test('a list without lines says how the first one comes', async () => {
  answer(getProductPage, { list: [], total: 0, skuTotal: 0, understood: [], hints: [] })
  await visit(aBudget({ name: 'Villa' }))
  await expect.element(page.getByText('No lines yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add line' }).last().click()
  await expect.element(page.getByRole('button', { name: 'Add line' }).first()).toHaveAttribute('aria-expanded', 'true')
  expect(await seriousViolations(document.body)).toEqual([])
})

test('prices that have changed are taken over in one step, and what is no longer on sale is told', async () => {
  await visit(aList())
  answer(getOffers, [anOffer({ skuId: '11', snapshot: aLineSnapshot({ minPrice: '190.00', capturedAt: 5 }) })])
  await page.getByRole('button', { name: 'Prices have changed · 1' }).click()
  const changes = dialog('What has changed in the catalogue')
  await expect.element(changes.getByText('CNY 180.00 – 220.00 → CNY 190.00 – 220.00')).toBeVisible()
  await expect.element(changes.getByText('no longer on sale')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await changes.getByRole('button', { name: 'Use today’s price in 1 line' }).click()
  await expect.element(totals().getByText('1,900.00 – 2,200.00')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(totals().getByText('1,800.00 – 2,200.00')).toBeVisible()
})

test('a product that takes the place of another brings its own warnings with it, and an undo takes them away', async () => {
  await visit(aList())
  const expired = { ...AS_BEFORE, certificatesExpired: 1, certificatesUntil: null, changed: false }
  const alike = { score: 0.9, texture: 0.9, deltaE: 1, band: 'close' as const, matches: [] }
  answer(getSimilar, { list: [{ ...aCard({ skuId: '13' }), ...alike }], total: 1 })
  answer(getOffers, ({ skuIds }) =>
    String(skuIds)
      .split(',')
      .map((skuId) => anOffer({ skuId, ...(skuId === '13' && { now: expired }) })),
  )
  const row = page.getByRole('row', { name: /FL-01/ })
  await row.getByRole('button', { name: /^Details of/ }).click()
  await page.getByRole('button', { name: 'Replace with…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Replace with ./ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(row).toMatchTextContent('certificate ended')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.element(row).not.toMatchTextContent('certificate ended')
})

test.each(['light', 'dark'] as const)(
  'whoever exports a list says for whom the file is, and what that leaves out (%s)',
  async (theme) => {
    await visit(aList(), { theme })
    await page.getByRole('button', { name: 'Export' }).click()
    const exporting = dialog('Export the budget list')
    await exporting.getByText('For the client').click()
    await expect.element(exporting.getByText('Without cost, markup and suppliers.')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    breakDown(exportBudget, 500)
    const start = exporting.getByRole('button', { name: 'Export', exact: true })
    await start.click()
    await expect.element(start).not.toHaveAttribute('aria-disabled', 'true')
    await expect.element(exporting.getByText('Without cost, markup and suppliers.')).toBeVisible()

    const disposition = "attachment; filename*=UTF-8''Lobby.xlsx"
    answer(exportBudget, () => new Response('PK', { headers: { 'content-disposition': disposition } }))
    await start.click()
    await expect.element(exporting).not.toBeInTheDocument()
  },
)
