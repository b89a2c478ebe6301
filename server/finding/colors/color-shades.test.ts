import { describe, expect, it } from 'vitest'
import { rgbOfHex } from '../../../contract/colors/lab.ts'
import { shadeBits, shadesOf } from './color-shades.ts'

const called = (hex: string) => shadesOf(shadeBits(rgbOfHex(hex))).map(({ en }) => en)

describe('what the trade calls a colour', () => {
  it.each([
    ['#1b2a49', ['Navy']],
    ['#22304f', ['Navy']],
    ['#0000ff', []],
    ['#1f6f72', ['Teal']],
    ['#6b1f2e', ['Burgundy']],
    ['#00ff00', []],
    // Within 12 of greige, but others are nearer.
    ['#c8c8c6', []],
    ['#b5aca0', ['Greige']],
    ['#9f988e', ['Warm grey']],
    ['#f4f4f2', []],
    ['#4f5153', []],
  ])('%s is %j', (hex, names) => {
    expect(called(hex)).toEqual(names)
  })

  it('leaves room for the basic terms in one number', () => {
    expect(shadesOf(~0).length).toBeLessThanOrEqual(20)
    expect(Number.isSafeInteger(2 ** (32 + shadesOf(~0).length) - 1)).toBe(true)
  })
})
