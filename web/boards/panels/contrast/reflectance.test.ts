import { expect, test } from 'vitest'
import { differenceOf, reflectanceOfColor } from './reflectance.ts'

test('the difference of two materials lies between those of their ends', () => {
  const paint = { value: 62, low: 62, high: 62, isStated: true }
  const oak = { value: 24, low: 20, high: 29, isStated: false }
  expect(differenceOf(paint, { ...paint, value: 24, low: 24, high: 24 })).toEqual({ value: 38, low: 38, high: 38 })
  expect(differenceOf(oak, paint)).toEqual({ value: 38, low: 33, high: 42 })
  expect(differenceOf(oak, { ...oak, value: 27, low: 23, high: 32 })).toEqual({ value: 3, low: 0, high: 12 })
})

test('a colour reflects as much light as its luminance', () => {
  expect(reflectanceOfColor('#ffffff').value).toBe(100)
  expect(reflectanceOfColor('#777777').value).toBe(18)
  expect(reflectanceOfColor('#000000').value).toBe(0)
  expect(reflectanceOfColor('#141414').value).toBe(1)
})
