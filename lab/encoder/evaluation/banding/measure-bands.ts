import { bands } from '../../../../contract/image-search.ts'
import type { Band } from '../../../../contract/image-search.ts'
import { bandsAmong } from '../../../../server/image-search/ranking/bands.ts'
import type { BandOf, Nearest } from '../../../../server/image-search/ranking/bands.ts'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { kindsNear } from '../../../../server/image-search/ranking/kinship.ts'
import type { Neighbour } from '../../../../server/image-search/ranking/kinship.ts'
import type { Described } from '../describing/crowd.ts'
import { estimateMean } from '../measuring/bootstrap.ts'
import type { Measured } from '../measuring/measured.ts'
import { dot } from '../measuring/ranks.ts'
import type { Dataset, Query } from './dataset.ts'
import { kindOf } from './kinds.ts'
import { isInColor, isOfOneColor, PROMISES } from './promises.ts'

const KINDS = [
  { key: 'copies', name: 'degraded cover' },
  { key: 'photographs', name: 'photograph of a new rendering' },
] as const

/**
 * Measures the result bands in one catalogue: how often a result keeps its band's promise, and which queries are told
 * "no close match".
 */
export function measureBands(
  dataset: Dataset,
  calibration: Calibration,
  bandsFor: (query: Query, nearest: readonly Nearest[]) => BandOf = ({ texture }, nearest) =>
    bandsAmong(calibration, texture, { pictures: dataset.catalogue.length, nearest }),
): Measured[] {
  const { catalogue, queries } = dataset
  const among = `${catalogue.length.toLocaleString('en')} products`
  const key = `bands.${catalogue.length}`
  const bandsIn = (query: Query) => bandsOf(query, catalogue, { calibration, bandsFor })
  const isNone = (query: Query) => bandsIn(query).every((band) => band === null)
  return [
    ...KINDS.filter((kind) => queries[kind.key].length > 0).flatMap((kind) => {
      const asked = queries[kind.key].map((query) => askedBy(query, catalogue, bandsIn(query)))
      return [
        ...bands.flatMap((band) => precisionOf(band)),
        {
          key: `${key}.${kind.key}.kept`,
          name: `${kind.name} is not told "no close match", ${among}`,
          estimate: estimateMean(asked.map(({ isKept }) => Number(isKept))),
        },
        {
          key: `${key}.${kind.key}.ownSame`,
          name: `${kind.name} has its own material in "same", ${among}`,
          estimate: estimateMean(asked.map(({ own }) => Number(own === 'same'))),
        },
        ...averageOf({
          key: `${key}.${kind.key}.sameColor`,
          name: `What stands in "same" is in its colour where it has but one, ${kind.name}, ${among}`,
          shares: asked.flatMap(({ inColor }) => inColor ?? []),
        }),
      ]

      function precisionOf(band: Band): Measured[] {
        return averageOf({
          key: `${key}.${kind.key}.${band}`,
          name: `What stands in "${band}" is what it says, ${kind.name}, ${among}`,
          shares: asked.flatMap(({ right }) => right[band] ?? []),
        })
      }
    }),
    {
      key: `${key}.unrelated.none`,
      name: `Unrelated picture is told "no close match", ${among}`,
      estimate: estimateMean(queries.unrelated.map((query) => Number(isNone(query)))),
    },
  ]
}

/** The mean as a figure; none where no query has results in the band. */
function averageOf({ key, name, shares }: { key: string; name: string; shares: number[] }): Measured[] {
  return shares.length === 0 ? [] : [{ key, name, estimate: estimateMean(shares) }]
}

interface Asked {
  isKept: boolean
  /** The band of the query's own material. */
  own: Band | null
  /** By band, the share of its results that keep the band's promise; undefined where the band is empty. */
  right: Partial<Record<Band, number>>
  /**
   * The share of results in "same" that match in colour; undefined where "same" is empty or the material has several
   * colours.
   */
  inColor: number | undefined
}

function askedBy(query: Query, catalogue: readonly Described[], found: readonly (Band | null)[]): Asked {
  const asked = catalogue[query.shows ?? -1]
  const right: Asked['right'] = {}
  for (const band of bands) {
    const those = catalogue.filter((_, place) => found[place] === band)
    if (asked && those.length > 0) right[band] = those.filter((one) => PROMISES[band](asked, one)).length / those.length
  }
  const same = catalogue.filter((_, place) => found[place] === 'same')
  const isPlain = asked !== undefined && isOfOneColor(asked) && same.length > 0
  return {
    isKept: found.some((band) => band !== null),
    own: found[query.shows ?? -1] ?? null,
    right,
    inColor: isPlain ? same.filter((one) => isInColor(asked, one)).length / same.length : undefined,
  }
}

function bandsOf(
  query: Query,
  catalogue: readonly Described[],
  { calibration, bandsFor }: { calibration: Calibration; bandsFor: (query: Query, nearest: Nearest[]) => BandOf },
): (Band | null)[] {
  const textures = catalogue.map(({ texture }) => dot(query.texture, texture))
  const nearest = nearestOf(calibration, catalogue, {
    textures,
    colorOf: (place) => dot(query.color, catalogue[place]?.color ?? query.color),
  })
  const bandOf = bandsFor(query, nearest)
  const isNear = kindsNear(calibration, nearest, isSameKind)
  return catalogue.map(({ color, family }, place) =>
    bandOf(textures[place] ?? 0, dot(query.color, color), isNear(kindOf(family))),
  )
}

/** The materials whose textures are nearest to the query: they tell its kind, and whether anything is like it. */
export function nearestOf(
  { nearest }: Pick<Calibration, 'nearest'>,
  catalogue: readonly Pick<Described, 'family'>[],
  { textures, colorOf }: { textures: readonly number[]; colorOf: (place: number) => number },
): (Neighbour<string> & Nearest)[] {
  return textures
    .map((texture, place) => ({ texture, place }))
    .sort((one, other) => other.texture - one.texture)
    .slice(0, nearest)
    .map(({ texture, place }) => ({ texture, color: colorOf(place), kind: kindOf(catalogue[place]?.family ?? '') }))
}

export function isSameKind(one: string, other: string): boolean {
  return one === other
}
