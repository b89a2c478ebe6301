import { describe, expect, it } from 'vitest'
import { requireWithin } from './picture-error.ts'

const FORMATS = ['jpeg', 'png', 'heif']
const limits = (mostPixels: number) => ({ formats: FORMATS, mostPixels, mostSlowPixels: 16e6 })
/** Checks a square picture. */
const check =
  (format: string, side: number, mostPixels: number, isProgressive = false) =>
  () =>
    requireWithin({ format, width: side, height: side, channels: 3, depth: 'uchar', isProgressive }, limits(mostPixels))

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
