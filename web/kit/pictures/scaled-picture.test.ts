import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedSize } from './scaled-picture.ts'

describe('a picture that is to fit 1600 pixels', () => {
  it.each([
    ['a phone’s photograph', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
    ['one upright', { width: 3000, height: 4000 }, { width: 1200, height: 1600 }],
    ['one of that size', { width: 1600, height: 900 }, { width: 1600, height: 900 }],
    ['a small one', { width: 40, height: 30 }, { width: 40, height: 30 }],
    ['a thread', { width: 20_000, height: 1 }, { width: 1600, height: 1 }],
  ])('is made smaller where it is large: %s', (_, size, scaled) => {
    expect(fittedSize(size, 1600)).toEqual(scaled)
  })

  it('keeps its proportions to within a pixel', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scaled = fittedSize({ width, height }, 1600)
        const scale = Math.min(1, 1600 / Math.max(width, height))
        expect(Math.abs(scaled.width - width * scale)).toBeLessThan(1)
        expect(Math.abs(scaled.height - height * scale)).toBeLessThan(1)
      }),
    )
  })
})
