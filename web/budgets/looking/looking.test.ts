import { expect, test } from 'vitest'
import type { RoomShare } from '../../../contract/budgets/arithmetic/shares.ts'
import { NEW_LINE, NEW_PRICE, type Line } from '../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../contract/budgets/figures.ts'
import { deadlinesOf } from './lead-times.ts'
import { spendingBy, stagesOf, type LineSums } from './spending.ts'

const price = { ...NEW_PRICE, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null }
const aLine = (id: string, own: Partial<Line> = {}): Line => ({
  ...NEW_LINE,
  id,
  kind: 'custom',
  sort: Number(id),
  price,
  ...own,
})
const amounts = (low: string, high: string) => ({ low, high, chosen: high })

const figures: Record<string, Partial<LineFigures>> = {
  1: amounts('100.10', '200.20'),
  2: amounts('50.00', '50.00'),
  3: { low: null, high: null, chosen: null },
  4: amounts('999.00', '999.00'),
}
const sums: LineSums = {
  figures: (id) => figures[id] as LineFigures | undefined,
  shares: (id) =>
    (id === '1'
      ? [
          { roomId: 'a', ...amounts('60.06', '120.12') },
          { roomId: 'b', ...amounts('40.04', '80.08') },
        ]
      : [{ roomId: null, ...figures[id] }]) as RoomShare[],
}
const lines = [
  aLine('1', { section: 'Floor', status: 'ordered' }),
  aLine('2', { section: 'Wall', price: { ...price, chosen: '5' }, status: 'delivered' }),
  aLine('3', { section: 'Wall' }),
  aLine('4', { section: 'Wall', status: 'rejected' }),
]
const known = { sums, currency: 'CNY' }

test('where the money goes leaves out what counts nowhere, the dearest first', () => {
  expect(spendingBy('section', lines, known)).toEqual([
    { groupId: 'Floor', low: '100.10', high: '200.20', chosen: '200.20' },
    { groupId: 'Wall', low: '50.00', high: '50.00', chosen: '50.00' },
  ])
  expect(spendingBy('room', lines, known).map(({ groupId, chosen }) => [groupId, chosen])).toEqual([
    ['a', '120.12'],
    ['b', '80.08'],
    ['', '50.00'],
  ])
})

test('what is delivered was ordered too', () => {
  expect(stagesOf(lines, known)).toEqual({
    planned: '250.20',
    chosen: '50.00',
    ordered: '250.20',
    delivered: '50.00',
  })
})

test('what is to be ordered soonest comes first, and nothing that is ordered already', () => {
  const waiting = [
    aLine('1', { leadTimeDays: 10 }),
    aLine('2', { leadTimeDays: 100 }),
    aLine('3', { leadTimeDays: null }),
    aLine('4', { leadTimeDays: 100, status: 'ordered' }),
    aLine('5', { leadTimeDays: 100, status: 'rejected' }),
  ]
  const deadlines = deadlinesOf(waiting, { projectDate: '2027-03-31', today: '2027-01-01' })
  expect(deadlines.map(({ line, orderBy, daysLeft }) => [line.id, orderBy, daysLeft])).toEqual([
    ['2', '2026-12-21', -11],
    ['1', '2027-03-21', 79],
  ])
  expect(deadlinesOf(waiting, { projectDate: null, today: '2027-01-01' })).toEqual([])
})
