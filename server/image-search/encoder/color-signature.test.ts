import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../contract/colors/lab.ts'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import { measurePicture } from '../../platform/pictures/pictures.ts'
import { COLOR_ANCHORS } from './color-anchors.ts'
import { mixScores, signatureOfPalette, signatureOfPicture } from './color-signature.ts'

const anRgb = fc.nat(0xffffff)
const aColor = fc.record({ rgb: anRgb, share: fc.integer({ min: 30, max: 1000 }).map((share) => share / 1000) })
const aPalette = fc.array(aColor, { minLength: 1, maxLength: 5 })
const ROUNDING = 1e-5

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0)
}

function likeness(one: PaletteColor[], other: PaletteColor[]): number {
  return dot(signatureOfPalette(one), signatureOfPalette(other))
}

function likenessOfColors(one: number, other: number): number {
  return likeness([{ rgb: one, share: 1 }], [{ rgb: other, share: 1 }])
}

/** The likenesses of many pairs of colours that lie as far apart, as ΔE00 within a twentieth, in order. */
function likenessesAt(distance: number): number[] {
  const pairs = fc.sample(fc.tuple(anRgb, anRgb), { numRuns: 60_000, seed: 1 })
  const near = pairs.flatMap(([one, other]) =>
    [0.05, 0.1, 0.2, 0.4, 0.8].map((part) => [one, between(one, other, part)]),
  )
  return near
    .filter(([one = 0, other = 0]) => Math.abs(deltaE00(labOfRgb(one), labOfRgb(other)) / distance - 1) < 0.05)
    .map(([one = 0, other = 0]) => likenessOfColors(one, other))
    .sort((one, other) => one - other)
}

function between(one: number, other: number, part: number): number {
  return [16, 8, 0].reduce((rgb, shift) => {
    const [from, to] = [(one >>> shift) & 255, (other >>> shift) & 255]
    return rgb | (Math.round(from + (to - from) * part) << shift)
  }, 0)
}

function grey(level: number): number {
  return level * 0x010101
}

describe('the colour signature', () => {
  it('has 64 numbers of unit length, for any palette', () => {
    expect(COLOR_ANCHORS).toHaveLength(64)
    fc.assert(
      fc.property(aPalette, (palette) => {
        const signature = signatureOfPalette(palette)
        expect(signature).toHaveLength(64)
        expect(Math.hypot(...signature)).toBeCloseTo(1, 5)
      }),
    )
    expect(Math.hypot(...signatureOfPalette([]))).toBe(0)
  })

  it('finds a palette equal to itself, and is symmetric', () => {
    fc.assert(
      fc.property(aPalette, aPalette, (one, other) => {
        expect(likeness(one, one)).toBeCloseTo(1, 5)
        expect(likeness(one, other)).toBe(likeness(other, one))
        expect(likeness(one, other)).toBeLessThanOrEqual(1 + ROUNDING)
        expect(likeness(one, other)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('does not depend on the order of the colours, nor on a colour split in two', () => {
    fc.assert(
      fc.property(aPalette, (palette) => {
        const halved = palette.flatMap(({ rgb, share }) => [
          { rgb, share: share / 2 },
          { rgb, share: share / 2 },
        ])
        expect(likeness(palette, palette.toReversed())).toBeCloseTo(1, 5)
        expect(likeness(palette, halved)).toBeCloseTo(1, 5)
      }),
    )
  })

  it('depends on which colour covers most of the picture', () => {
    const [oak, slate] = [0xb58a5a, 0x3c4348]
    const mostlyOak = [
      { rgb: oak, share: 0.9 },
      { rgb: slate, share: 0.1 },
    ]
    const mostlySlate = [
      { rgb: slate, share: 0.9 },
      { rgb: oak, share: 0.1 },
    ]
    expect(likeness(mostlyOak, mostlySlate)).toBeLessThan(0.7)
    expect(likeness(mostlyOak, [{ rgb: oak, share: 1 }])).toBeGreaterThan(0.9)
    expect(likeness(mostlySlate, [{ rgb: oak, share: 1 }])).toBeLessThan(0.4)
  })

  it('never gives the nearer of two greys a lower likeness', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(255), { minLength: 3, maxLength: 3 }), (levels) => {
        const [dark = 0, middle = 0, light = 0] = levels.toSorted((one, other) => one - other)
        const apart = likenessOfColors(grey(dark), grey(light)) - ROUNDING
        expect(likenessOfColors(grey(dark), grey(middle))).toBeGreaterThanOrEqual(apart)
        expect(likenessOfColors(grey(middle), grey(light))).toBeGreaterThanOrEqual(apart)
      }),
    )
  })

  it.each([
    [3, 0.85, 1],
    [10, 0.3, 0.95],
    [30, 0, 0.1],
  ])('finds colours that are ΔE00 %d apart alike from %d to %d, nine in ten of them', (distance, low, high) => {
    const found = likenessesAt(distance)
    expect(found.length).toBeGreaterThan(500)
    expect(found[Math.floor(found.length * 0.05)]).toBeGreaterThanOrEqual(low)
    expect(found[Math.floor(found.length * 0.95)]).toBeLessThanOrEqual(high)
  })

  it("of a picture is its palette's, as the catalogue keeps it", async () => {
    const picture = await sharp(await readFile('docs/home.jpg'))
      .resize(300)
      .png()
      .toBuffer()
    expect(await signatureOfPicture(picture)).toEqual(signatureOfPalette((await measurePicture(picture)).palette))
    await expect(signatureOfPicture(Buffer.from('no picture'))).rejects.toThrow('not a picture we take')
  })
})

describe('mixed scores', () => {
  it('give the colours the requested weight', () => {
    expect(mixScores(0.8, 0.3, 0)).toBe(0.8)
    expect(mixScores(0.8, 0.3, 1)).toBe(0.3)
    expect(mixScores(0.8, 0.3, 0.2)).toBeCloseTo(0.7)
  })
})
