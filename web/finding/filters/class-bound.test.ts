import { expect, test } from 'vitest'
import { boundIn, placeOfClass, readBound, writeBound } from './class-bound.ts'

const scales = [
  { key: '', name: '', enName: '', classes: ['B', 'A2', 'A1'] },
  { key: 'fl', name: '地面', enName: 'Floors', classes: ['Bfl', 'A2fl'] },
]
const fact = { code: 'fire-en', scales, isBetter: true, norm: '', enNorm: '' }

test.each([
  ['R11..', { low: 'R11', high: null }],
  ['..R11', { low: null, high: 'R11' }],
  ['R10..R11', { low: 'R10', high: 'R11' }],
  ['B-s1,d0..', { low: 'B-s1,d0', high: null }],
])('%s is a bound, and is written as it was read', (value, bound) => {
  expect(boundIn(value)).toEqual(bound)
  expect(writeBound(bound)).toBe(value)
})

test('a class, an open range and a value of a property without classes are no bound', () => {
  expect([boundIn('R11'), boundIn('..'), boundIn('')]).toEqual([null, null, null])
  expect(writeBound({ low: null, high: null })).toBeNull()
  expect(readBound({ fact }, 'B..')).toEqual({ low: 'B', high: null })
  expect(readBound({ fact: { ...fact, scales: [] } }, '0.8..')).toBeNull()
  expect(readBound({}, 'R11..')).toBeNull()
})

test('a class is of the scale that spells it whole', () => {
  const placed = ['B-s1,d0', 'Bfl-s1', 'A2', 'A2fl-s1', 'Bx', 'R9'].map((text) => placeOfClass(fact, text))
  expect(placed.map((one) => one && [one.scale.key, one.place])).toEqual([
    ['', 0],
    ['fl', 0],
    ['', 1],
    ['fl', 1],
    undefined,
    undefined,
  ])
})
