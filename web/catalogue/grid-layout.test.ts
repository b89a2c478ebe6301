import { expect, test } from 'vitest'
import { gridLayout } from './grid-layout.ts'

test('a desk of 1920 px shows six columns, none under 220 units', () => {
  const layout = gridLayout(1540, { u: 1, isPhone: false })
  expect(layout.columns).toBe(6)
  expect(layout.cardWidth).toBeGreaterThanOrEqual(220)
})

test('columns follow the unit, so a wide screen has as many', () => {
  expect(gridLayout(3080, { u: 2, isPhone: false }).columns).toBe(6)
})

test('a phone shows two columns however narrow', () => {
  expect(gridLayout(288, { u: 1, isPhone: true }).columns).toBe(2)
  expect(gridLayout(358, { u: 1, isPhone: true }).cardWidth).toBe(173)
})

test('a very narrow card gives brand and price a line each', () => {
  const phone = gridLayout(358, { u: 1, isPhone: true })
  const narrow = gridLayout(288, { u: 1, isPhone: true })
  expect([phone.isStacked, narrow.isStacked]).toEqual([false, true])
  expect(narrow.rowHeight - narrow.cardWidth).toBe(phone.rowHeight - phone.cardWidth + 20)
})

test('there is always a column', () => {
  expect(gridLayout(100, { u: 1, isPhone: false }).columns).toBe(1)
})

test('under words every card has a line for what they were found in', () => {
  const unit = { u: 1, isPhone: false }
  expect(gridLayout(1540, unit, { hasMatchLine: true }).rowHeight).toBe(gridLayout(1540, unit).rowHeight + 20)
})
