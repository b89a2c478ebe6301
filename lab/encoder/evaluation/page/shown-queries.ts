import type { Band } from '../../../../contract/image-search.ts'
import { bandsAmong } from '../../../../server/image-search/ranking/bands.ts'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { kindsNear } from '../../../../server/image-search/ranking/kinship.ts'
import { kindOf } from '../banding/kinds.ts'
import { isSameKind, nearestOf } from '../banding/measure-bands.ts'
import type { Descriptions } from '../describing/describe.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { materialsOf } from '../measuring/pictures-compared.ts'
import type { Compared } from '../measuring/pictures-compared.ts'
import { orderOf, rankOf, rowOf } from '../measuring/ranks.ts'
import type { Scores } from '../measuring/ranks.ts'

/** A query with its nearest originals, for the page. Pictures are file paths. */
export interface ShownQuery {
  title: string
  picture: string
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

/** The pictures, their descriptions, and how alike they are by the encoder and by the signature of colours. */
export interface Pictured {
  gallery: Gallery
  describe: Descriptions
  encoder: Compared
  signature: Compared
}

/** Some forty queries, spread evenly over each kind. */
export function pickQueries(
  { gallery, describe, encoder, signature }: Pictured,
  calibration: Calibration,
): ShownQuery[] {
  const { copies, renderings, unrelated, patchCopies } = encoder
  const materials = materialsOf(gallery)
  const originals = [
    ...materials.map(({ original, family }) => ({ picture: original, title: family })),
    ...gallery.patches.map(({ patch, photograph }) => ({ picture: patch, title: photograph })),
  ]
  const patchOf = gallery.patches.flatMap(({ copies, photograph }, patch) =>
    copies.map((copy) => ({ copy, photograph, wanted: materials.length + patch })),
  )
  return [
    ...spread(materials.length, COPIES).map((query) => {
      const { copy = '', family = '', degradations = [] } = materials[query] ?? {}
      return shown([copies, signature.copies], query, {
        title: `${family}, copy: ${degradations.join(', ')}`,
        picture: copy,
        wanted: query,
      })
    }),
    ...spread(materials.length, RENDERINGS).map((query) => {
      const { rendering = '', family = '' } = materials[query] ?? {}
      return shown([renderings, signature.renderings], query, {
        title: `${family}, new rendering`,
        picture: rendering,
        wanted: query,
      })
    }),
    ...spread(patchOf.length, PHOTOGRAPHS).map((query) => {
      const { copy = '', photograph = '', wanted = -1 } = patchOf[query] ?? {}
      return shown([patchCopies, signature.patchCopies], query, {
        title: `${photograph}, copy of a patch`,
        picture: copy,
        wanted,
      })
    }),
    ...spread(gallery.unrelated.length, UNRELATED).map((query) => {
      const { picture = '', kind = '' } = gallery.unrelated[query] ?? {}
      return shown([unrelated, signature.unrelated], query, { title: `unrelated: ${kind}`, picture })
    }),
  ]

  function shown(
    [scores, colors]: [Scores, Scores],
    query: number,
    { title, picture, wanted }: { title: string; picture: string; wanted?: number },
  ): ShownQuery {
    const row = rowOf(scores, query)
    const colorRow = rowOf(colors, query)
    const voting = nearestOf(calibration, materials, {
      textures: [...row].slice(0, materials.length),
      colorOf: (place) => colorRow[place] ?? 0,
    })
    const bandOf = bandsAmong(calibration, materials.length, describe(picture).embedding, voting)
    const isNear = kindsNear(calibration, voting, isSameKind)
    const first = orderOf(row).slice(0, NEAREST)
    const nearest = [...first, ...(wanted === undefined || first.includes(wanted) ? [] : [wanted])].map((index) => ({
      picture: originals[index]?.picture ?? '',
      title: originals[index]?.title ?? '',
      score: row[index] ?? 0,
      band: bandOf(row[index] ?? 0, colorRow[index] ?? 0, isNear(kindOf(materials[index]?.family ?? ''))),
      isWanted: index === wanted,
    }))
    return { title, picture, nearest, ...(wanted !== undefined && { rank: rankOf(row, wanted) }) }
  }
}

function spread(length: number, count: number): number[] {
  const wanted = Math.min(length, count)
  return Array.from({ length: wanted }, (_, place) => Math.floor(((place + 0.5) * length) / wanted))
}
