import { expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=2-400', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-300', { first: 0, last: 9 }],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('of ten bytes, %j wants %j', (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range)
})
