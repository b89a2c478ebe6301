import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanColor } from './mean-color.ts'

const pixels = (...colors: number[][]) => new Uint8ClampedArray(colors.flat())

describe('the colour under the loupe', () => {
  it('is that of the picture where the picture is even', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(byte, byte, byte, fc.integer({ min: 1, max: 30 }), (red, green, blue, count) => {
        const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')
        expect(meanColor(pixels(...Array.from({ length: count }, () => [red, green, blue, 255])))).toBe(`#${hex}`)
      }),
    )
  })

  it('is the mean of the light, not of the numbers', () => {
    expect(meanColor(pixels([0, 0, 0, 255], [255, 255, 255, 255]))).toBe('#bcbcbc')
  })

  it('counts transparent pixels as white paper', () => {
    expect(meanColor(pixels([0, 0, 0, 0]))).toBe('#ffffff')
  })
})
