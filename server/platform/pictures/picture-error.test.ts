import { describe, expect, it } from 'vitest'
import { requireWithin } from './picture-error.ts'

const FORMATS = ['jpeg', 'png', 'heif']
const limits = (mostPixels: number) => ({ formats: FORMATS, mostPixels, mostSlowPixels: 16e6 })
const PLAIN = { format: 'png', width: 9, height: 9, channels: 3, depth: 'uchar', space: 'srgb', hasProfile: false }
/** Checks a square picture. */
const check =
  (format: string, side: number, mostPixels: number, isProgressive = false) =>
  () =>
    requireWithin({ ...PLAIN, format, width: side, height: side, isProgressive }, limits(mostPixels))

describe('the limit for what is decoded slowly', () => {
  it.each([
    ['heif', false],
    ['png', true],
  ])('holds for %s (in passes: %s)', (format, isProgressive) => {
    expect(check(format, 4000, 50e6, isProgressive)).not.toThrow()
    expect(check(format, 4001, 50e6, isProgressive)).toThrow('at most 16 megapixels')
  })

  it.each([
    ['jpeg', true],
    ['png', false],
  ])('does not hold for %s (in passes: %s)', (format, isProgressive) => {
    expect(check(format, 7000, 50e6, isProgressive)).not.toThrow()
  })

  it('does not lift a lower one for all', () => {
    expect(check('heif', 3000, 4e6)).toThrow('at most 4 megapixels')
  })
})

describe('colours that would be read wrongly', () => {
  it.each([
    ['srgb', 'uint', false],
    ['srgb', 'short', false],
    ['b-w', 'float', false],
    ['scrgb', 'float', true],
  ])('are refused (%s, %s, with a profile: %s)', (space, depth, hasProfile) => {
    const deep = { ...PLAIN, space, depth, hasProfile }
    expect(() => requireWithin(deep, limits(1e6))).toThrow('give 8 or 16 bits a channel')
  })

  it.each([
    ['rgb16', 'ushort', true],
    ['cmyk', 'ushort', true],
    ['scrgb', 'float', false],
    ['lab', 'float', false],
    ['labs', 'short', true],
  ])('are not those of %s, %s, with a profile: %s', (space, depth, hasProfile) => {
    expect(() => requireWithin({ ...PLAIN, space, depth, hasProfile }, limits(1e6))).not.toThrow()
  })
})
