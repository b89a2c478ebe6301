import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as calls from '../../../contract/import-screen.ts'
import type { CheckOverview, ImportCheck, OneImport } from '../../../contract/import-screen.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { anImport } from '../../testing/imports/an-import.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { ImportView } from './ImportView.tsx'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 1366, height: 768 }
const view = <ImportView id="7" onDiscarded={() => undefined} />

const place = (row: number) => ({ kind: 'added' as const, line: row, row, key: `T-${row}`, model: `T-${row}`, name: `Terra ${row}` }) // prettier-ignore
const priced = (row: number, price: number) => ({ ...place(row), price, currency: 'EUR', unit: 'square_meter' })
const OVERVIEW: CheckOverview = {
  prices: [
    { currency: 'EUR', unit: 'square_meter', count: 118, bins: [{ from: 20, to: 50, count: 90 }, { from: 50, to: 100, count: 27 }, { from: 100, to: 200, count: 0 }, { from: 200, to: 500, count: 1 }] },
    { currency: 'USD', unit: 'square_foot', count: 2, bins: [{ from: 2, to: 5, count: 2 }] },
  ],
  sizes: [{ from: 500, to: 1000, count: 20 }, { from: 1000, to: 2000, count: 100 }],
  thicknesses: [{ from: 5, to: 10, count: 120 }],
  dearest: [priced(8, 480), priced(9, 92)],
  cheapest: [priced(10, 21.5)],
  largest: [{ ...place(11), size: 1200 }],
  smallest: [{ ...place(12), size: 600 }],
  farOff: { count: 1, list: [{ ...priced(8, 480), category: { name: '瓷砖', enName: 'Tiles' }, yuan: 3744, median: 310, per: 'square_meter', of: 'catalogue' }] },
} // prettier-ignore
const CHECKED: ImportCheck = {
  added: 40, changed: 2, unchanged: 3, rejected: 8, incomplete: 0, rows: 121, withdrawn: 0, novelties: [], noveltyCounts: {}, notes: [],
  rowsIn: { added: 100, changed: 5, unchanged: 3, rejected: 8 },
  overview: OVERVIEW,
} // prettier-ignore

function checked(more: Partial<OneImport> = {}): OneImport {
  const data = anImport({ state: 'checked', checked: CHECKED, isCheckedNow: true, mayRun: true, ...more })
  const leftOut = [{ kind: 'section' as const, count: 4, rows: [] }]
  return { ...data, facts: data.facts && { ...data.facts, rowsBelow: 120, leftOut } }
}

beforeEach(() => {
  answerLookups()
  answer(calls.getUploadRejections, { list: [], total: 0 })
  answer(calls.getImportPublishing, { ready: 0, published: 0, withoutSku: 0, runId: null })
})

const from = (row: number, column: string, value: string) => ({ row, column, value })
const ADDED = {
  line: 8, brand: 'Marmora', key: 'T-8', name: 'Terra 8', fields: [
    { field: 'category', was: null, is: 'Tiles', value: { kind: 'text' as const, text: 'Tiles > Floor' }, from: from(8, 'Kategorie', 'Tiles > Floor') },
    { field: 'currencyUnit', was: null, is: 'EUR', value: { kind: 'text' as const, text: '€' }, from: from(8, '', 'EUR') },
    { field: 'skus[T-8].price', was: null, is: '3.2', value: { kind: 'price' as const, low: 3.2, high: 3.2, currency: 'USD', unit: 'square_foot', quantity: 1 as const, comparable: { low: 245.2, high: 245.2, currency: 'CNY', per: 'square_meter', rateDate: '2026-01-01', rateSource: null } }, from: from(8, 'Price', 'US$ 3.20') },
    { field: 'skus[T-9].price', was: null, is: '48', value: { kind: 'price' as const, low: 48, high: 48, currency: 'EUR', unit: 'square_meter', quantity: 1 as const, comparable: { low: 48, high: 48, currency: 'EUR', per: 'square_meter', rateDate: null, rateSource: null } } },
    { field: 'skus[T-9].leadTimeDays', was: null, is: '0', value: { kind: 'days' as const, days: 0 } },
    { field: 'skus[T-8].size', was: null, is: '', value: { kind: 'size' as const, sides: [600, 1200, 9] }, from: from(8, 'Format', '60 x 120 x 0,9 cm') },
    { field: 'skus[T-8].leadTimeDays', was: null, is: '14', value: { kind: 'days' as const, days: 14 }, from: from(8, 'Lieferzeit', '2 Wochen') },
    { field: 'skus[T-8].taxIncluded', was: null, is: 'true', value: { kind: 'boolean' as const, is: true } },
    { field: 'skus[T-8].Thickness of wear layer', was: null, is: '0.55 mm', value: { kind: 'number' as const, low: 0.55, high: 0.7, unit: 'mm' }, from: from(8, 'Nutzschicht', '0,55-0,7') },
  ],
} // prettier-ignore

