import { describe, expect, it } from 'vitest'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import { calibrationOf } from '../../../../server/image-search/ranking/calibrations/all.ts'
import type { Described } from '../describing/crowd.ts'
import { smallDataset } from './dataset.ts'
import type { Dataset, Query } from './dataset.ts'
import { measureBands } from './measure-bands.ts'
import { PROMISES } from './promises.ts'

const CALIBRATION = calibrationOf('axes 1')

const oak: Described = aMaterial(0, 'boards', 0xb08850)
const paleOak: Described = aMaterial(0, 'boards', 0xb18951)
const blackOak: Described = aMaterial(0, 'boards', 0x201a14)
const ochrePaint: Described = aMaterial(1, 'paint', 0xb28a50)
const bluePaint: Described = aMaterial(1, 'paint', 0x2040a0)

/** A material with one of four textures that have nothing in common. */
function aMaterial(texture: number, family: string, mainColor: number): Described {
  return { texture: axis(texture), color: axis(0), family, mainColor }
}

function axis(place: number): Float32Array {
  return Float32Array.from({ length: 4 }, (_, index) => (index === place ? 1 : 0))
}

function asking(texture: number, shows?: number): Query {
  return { texture: axis(texture), color: axis(0), shows, kind: '' }
}

describe('what a band promises', () => {
  it('is for "same" the material itself, or its kind in its colour', () => {
    const found = [oak, paleOak, blackOak, ochrePaint]
    expect(found.map((one) => PROMISES.same(oak, one))).toEqual([true, true, false, false])
  })

  it('is for "close" the same kind in any colour', () => {
    expect([blackOak, ochrePaint].map((one) => PROMISES.close(oak, one))).toEqual([true, false])
  })

  it('is for "mood" the same kind, or a similar colour', () => {
    expect([blackOak, ochrePaint, bluePaint].map((one) => PROMISES.mood(oak, one))).toEqual([true, true, false])
  })
})

describe('the figures of bands', () => {
  const dataset: Dataset = {
    catalogue: [oak, bluePaint, blackOak],
    queries: { copies: [asking(0, 0), asking(3, 1)], photographs: [], unrelated: [asking(2), asking(1)] },
  }
  const figures = new Map(measureBands(dataset, CALIBRATION).map(({ key, estimate }) => [key, estimate]))

  it('give the share of results that keep a band’s promise', () => {
    // The query shows oak. Black oak stands beside it in "same": the same kind in another colour.
    expect(figures.get('bands.3.copies.same')).toMatchObject({ value: 0.5, count: 1 })
  })

  it('count the queries that are not told "no close match"', () => {
    expect(figures.get('bands.3.copies.kept')?.value).toBe(0.5)
    expect(figures.get('bands.3.unrelated.none')?.value).toBe(0.5)
  })

  it('give the share of "same" that matches a one-coloured material in colour', () => {
    expect(figures.has('bands.3.copies.sameColor')).toBe(false)
    const [blue, alsoBlue, black] = [0x2040a0, 0x2141a1, 0x101010].map((mainColor) => {
      const color = signatureOfPalette([{ rgb: mainColor, share: 1 }])
      return { texture: axis(1), color, family: 'paint', mainColor }
    })
    const query = { texture: axis(1), color: blue?.color ?? axis(0), shows: 0, kind: '' }
    const one = measureBands(
      {
        catalogue: [blue, alsoBlue, black].flatMap((paint) => paint ?? []),
        queries: { copies: [query], photographs: [], unrelated: [] },
      },
      CALIBRATION,
      () => () => 'same',
    ).find(({ key }) => key === 'bands.3.copies.sameColor')
    expect(one?.estimate.value).toBeCloseTo(2 / 3)
  })

  it('leave out an empty band', () => {
    expect(figures.has('bands.3.copies.mood')).toBe(false)
  })
})

describe('a small catalogue', () => {
  it('has the given number of materials, and the queries for them', () => {
    const catalogue = [oak, paleOak, blackOak, bluePaint]
    const queries = { copies: catalogue.map((_, place) => asking(0, place)), photographs: [], unrelated: [asking(2)] }
    const small = smallDataset({ catalogue: [...catalogue, ochrePaint], queries }, 2)
    expect(small.catalogue).toEqual([oak, blackOak])
    expect(small.queries.copies.map(({ shows }) => shows)).toEqual([0, 1])
    expect(small.queries.unrelated).toHaveLength(1)
  })
})
