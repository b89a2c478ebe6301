import { expect, it } from 'vitest'
import { readPlainNumber } from './figure.ts'

it.each([
  ['', null],
  ['  ', null],
  ['128.50', 128.5],
  ['1,234.5', 1234.5],
  ['１２', 12],
  ['1 234.5', 1234.5],
  ['１，２３４．５', 1234.5],
  ['12。5', 12.5],
  ['−3', -3],
  ['-3', -3],
  ['.5', 0.5],
  ['128,50', 128.5],
  ['12a', undefined],
  ['1e3', undefined],
])('reads %j as %s', (typed, number) => {
  expect(readPlainNumber(typed)).toBe(number)
})

it.each([
  ['20', 20],
  ['20 mm', 20],
  ['2 cm', 20],
  ['２ｃｍ', 20],
  ['1,2 m', 1200],
  [`5' 6 1/2"`, 1689.1],
  ['1/3 ft', 101.6],
  ['2 kg', undefined],
  ['2 pcs', undefined],
  ['20 mm²', undefined],
  ['10-20 mm', undefined],
  ['ca. 20 mm', undefined],
  ['20 €', undefined],
])('reads %j in millimetres as %s', (typed, number) => {
  expect(readPlainNumber(typed, 'millimeter')).toBe(number)
})

it('takes no unit where the field has none', () => {
  expect(readPlainNumber('20 mm')).toBeUndefined()
})
