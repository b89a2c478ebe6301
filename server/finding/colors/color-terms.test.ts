import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rgbOfHex } from '../../../contract/colors/lab.ts'
import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import { colorNameBits, colorNames } from './color-terms.ts'

const called = (hex: string) => colorNames(colorNameBits(rgbOfHex(hex))).map(({ en }) => en)

describe('what a colour is called', () => {
  it.each([
    ['#ffffff', ['White']],
    ['#f1f0ea', ['White']],
    ['#b4b4b2', ['Light grey']],
    ['#808080', ['Grey']],
    ['#4a4b4d', ['Dark grey']],
    ['#000000', ['Black']],
    ['#fffdd0', ['Cream']],
    ['#c9b08a', ['Beige']],
    ['#ff0000', ['Red']],
    ['#800020', ['Dark red']],
    ['#ffc0cb', ['Light pink']],
    ['#ff8000', ['Orange']],
    ['#ffd700', ['Yellow']],
    ['#fff7b0', ['Yellow', 'Light yellow']],
    ['#5c4632', ['Dark brown']],
    ['#008000', ['Green']],
    ['#2a3f34', ['Dark green']],
    ['#808000', ['Green']],
    ['#0000ff', ['Dark blue']],
    ['#87ceeb', ['Light blue']],
    ['#800080', ['Dark purple']],
    ['#008080', ['Green', 'Blue']],
    ['#b0644a', ['Orange', 'Brown']],
  ])('%s is %j', (hex, names) => {
    expect(called(hex)).toEqual(names)
  })

  it('is something, and never more than four things', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
        const names = colorNames(colorNameBits(rgb))
        expect(names.length).toBeGreaterThan(0)
        expect(names.length).toBeLessThan(5)
      }),
      { numRuns: 10_000 },
    )
  })

  it('turns from black to white as a grey gains light', () => {
    const greys = Array.from({ length: 256 }, (_, level) => colorNames(colorNameBits(level * 0x010101)))
    const steps = [...new Set(greys.map((names) => names.map(({ en }) => en).join(', ')))]
    expect(steps).toEqual([
      'Black',
      'Dark grey, Black',
      'Dark grey',
      'Grey',
      'Light grey',
      'White, Light grey',
      'White',
    ])
  })

  it('has a bit of its own for every name and every region', () => {
    const names = COLOR_TERMS.flatMap(({ darkTo, lightFrom }) =>
      [0, darkTo, lightFrom].filter((at) => at !== undefined),
    )
    expect(colorNames(0xffff_ffff)).toHaveLength(names.length)
    expect(COLOR_TERMS.flatMap(({ regions }) => regions).length).toBeLessThanOrEqual(32)
  })
})
