import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewerScaleBar } from './scale-bar.ts'

test('a bar is a round number of millimetres, as long as they are on the screen', () => {
  expect(viewerScaleBar(1)).toEqual({ mm: 100, length: 100 })
  expect(viewerScaleBar(0.5)).toEqual({ mm: 200, length: 100 })
  expect(viewerScaleBar(60)).toEqual({ mm: 2, length: 120 })
  expect(viewerScaleBar(400)?.mm).toBe(0.2)
})

test('at any zoom it fits, and is long enough to measure with', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), (pixelsPerMm) => {
      const bar = viewerScaleBar(pixelsPerMm)
      expect(bar?.length).toBeLessThanOrEqual(150.001)
      expect(bar?.length).toBeGreaterThan(55)
      expect((bar?.length ?? 0) / (bar?.mm ?? 1)).toBeCloseTo(pixelsPerMm)
    }),
  )
})

test('without a size there is no bar', () => {
  expect(viewerScaleBar(0)).toBeNull()
  expect(viewerScaleBar(Number.NaN)).toBeNull()
})
