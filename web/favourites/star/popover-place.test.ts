import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBeside } from './popover-place.ts'

const WINDOW = { width: 1366, height: 768, u: 1 }

describe('the popover', () => {
  it('§2: is 400 units wide and stands below its star, right edge at right edge', () => {
    const place = placeBeside({ top: 100, bottom: 132, right: 900 }, WINDOW)
    expect(place).toEqual({ width: 400, left: 500, top: 138, maxHeight: 560 })
    expect(placeBeside({ top: 100, bottom: 132, right: 900 }, { ...WINDOW, u: 0.8 }).width).toBe(320)
  })

  it('stands above a star near the foot of the window', () => {
    expect(placeBeside({ top: 700, bottom: 732, right: 900 }, WINDOW)).toMatchObject({ bottom: 74, maxHeight: 560 })
  })

  it('takes a low window from top to foot, over its star', () => {
    const low = { width: 844, height: 390, u: 0.9 }
    expect(placeBeside({ top: 160, bottom: 190, right: 500 }, low)).toMatchObject({ top: 7.2, maxHeight: 375.6 })
  })

  it('lies within the window, wherever the star is', () => {
    const star = fc.record({ top: fc.integer({ min: 0, max: 730 }), right: fc.integer({ min: 32, max: 1366 }) })
    fc.assert(
      fc.property(star, ({ top, right }) => {
        const place = placeBeside({ top, bottom: top + 32, right }, WINDOW)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + place.width).toBeLessThanOrEqual(WINDOW.width - 8)
        const from = place.top ?? WINDOW.height - (place.bottom ?? 0) - place.maxHeight
        expect(from).toBeGreaterThanOrEqual(7)
        expect(from + place.maxHeight).toBeLessThanOrEqual(WINDOW.height)
      }),
    )
  })
})
