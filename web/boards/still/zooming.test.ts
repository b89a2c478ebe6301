import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bound, closer, CLOSEST, farther, scrolledAbout } from './zooming.ts'

test('what lies under the pointer stays there, however much larger the paper becomes', () => {
  const px = fc.integer({ min: 0, max: 4000 })
  fc.assert(
    fc.property(px, px, px, px, fc.double({ min: 0.1, max: 8, noNaN: true }), (left, top, x, y, factor) => {
      const next = scrolledAbout({ scrollLeft: left, scrollTop: top }, { x, y }, factor)
      expect(next.left + x).toBeCloseTo((left + x) * factor)
      expect(next.top + y).toBeCloseTo((top + y) * factor)
    }),
  )
})

test('a paper is never smaller than whole, nor larger than can be of use', () => {
  expect([closer(1), farther(1.25), farther(1), closer(CLOSEST)]).toEqual([1.25, 1, 1, CLOSEST])
  expect([0, 0.5, 3, 99].map(bound)).toEqual([1, 1, 3, CLOSEST])
})
