import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { mixScores } from '../../../../server/image-search/encoder/color-signature.ts'
import { sharesNear } from '../../../../server/image-search/ranking/kinship.ts'
import { dot } from '../measuring/ranks.ts'
import type { Dataset, Query } from './dataset.ts'
import { heldOutScores } from './discriminant.ts'
import type { Likened } from './fit-logistic.ts'
import { kindOf } from './kinds.ts'
import { isSameKind, nearestOf } from './measure-bands.ts'
import { isInColor, isOfOneColor, PROMISES } from './promises.ts'

/** A query compared with one material of the catalogue. */
export interface Pair {
  texture: number
  color: number
  isOneKind: boolean
  /** How strongly the query's nearest neighbours point to this material's kind, 0..1. */
  kindShare: number
  isOwn: boolean
  /** Whether its colour matches that of the material asked for. */
  isInColor: boolean
  /** Whether it keeps the promise of "mood". */
  isInMood: boolean
}

/** One query with the pairs that a band may hold. */
export interface Asked {
  pairs: Pair[]
  /** How much the query looks like a material: the score of a discriminant that never saw its kind. */
  material: number
  /** Whether the material asked for has one colour. */
  isOfOneColor: boolean
}

/** All pairs of a query and a material: for queries that have an answer, and for unrelated ones. */
export function pairsOf(
  { catalogue, queries }: Dataset,
  voting: Pick<Calibration, 'textureSlope' | 'nearest'>,
): [related: Asked[], foreign: Asked[]] {
  const related = [...queries.copies, ...queries.photographs]
  const materials = heldOutScores(related, queries.unrelated)
  const askedBy = (query: Query): Asked => {
    const { texture, color, shows } = query
    const asked = catalogue[shows ?? -1]
    const textures = catalogue.map((one) => dot(texture, one.texture))
    const shareOfKind = sharesNear(voting, nearestOf(voting, catalogue, { textures, colorOf: () => 0 }), isSameKind)
    return {
      material: materials.get(query) ?? 0,
      isOfOneColor: asked !== undefined && isOfOneColor(asked),
      pairs: catalogue.map((one, place) => ({
        texture: textures[place] ?? 0,
        kindShare: shareOfKind(kindOf(one.family)),
        color: dot(color, one.color),
        isOneKind: asked !== undefined && PROMISES.close(asked, one),
        isOwn: asked === one,
        isInColor: asked !== undefined && isInColor(asked, one),
        isInMood: asked !== undefined && PROMISES.mood(asked, one),
      })),
    }
  }
  return [related.map(askedBy), queries.unrelated.map(askedBy)]
}

/** The likeness of each query with each material at a weight of colours (`mixScores`), and whether they are of one kind. */
export function likenedAt(colorWeight: number, { catalogue, queries }: Dataset): Likened[] {
  return [...queries.copies, ...queries.photographs].flatMap(({ texture, color, shows }) => {
    const asked = catalogue[shows ?? -1]
    return catalogue.map((one) => ({
      likeness: mixScores(dot(texture, one.texture), dot(color, one.color), colorWeight),
      isOneKind: asked !== undefined && PROMISES.close(asked, one),
    }))
  })
}

/** Keeps only the wanted pairs, and drops queries that have none left. */
export function only(asked: readonly Asked[], isWanted: (pair: Pair, material: number) => boolean): Asked[] {
  return asked
    .map((one) => ({ ...one, pairs: one.pairs.filter((pair) => isWanted(pair, one.material)) }))
    .filter(({ pairs }) => pairs.length > 0)
}

export function isAbove(texture: number, color = 0): (pair: Pair) => boolean {
  return (pair) => pair.texture >= texture && pair.color >= color
}

/** The mean over queries of the share of their pairs. */
export function meanShare(asked: readonly Asked[], is: (pair: Pair) => boolean): number {
  return meanOf(asked.map(({ pairs }) => shareOf(pairs, is)))
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function shareOf<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length
}
