import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bands } from '../../../contract/image-search.ts'
import type { Band } from '../../../contract/image-search.ts'
import { bandsAmong, leastInBands } from './bands.ts'
import { calibrationOf } from './calibrations/all.ts'
import type { Calibration } from './calibrations/calibration.ts'
import { textureScore } from './scores.ts'

/** Of an encoder that was not measured, so without a material score. */
const CALIBRATION = calibrationOf('another 1')
const QUERY = new Float32Array(8)
const SIZES = [1, 240, 10_000, 1_000_000]
const texture = fc.double({ min: -1, max: 1, noNaN: true })
const color = fc.double({ min: 0, max: 1, noNaN: true })
/** Of a search whose nearest picture is the query itself. */
const bandsOf = (calibration: Calibration, size: number, nearest = [{ texture: 1, color: 1 }]) =>
  bandsAmong(calibration, QUERY, { pictures: size, nearest })
/** 0 the best band, 3 none. */
const placeOf = (band: Band | null) => (band === null ? bands.length : bands.indexOf(band))

describe('the band of a picture', () => {
  it('is the best for the picture itself, however many there are', () => {
    expect(SIZES.map((size) => bandsOf(CALIBRATION, size)(1, 1, true))).toEqual(['same', 'same', 'same', 'same'])
  })

  it('is none for a picture that has nothing in common with the query', () => {
    expect(SIZES.map((size) => bandsOf(CALIBRATION, size)(0, 0, true))).toEqual([null, null, null, null])
  })

  it('is none where the colours alone are the same', () => {
    expect(SIZES.map((size) => bandsOf(CALIBRATION, size)(0.1, 1, true))).toEqual([null, null, null, null])
  })

  it('is not "same" if only the texture is the same, and not the colours', () => {
    expect(bandsOf(CALIBRATION, 240)(0.95, 0, true)).toBe('close')
  })

  it('is "same" in any colours for a texture that is sure, if the encoder has such and no other is nearer', () => {
    const nearestIs = (nearest: number) =>
      bandsOf({ ...CALIBRATION, sureTexture: 0.8 }, 240, [{ texture: nearest, color: 0 }])
    const bandOf = nearestIs(0.85)
    expect([bandOf(0.85, 0, true), bandOf(0.75, 0, true), bandOf(0.85, 0, false)]).toEqual(['same', 'close', null])
    expect(nearestIs(0.9)(0.85, 0, true)).toBe('close')
  })

  it('is not "same" for what is less like the query than one whose colours another light hides', () => {
    const hidden = { texture: 0.93, color: 0.3 }
    const bandOf = bandsOf(CALIBRATION, 240, [hidden, { texture: 0.8, color: 0.95 }])
    expect([bandOf(hidden.texture, hidden.color, true), bandOf(0.8, 0.95, true)]).toEqual(['close', 'close'])
    expect(bandsOf(CALIBRATION, 240, [{ texture: 0.8, color: 0.95 }])(0.8, 0.95, true)).toBe('same')
  })

  it('is "mood" where the texture is related and the colours are the same', () => {
    expect(bandsOf(CALIBRATION, 240)(0.45, 0.95, true)).toBe('mood')
  })

  it('is none where the texture is related and the colours have little in common', () => {
    expect(bandsOf(CALIBRATION, 240)(0.5, 0.4, true)).toBe(null)
  })

  it('is neither "same" nor "close" for another kind, but may match by its colours', () => {
    expect(bandsOf(CALIBRATION, 240)(0.95, 1, false)).toBe('mood')
    expect(bandsOf(CALIBRATION, 240)(0.95, 0, false)).toBe(null)
  })

  it('never falls with more likeness of texture or of colours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), texture, texture, color, color, (size, one, other, dull, bright) => {
        const bandOf = bandsOf(CALIBRATION, size)
        const less = bandOf(Math.min(one, other), Math.min(dull, bright), true)
        const more = bandOf(Math.max(one, other), Math.max(dull, bright), true)
        expect(placeOf(more)).toBeLessThanOrEqual(placeOf(less))
      }),
    )
  })

  it('is asked of a marked region whatever its nearest, and of an empty catalogue never', () => {
    const nearest = [{ texture: 0.3, color: 0.95 }]
    expect(bandsAmong(CALIBRATION, QUERY, { pictures: 240, nearest })(0.3, 0.95, true)).toBe(null)
    expect(bandsAmong(CALIBRATION, QUERY, { pictures: 240, nearest, isRegion: true })(0.3, 0.95, true)).toBe('mood')
    expect(bandsAmong(CALIBRATION, QUERY, { pictures: 0, nearest: [], isRegion: true })(1, 1, true)).toBe(null)
  })

  it('is only of a picture that a scan asks for', () => {
    fc.assert(
      fc.property(texture, color, (likeness, alike) => {
        const { colorPart, least } = leastInBands(CALIBRATION)
        const band = bandsOf(CALIBRATION, 240)(likeness, alike, true)
        expect(band === null || likeness + colorPart * alike >= least - 1e-9).toBe(true)
      }),
    )
  })

  it('is none, however like, where the nearest is not like the query, and more must be so among more pictures', () => {
    expect(bandsOf(CALIBRATION, 240, [{ texture: 0.1, color: 1 }])(1, 1, true)).toBe(null)
    expect(bandsOf(CALIBRATION, 240, [])(1, 1, true)).toBe(null)
    fc.assert(
      fc.property(texture, color, (likeness, alike) => {
        const nearest = [{ texture: likeness, color: alike }]
        const places = SIZES.map((size) => placeOf(bandsOf(CALIBRATION, size, nearest)(likeness, alike, true)))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('a texture score', () => {
  it('rises with the cosine, within 0 and 1', () => {
    const told = Array.from({ length: 21 }, (_, step) => textureScore(CALIBRATION, step / 10 - 1))
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    expect(Math.min(...told)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...told)).toBeLessThanOrEqual(1)
  })
})
