import type { Band } from '../../../../contract/image-search.ts'
import { bandsAmong } from '../../../../server/image-search/ranking/bands.ts'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { kindsNear } from '../../../../server/image-search/ranking/kinship.ts'
import { kindOf } from '../banding/kinds.ts'
import { isSameKind, nearestOf } from '../banding/measure-bands.ts'
import type { Descriptions } from '../describing/describe.ts'
import type { Gallery, Material } from '../drawing/gallery.ts'
import { materialsOf } from '../measuring/pictures-compared.ts'
import type { Compared } from '../measuring/pictures-compared.ts'
import { orderOf, rankOf, rowOf } from '../measuring/ranks.ts'

/** A query with what each encoder finds nearest. Pictures are file paths. */
export interface ShownQuery {
  title: string
  picture: string
  /** In the order of the encoders. */
  found: Found[]
}

/** What an encoder finds for a query. */
export interface Found {
  /** The rank of the wanted original among all; undefined for an unrelated picture. */
  rank?: number
  /** The ten nearest, followed by the wanted one if it is not among them. */
  nearest: { picture: string; title: string; score: number; band: Band | null; isWanted: boolean }[]
}

const NEAREST = 10
/** How many queries of each kind the page shows. */
const COPIES = 16
const RENDERINGS = 12
const UNRELATED = 8
const PHOTOGRAPHS = 4
/** Of each, at most so many copies and photographs that an encoder misses. */
const MISSED = 12

/** The pictures, their descriptions, and how alike they are by the encoder and by the signature of colours. */
export interface Pictured {
  gallery: Gallery
  describe: Descriptions
  encoder: Compared
  signature: Compared
}

/** An encoder whose results are shown. */
export interface Shown {
  pictured: Pictured
  calibration: Calibration
}

/** A query of the gallery. */
interface Asked {
  of: 'copies' | 'renderings' | 'photographs' | 'patchCopies' | 'unrelated'
  query: number
  title: string
  picture: string
  wanted?: number
}

/** Some forty queries, spread evenly over each kind. */
export function pickQueries(encoders: readonly Shown[], gallery: Gallery): ShownQuery[] {
  const materials = materialsOf(gallery)
  const patchOf = gallery.patches.flatMap(({ copies, photograph }, patch) =>
    copies.map((copy) => ({ copy, photograph, wanted: materials.length + patch })),
  )
  const asked = [
    ...spread(materials.length, COPIES).map((query) => askedOf('copies', materials, query)),
    ...spread(materials.length, RENDERINGS).map((query) => askedOf('renderings', materials, query)),
    ...spread(patchOf.length, PHOTOGRAPHS).map((query): Asked => {
      const { copy = '', photograph = '', wanted = -1 } = patchOf[query] ?? {}
      return { of: 'patchCopies', query, title: `${photograph}, copy of a patch`, picture: copy, wanted }
    }),
    ...spread(gallery.unrelated.length, UNRELATED).map((query): Asked => {
      const { picture = '', kind = '' } = gallery.unrelated[query] ?? {}
      return { of: 'unrelated', query, title: `unrelated: ${kind}`, picture }
    }),
  ]
  return asked.map((one) => shownOf(one, encoders))
}

/** Copies and photographs of families left out that one of the encoders does not find first, some of those of each. */
export function pickMissed(encoders: readonly Shown[], gallery: Gallery): ShownQuery[] {
  const materials = materialsOf(gallery)
  const all = (['copies', 'photographs'] as const).flatMap((of) =>
    materials.flatMap((material, query) => (material.group === 'left out' ? [askedOf(of, materials, query)] : [])),
  )
  const missed = encoders.flatMap(({ pictured }) => {
    const those = all.filter(({ of, query, wanted = -1 }) => rankOf(rowOf(pictured.encoder[of], query), wanted) > 1)
    return spread(those.length, MISSED).flatMap((place) => those[place] ?? [])
  })
  return [...new Set(missed)].map((one) => shownOf(one, encoders))
}

const PICTURE_OF = { copies: 'copy', renderings: 'rendering', photographs: 'photograph' } as const
const TITLES = { copies: 'copy', renderings: 'new rendering', photographs: 'photograph of a new rendering' } as const

function askedOf(of: keyof typeof TITLES, materials: readonly Material[], query: number): Asked {
  const material = materials[query]
  const how = of === 'copies' ? `: ${material?.degradations.join(', ')}` : ''
  const title = `${material?.family}, ${TITLES[of]}${how}`
  return { of, query, title, picture: material?.[PICTURE_OF[of]] ?? '', wanted: query }
}

function shownOf(asked: Asked, encoders: readonly Shown[]): ShownQuery {
  return { title: asked.title, picture: asked.picture, found: encoders.map((encoder) => foundBy(encoder, asked)) }
}

function foundBy({ pictured, calibration }: Shown, { of, query, picture, wanted }: Asked): Found {
  const { gallery, describe, encoder, signature } = pictured
  const materials = materialsOf(gallery)
  const originals = [
    ...materials.map(({ original, family }) => ({ picture: original, title: family })),
    ...gallery.patches.map(({ patch, photograph }) => ({ picture: patch, title: photograph })),
  ]
  const row = rowOf(encoder[of], query)
  const colors = rowOf(signature[of], query)
  const voting = nearestOf(calibration, materials, {
    textures: [...row].slice(0, materials.length),
    colorOf: (place) => colors[place] ?? 0,
  })
  const bandOf = bandsAmong(calibration, describe(picture).embedding, { pictures: materials.length, nearest: voting })
  const isNear = kindsNear(calibration, voting, isSameKind)
  const first = orderOf(row).slice(0, NEAREST)
  const nearest = [...first, ...(wanted === undefined || first.includes(wanted) ? [] : [wanted])].map((index) => ({
    picture: originals[index]?.picture ?? '',
    title: originals[index]?.title ?? '',
    score: row[index] ?? 0,
    band: bandOf(row[index] ?? 0, colors[index] ?? 0, isNear(kindOf(materials[index]?.family ?? ''))),
    isWanted: index === wanted,
  }))
  return { nearest, ...(wanted !== undefined && { rank: rankOf(row, wanted) }) }
}

function spread(length: number, count: number): number[] {
  const wanted = Math.min(length, count)
  return Array.from({ length: wanted }, (_, place) => Math.floor(((place + 0.5) * length) / wanted))
}
