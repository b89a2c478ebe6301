import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { exportBudget } from '../../../contract/budgets/calls.ts'
import type { Entry, LineStatus } from '../../../contract/budgets/entries.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer, Refusal } from '../../testing/server-answers.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { useStore } from '../../kit/store.ts'
import { aLine, aLineSnapshot, anAllocation, anEditedBudget, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import { OrdersView } from './OrdersView.tsx'

interface Shown extends Setting {
  status?: BudgetStatus
  projectDate?: string
  laying?: LineStatus
}

beforeEach(answerLookups)

async function showOrders({
  status = 'approved',
  projectDate = '2099-03-31',
  laying = 'approved',
  ...setting
}: Shown = {}) {
  const entries: Entry[] = [
    aLine(1, {
      kind: 'sku',
      skuId: '9',
      docCode: 'FL-01',
      name: 'Oak',
      snapshot: aLineSnapshot(),
      status: 'approved',
      leadTimeDays: 28,
      pack: { coveragePerPack: '1.44', sellUnit: 'box' },
    }),
    anAllocation(2, { lineId: entryIdOf(1), netQty: '22.955' }),
    aLine(3, { name: 'Laying', kind: 'service', supplier: 'Parkett Bauer', status: laying }),
    anAllocation(4, { lineId: entryIdOf(3), netQty: '20' }),
  ]
  const editor = anEditedBudget(entries, { projectDate })
  const Orders = () => {
    const { fields, items } = useStore(editor, ({ draft }) => draft)
    const sums = createSums(fields, items)
    const lines = [...items.values()].filter((entry) => entry.type === 'line')
    return (
      <OrdersView
        budgetId="7"
        fields={fields}
        status={status}
        lines={lines}
        rooms={[]}
        sums={sums}
        onChange={(changed) => editor.edit({ put: changed.map((line) => ({ type: 'line', ...line })) })}
        onOpenLine={() => undefined}
        onBeforeFile={async () => undefined}
      />
    )
  }
  await show(<Orders />, setting)
  return { entry: (number: number) => editor.get().draft.items.get(entryIdOf(number)) }
}

test('what to order stands by who sells it, in whole packs, with what is left over and until when', async () => {
  const { entry } = await showOrders()
  const seller = page.getByRole('region', { name: 'Nordhem' })
  await expect.element(seller.getByText('16 boxes')).toBeVisible()
  await expect.element(seller.getByText('covers 23.04 m²')).toBeVisible()
  await expect.element(seller.getByText('22.955 m² needed · 0.085 m² left over')).toBeVisible()
  await expect.element(seller.getByText('Order by Mar 3, 2099')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Batch Oak' }), 'H-0426')
  await userEvent.tab()
  expect(entry(1)).toMatchObject({ batchNo: 'H-0426' })
  await seller.getByRole('checkbox', { name: 'Delivered Oak' }).click()
  expect(entry(1)).toMatchObject({ status: 'delivered' })
  await expect.element(seller.getByRole('checkbox', { name: 'Ordered Oak' })).toBeChecked()
  await page.getByRole('button', { name: 'Mark all as ordered' }).click()
  expect(entry(3)).toMatchObject({ status: 'ordered' })
  await page.getByRole('button', { name: 'Mark all as delivered' }).click()
  expect(entry(3)).toMatchObject({ status: 'delivered' })
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a purchase list is saved of a brand, and of a supplier', async () => {
  const wished: unknown[] = []
  answer(exportBudget, async ({ audience, format, brandId, supplier }) => {
    wished.push({ audience, format, brandId, supplier })
    throw new Refusal(1009002003)
  })
  await showOrders()
  await page.getByRole('button', { name: 'XLSX Parkett Bauer' }).click()
  await expect.poll(() => wished).toEqual([{ audience: 'orders', format: 'xlsx', supplier: 'Parkett Bauer' }])
  await page.getByRole('button', { name: 'PDF Nordhem' }).click()
  await expect.poll(() => wished[1]).toEqual({ audience: 'orders', format: 'pdf', brandId: '7' })
})

test('a phone ticks with a thumb, in Chinese and in the dark', async () => {
  const { entry } = await showOrders({ tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } })
  await page.getByRole('checkbox', { name: '已到货 Oak' }).click()
  expect(entry(1)).toMatchObject({ status: 'delivered' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('what should have been ordered already says so', async () => {
  await showOrders({ projectDate: '2021-03-31' })
  await expect.element(page.getByText('Was to be ordered by Mar 3, 2021')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('before the list is approved, what is approved of it can be ordered, and the rest says why not', async () => {
  const { entry } = await showOrders({ status: 'draft', laying: 'proposed' })
  const why = 'Until the budget list is approved, only lines that are approved can be marked as ordered.'
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(page.getByText('Approved', { exact: true })).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Ordered Laying' })
  await expect.element(box).toHaveAttribute('aria-disabled', 'true')
  await expect.element(box).toHaveAccessibleDescription(why)
  const live = page.getByRole('checkbox', { name: 'Ordered Oak' })
  const look = (element: Element) => getComputedStyle(element).borderColor
  expect(look(box.element())).not.toBe(look(live.element()))
  await box.click({ force: true })
  await expect.element(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Mark all as ordered' }).click()
  expect([entry(1), entry(3)]).toMatchObject([{ status: 'ordered' }, { status: 'proposed' }])
  await expect.element(page.getByRole('checkbox', { name: 'Delivered Oak' })).not.toHaveAttribute('aria-disabled')
})
