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

test('a card of an upright phone gives brand and price a line each, and one of a small phone the comparable price too', () => {
  const [small, phone, wide, landscape] = [288, 358, 398, 812].map((width) =>
    gridLayout(width, { u: 1, isPhone: true }),
  )
  expect([small, phone, wide, landscape].map((layout) => layout?.isStacked)).toEqual([true, true, true, false])
  expect([small, phone, wide, landscape].map((layout) => layout?.isNarrow)).toEqual([true, false, false, false])
  const textOf = (layout = landscape) => (layout ? layout.rowHeight - layout.cardWidth : 0)
  expect(textOf(phone)).toBe(textOf(landscape) + 20)
  expect(textOf(phone)).toBe(textOf(small))
})

test('no card of a desk needs more lines', () => {
  for (let width = 300; width < 3000; width += 7)
    expect(gridLayout(width, { u: 1, isPhone: false }).isStacked).toBe(false)
})

test('there is always a column', () => {
  expect(gridLayout(100, { u: 1, isPhone: false }).columns).toBe(1)
})

test('under words every card has a line for what they were found in', () => {
  const unit = { u: 1, isPhone: false }
  expect(gridLayout(1540, unit, { hasMatchLine: true }).rowHeight).toBe(gridLayout(1540, unit).rowHeight + 20)
})
