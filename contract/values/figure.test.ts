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
