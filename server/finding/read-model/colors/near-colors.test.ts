import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deltaE00 } from '../../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../../contract/colors/lab.ts'
import type { PaletteColor } from '../../../platform/pictures/palette.ts'
import { listBits } from '../bits.ts'
import { colorParts, colorsFromParts, colorsOf, emptyColors, writeColors } from './colors.ts'
import type { ColorColumns } from './colors.ts'
import { bitsOfColor, nearestOf } from './near-colors.ts'
import { nearKeys } from './near-order.ts'

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc.integer({ min: 0, max: 0xffffff })
/** Greys and near-greys: most materials have them, and hue turns fast there. */
const greyish = fc
  .tuple(channel, fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }))
  .map(([grey, red, blue]) => {
    const clamped = (value: number) => Math.min(255, Math.max(0, value))
    return (clamped(grey + red) << 16) | (grey << 8) | clamped(grey + blue)
  })
const color = fc.oneof(anyColor, greyish)
/** The same with its hue turned to the opposite: where the mean of two hues jumps. */
const oppositeOf = (rgb: number) => 0xffffff - rgb

const share = fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000)
const palette = fc
  .array(fc.record({ rgb: color, share }), { maxLength: 5 })
  .map((colors) => colors.sort((one, other) => other.share - one.share))
const catalogue = fc.array(palette, { minLength: 1, maxLength: 60 })
const distance = fc.oneof(fc.constantFrom(0, 1, 10, 100), fc.double({ min: 0, max: 60, noNaN: true }))

function columnsOf(palettes: PaletteColor[][]): ColorColumns {
  const columns = emptyColors(palettes.length)
  for (const [sku, colors] of palettes.entries()) writeColors(columns, sku, colors)
  return columns
}

/** The searchable colours of a SKU, with their distances. */
function foundBy(colors: PaletteColor[], wanted: number): { color: PaletteColor; deltaE: number }[] {
  return colors
    .filter((each, place) => place === 0 || each.share >= 0.1)
    .map((each) => ({ color: each, deltaE: deltaE00(labOfRgb(wanted), labOfRgb(each.rgb)) }))
}

const keyOf = (colors: PaletteColor[], wanted: number): number =>
  Math.min(...foundBy(colors, wanted).map(({ color: { share: part }, deltaE }) => deltaE + 5 * (1 - part)))

describe('colours in memory', () => {
  it('are near exactly where ΔE00 says so, of any colour, at any distance', () => {
    fc.assert(
      fc.property(catalogue, color, distance, (palettes, wanted, apart) => {
        const turned = palettes.map((colors, index) =>
          index % 3 ? colors : colors.map((each) => ({ ...each, rgb: oppositeOf(wanted) ^ (each.rgb & 0x0f0f0f) })),
        )
        const found = [...listBits(bitsOfColor(columnsOf(turned), { rgb: wanted, distance: apart }))]
        const expected = turned.flatMap((colors, sku) =>
          foundBy(colors, wanted).some(({ deltaE }) => deltaE <= apart) ? [sku] : [],
        )
        expect(found).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })

  it('have the exact key of every product that can be on the page, and no later product comes before them', () => {
    fc.assert(
      fc.property(
        catalogue.map((palettes) => palettes.filter((colors) => colors.length)),
        color,
        fc.integer({ min: 1, max: 10 }),
        fc.option(fc.nat({ max: 59 }), { nil: undefined }),
        (palettes, near, count, anchor) => {
          const columns = columnsOf(palettes)
          const skus = Int32Array.from(palettes.keys())
          const runs = Array.from({ length: Math.ceil(palettes.length / 2) }, (_, run) => ({
            from: run * 2,
            to: Math.min(palettes.length, run * 2 + 2),
          }))
          const exact = runs.map(({ from, to }) =>
            Math.min(...palettes.slice(from, to).map((colors) => keyOf(colors, near))),
          )
          const after = anchor === undefined ? -Infinity : (exact[anchor % Math.max(1, exact.length)] ?? -Infinity)
          const starts = Uint32Array.from([...runs.map(({ from }) => from), palettes.length])
          const keys = nearKeys(columns, { skus, runs: starts }, { near, count, after })
          const page = (from: number[] | Float64Array) =>
            [...from].filter((key) => key > after).sort((one, other) => one - other)
          expect(page(keys).slice(0, count)).toEqual(page(exact).slice(0, count))
          expect([...keys].filter((key) => key <= after)).toEqual(exact.filter((key) => key <= after))
        },
      ),
      { numRuns: 600 },
    )
  })

  it('give the nearest colour of a SKU, and none for a SKU without colours', () => {
    const columns = columnsOf([
      [
        { rgb: 0x2f6f5f, share: 0.6 },
        { rgb: 0xa05228, share: 0.35 },
        { rgb: 0xa05229, share: 0.05 },
      ],
      [],
    ])
    expect(nearestOf(columns, 0, 0xa05229)).toMatchObject({ rgb: 0xa05228, share: 0.35 })
    expect(nearestOf(columns, 1, 0xa05229)).toBeUndefined()
  })

  it('stay the same through a snapshot', () => {
    fc.assert(
      fc.property(catalogue, (palettes) => {
        const columns = columnsOf(palettes)
        const kept = colorsFromParts(colorParts(columns))
        expect(palettes.map((_, sku) => colorsOf(kept, sku))).toEqual(palettes)
        expect(kept.order).toEqual(columns.order)
      }),
    )
    expect(() => colorsFromParts({ ...colorParts(emptyColors(2)), order: new Float32Array(1) })).toThrow('colours')
  })
})
