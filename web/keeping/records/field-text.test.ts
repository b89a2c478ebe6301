import { expect, it } from 'vitest'
import { valueOfText } from './field-text.ts'

it.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['7,8123', 7.8123],
  ['7,812', 7812],
  ['7.812', 7.812],
  ['٧٫٥', 7.5],
  ["1'234", 1234],
  ['１２，５', 12.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1,234,567', 1_234_567],
  ['-0,5', -0.5],
  ['', null],
  ['12,', 12],
  ['5 mm', '5 mm'],
  ['1,2,3', '1,2,3'],
  ['1e3', '1e3'],
  ['many', 'many'],
])('reads %j in a field of numbers as %j', (typed, value) => {
  expect(valueOfText({ name: 'cny', as: 'number' }, typed)).toBe(value)
})

it.each([
  ['1,000', 1000],
  ['20', 20],
  ['2,5', 2.5],
])('reads %j in a field of whole numbers as %j', (typed, value) => {
  expect(valueOfText({ name: 'sort', as: 'number' }, typed)).toBe(value)
})

it('reads a code in capital letters, however it is typed', () => {
  expect(valueOfText({ name: 'country', as: 'line', isCode: true }, ' se ')).toBe('SE')
  expect(valueOfText({ name: 'country', as: 'line' }, 'se')).toBe('se')
})
