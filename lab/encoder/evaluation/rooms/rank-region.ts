import { bands, DEFAULT_COLOR_WEIGHT } from '../../../../contract/image-search.ts'
import { mixScores } from '../../../../server/image-search/encoder/color-signature.ts'
import type { PictureVectors } from '../../../../server/image-search/index/quantized-vectors.ts'
import { bandsAmong, textureScore } from '../../../../server/image-search/ranking/bands.ts'
import { kindsNear } from '../../../../server/image-search/ranking/kinship.ts'
import { kindOf } from '../banding/kinds.ts'
import { isSameKind, nearestOf } from '../banding/measure-bands.ts'
import type { Described } from '../describing/crowd.ts'
import { dot } from '../measuring/ranks.ts'

/** Where the product lists a material for a query, from 1; undefined if it says that nothing is like it. */
export function placeInResults(
  query: PictureVectors,
  catalogue: readonly Described[],
  wanted: number,
): number | undefined {
  const bandOf = bandsAmong(catalogue.length, query.texture)
  const textures = catalogue.map(({ texture }) => dot(query.texture, texture))
  const isNear = kindsNear(nearestOf(catalogue, textures), isSameKind)
  let isMatched = false
  const values = catalogue.map(({ color, family }, place) => {
    const [texture, likeness] = [textures[place] ?? 0, dot(query.color, color)]
    const band = bandOf(texture, likeness, isNear(kindOf(family)))
    if (band !== null) isMatched = true
    // By band, then by score; those in no band come last.
    const rank = band === null ? 0 : bands.length - bands.indexOf(band)
    return rank * 2 + mixScores(textureScore(texture), likeness, DEFAULT_COLOR_WEIGHT)
  })
  if (!isMatched) return undefined
  const own = values[wanted] ?? Number.NEGATIVE_INFINITY
  return values.filter((value) => value >= own).length
}
