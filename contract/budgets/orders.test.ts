import { expect, test } from 'vitest'
import { NEW_LINE, NEW_PRICE, type Line, type LineSnapshot } from './entries.ts'
import type { LineFigures } from './figures.ts'
import { orderByOf, purchasesOf } from './orders.ts'

const snapshot = { brandId: '3', brand: { name: '诺德', enName: 'Nord' } } as LineSnapshot
const price = { ...NEW_PRICE, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null }
const aLine = (id: string, own: Partial<Line> = {}): Line => ({
  ...NEW_LINE,
  id,
  kind: 'sku',
  snapshot,
  sort: Number(id),
  price,
  ...own,
})
const figures = { need: '22.955', packs: 16, orderQty: '23.04' } as LineFigures

test('orders are grouped by supplier, else by brand, with the surplus', () => {
  const lines = [
    aLine('4', { snapshot: null, kind: 'custom' }),
    aLine('1'),
    aLine('2', { supplier: ' Holz & Co ' }),
    aLine('3'),
  ].map((line) => ({ line, figures }))
  const purchases = purchasesOf(lines, { projectDate: null })
  expect(purchases.map(({ key, orders }) => [key, orders.map(({ line }) => line.id)])).toEqual([
    ['brand 3', ['1', '3']],
    ['supplier Holz & Co', ['2']],
    ['', ['4']],
  ])
  expect(purchases[0]?.orders[0]).toMatchObject({ remainder: '0.085', orderBy: null })
})

test('rejected lines, alternatives, allowances and lines without a need are not ordered', () => {
  const none = { ...figures, need: '0', packs: 0, orderQty: '0' }
  const lines = [
    { line: aLine('1', { status: 'rejected' }), figures },
    { line: aLine('2', { alternativeOf: '1' }), figures },
    { line: aLine('3', { kind: 'allowance' }), figures },
    { line: aLine('4'), figures: none },
  ]
  expect(purchasesOf(lines, { projectDate: null })).toEqual([])
})

test('the last day to order is the project’s less the lead time', () => {
  expect(orderByOf({ leadTimeDays: 28 }, '2027-03-31')).toBe('2027-03-03')
  expect(orderByOf({ leadTimeDays: 0 }, '2027-03-31')).toBe('2027-03-31')
  expect(orderByOf({ leadTimeDays: 366 }, '2024-12-31')).toBe('2023-12-31')
  expect(orderByOf({ leadTimeDays: null }, '2027-03-31')).toBeNull()
  expect(orderByOf({ leadTimeDays: 3 }, null)).toBeNull()
})
