import { bands, DEFAULT_COLOR_WEIGHT } from '../../../../contract/image-search.ts'
import { mixScores } from '../../../../server/image-search/encoder/color-signature.ts'
import type { PictureVectors } from '../../../../server/image-search/index/quantized-vectors.ts'
import { bandsAmong } from '../../../../server/image-search/ranking/bands.ts'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { kindsNear } from '../../../../server/image-search/ranking/kinship.ts'
import { matchScore } from '../../../../server/image-search/ranking/scores.ts'
import { kindOf } from '../banding/kinds.ts'
import { isSameKind, nearestOf } from '../banding/measure-bands.ts'
import type { Described } from '../describing/crowd.ts'
import { dot } from './ranks.ts'

/** Places from 1 of a material for a query. */
export interface Places {
  /** In the product's results; undefined if it says that nothing is like the query. */
  listed: number | undefined
  /** By score alone, without bands. */
  scored: number
}

export function placesOf(
  calibration: Calibration,
  query: PictureVectors,
  { catalogue, wanted, isRegion }: { catalogue: readonly Described[]; wanted: number; isRegion: boolean },
): Places {
  const textures = catalogue.map(({ texture }) => dot(query.texture, texture))
  const colorOf = (place: number) => dot(query.color, catalogue[place]?.color ?? query.color)
  const nearest = nearestOf(calibration, catalogue, { textures, colorOf })
  const bandOf = bandsAmong(calibration, query.texture, { pictures: catalogue.length, nearest, isRegion })
  const isNear = kindsNear(calibration, nearest, isSameKind)
  let isMatched = false
  const scores: number[] = []
  const listed = catalogue.map(({ color, family }, place) => {
    const [texture, likeness] = [textures[place] ?? 0, dot(query.color, color)]
    const band = bandOf(texture, likeness, isNear(kindOf(family)))
    if (band !== null) isMatched = true
    const score = matchScore(calibration, mixScores(texture, likeness, DEFAULT_COLOR_WEIGHT))
    scores.push(score)
    // By band, then by score; then those in no band, and last those of neither the kind nor the colours (`rank.ts`).
    const isRelated = likeness >= calibration.moodColor || isNear(kindOf(family))
    return score + (band === null ? Number(isRelated) : 2 + bands.length - bands.indexOf(band))
  })
  return { listed: isMatched ? placeIn(listed, wanted) : undefined, scored: placeIn(scores, wanted) }
}

function placeIn(values: readonly number[], wanted: number): number {
  const own = values[wanted] ?? Number.NEGATIVE_INFINITY
  return values.filter((value) => value >= own).length
}
