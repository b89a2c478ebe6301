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
    ['#b5aca0', ['Greige', 'Warm grey']],
    ['#9f988e', ['Warm grey']],
    // As light as this it is a cream.
    ['#cbbfac', ['Greige']],
    // As near to warm grey's middle, but without its warmth.
    ['#98a0a3', ['Cool grey']],
    ['#9e9f9e', []],
    ['#a4a5a7', []],
    // What is called "Warm grey" by makers, light and dark.
    ['#afa392', ['Greige', 'Warm grey']],
    ['#d9c6b6', ['Blush']],
    ['#6e665b', ['Taupe', 'Warm grey']],
    // Olive and sage are no warm greys.
    ['#8d8b65', []],
    ['#8c9487', ['Sage']],
    // Taupe and greige are warm, charcoal is no navy.
    ['#6f6e72', []],
    ['#324257', ['Navy']],
    ['#f3eee2', ['Warm white', 'Off-white']],
    ['#f2f4f5', ['Cool white']],
    ['#ffffff', ['Cool white']],
    ['#f4f4f2', ['Cool white']],
    ['#4f5153', ['Cool grey']],
  ])('%s is %j', (hex, names) => {
    expect(called(hex)).toEqual(names)
  })

  it('has a bit of its own for every shade', () => expect(shadesOf(~0).length).toBeLessThanOrEqual(31))
})