describe('the result of a dry run', () => {
  it.each([
    ['en', SMALL, '120 rows below the header: 100 in 40 added products, 5 in changed products, 3 unchanged, 8 rejected, 4 left out.', '1 of 120 prices is ten times over or under', /^Prices in € \/ (m²|square)/, '600 × 1,200 × 9 mm', '≈ 14 days', 'for every row: “EUR”', 'Price, row 8: “US$ 3.20”'],
    ['zh-CN', PHONE, '表头以下共 120 行：100 行属于 40 个新增产品，5 行属于更新的产品，3 行未变，8 行被拒绝，4 行未读取。', '120 个价格中有 1 个是', /^价格（€/, '600 × 1,200 × 9 mm', '≈ 14 天', '适用于每一行：“EUR”', 'Price，第 8 行：“US$ 3.20”'],
  ] as const)('accounts for each row, exposes what is far off, and leads to what was understood (%s)', async (tongue, viewport, accounts, far, chart, size, days, every, cell) => {
    answer(calls.getImport, checked())
    const asked: unknown[] = []
    answer(calls.getImportDifferences, (input) => {
      asked.push((input as { line?: unknown }).line)
      const isOne = asked.at(-1) !== undefined
      return { list: isOne ? [ADDED] : [ADDED, { ...ADDED, line: 9, key: 'T-9', name: 'Terra 9' }], total: 40 }
    })
    await show(view, { tongue, viewport })
    await expect.element(page.getByText(accounts)).toBeVisible()
    await expect.element(page.getByText(far).first()).toBeVisible()
    const histogram = page.getByRole('table', { name: chart })
    await expect.element(histogram.getByRole('cell', { name: '90', exact: true })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    page.getByRole('button', { name: 'Terra 8' }).first().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(size)).toBeVisible()
    expect(asked.at(-1)).toBe('8')
    await expect.element(page.getByText(days)).toBeVisible()
    await expect.element(page.getByText(every)).toBeVisible()
    await expect.element(page.getByText(cell)).toBeVisible()
    await expect.element(page.getByText(/3\.20 \/ .+ ≈ ¥245 \/ /)).toBeVisible()
    await expect.element(page.getByText('0.55 – 0.7 mm')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    // What is not converted is not said twice, and no days are no approximation.
    await expect.element(page.getByText(/^0 (days|天)$/)).toBeVisible()
    await expect.element(page.getByText(/^€48 \/ [^≈]+$/)).toBeVisible()
    await page.getByRole('button', { name: /^(Show all|显示全部)$/ }).click()
    await expect.poll(() => asked.at(-1)).toBeUndefined()
    // Of several products the names are seen at first.
    await expect.element(page.getByText('Terra 9', { exact: true })).toBeVisible()
    await expect.element(page.getByText(size).first()).not.toBeVisible()
  }) // prettier-ignore

  it('of an import that was checked before there was an overview shows what it has', async () => {
    const { overview: _overview, rowsIn: _rowsIn, ...old } = CHECKED
    answer(calls.getImport, checked({ checked: old }))
    answer(calls.getImportDifferences, { list: [{ ...ADDED, fields: [] }], total: 40 })
    await show(view, { viewport: SMALL })
    await expect.element(page.getByText('What it would do')).toBeVisible()
    expect(page.getByText('Prices and sizes').elements()).toEqual([])
  })
})

describe('a finished run', () => {
  it.each([
    ['en', SMALL, 'Publish 214 products', 'What this import added is withdrawn until it is published. 1 is left: it has no SKU on sale.', 'Being published'],
    ['zh-CN', PHONE, '上架 214 个产品', '此次导入新增的产品在上架之前不展示。 1 个未上架：没有在售的 SKU。', '正在上架'],
  ] as const)('offers to publish what it added (%s)', async (tongue, viewport, publish, told, going) => {
    const run = { id: '3', added: 215, changed: 0, unchanged: 0, rejected: 0, startTime: 1, finishTime: 2 }
    let data = checked({ state: 'done', run })
    answer(calls.getImport, () => data)
    answer(calls.getImportDifferences, { list: [], total: 0 })
    answer(calls.getImportPublishing, { ready: 214, published: 0, withoutSku: 1, runId: null })
    answer(calls.publishImport, () => (data = { ...data, state: 'publishing', work: 'going', progress: { done: 0, total: 214 } }))
    await show(view, { tongue, viewport })
    await expect.element(page.getByText(told)).toBeVisible()
    await page.getByRole('button', { name: publish }).click()
    await expect.element(page.getByText(going)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  }) // prettier-ignore
})
