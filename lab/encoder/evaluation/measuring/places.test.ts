import { describe, expect, it } from 'vitest'
import { EDITION_1 } from '../../../../server/image-search/ranking/calibrations/edition-1.ts'
import { placesOf } from './places.ts'

function vector(...values: number[]): Float32Array {
  const length = Math.hypot(...values)
  return Float32Array.from({ length: 320 }, (_, at) => (values[at] ?? 0) / length)
}

describe('a material', () => {
  it('has the place at which the product lists it', () => {
    const one = (texture: Float32Array, family: string) => ({ texture, color: vector(1), family, mainColor: 0 })
    const catalogue = [one(vector(1, 0.05), 'boards'), one(vector(1), 'boards'), one(vector(0, 1), 'carpet')]
    const query = { texture: vector(1), color: vector(1) }
    const places = [0, 1, 2].map((wanted) => placesOf(EDITION_1, query, { catalogue, wanted, isRegion: false }).listed)
    expect(places).toEqual([2, 1, 3])
  })

  it('is not listed where nothing is like the query, unless that is a region and it may match by its colours', () => {
    const far = Float32Array.from({ length: 320 }, (_, at) => (at === 300 ? 1 : 0))
    const other = Float32Array.from({ length: 320 }, (_, at) => (at === 300 ? 0.1 : at === 301 ? 1 : 0))
    const color = vector(1).subarray(0, 64)
    const catalogue = [{ texture: other, color, family: 'boards', mainColor: 0 }]
    const placeOf = (isRegion: boolean) =>
      placesOf(EDITION_1, { texture: far, color }, { catalogue, wanted: 0, isRegion })
    expect(placeOf(false)).toEqual({ listed: undefined, scored: 1 })
    expect(placeOf(true)).toEqual({ listed: 1, scored: 1 })
  })
})
