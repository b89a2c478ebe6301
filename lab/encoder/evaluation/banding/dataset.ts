import type { PictureVectors } from '../../../../server/image-search/index/quantized-vectors.ts'
import type { Described } from '../describing/crowd.ts'
import type { Descriptions } from '../describing/describe.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { materialsOf } from '../measuring/pictures-compared.ts'

/**
 * A picture that is searched for, and the place in the catalogue of the material it shows. Unrelated pictures have
 * none.
 */
export interface Query extends PictureVectors {
  shows: number | undefined
  /** The family of the material, or the kind of unrelated picture. */
  kind: string
}

/** A catalogue and the queries that are asked of it. */
export interface Dataset {
  catalogue: readonly Described[]
  /** Degraded copies of covers, photographs of new renderings, and unrelated pictures. */
  queries: Record<'copies' | 'photographs' | 'unrelated', readonly Query[]>
}

/** A dataset whose catalogue is the gallery's materials followed by a crowd of others. */
export function datasetOf(gallery: Gallery, describe: Descriptions, crowd: readonly Described[]): Dataset {
  const materials = materialsOf(gallery)
  const query = (picture: string, kind: string, shows?: number): Query => ({ ...vectorsOf(picture), shows, kind })
  return {
    catalogue: [
      ...materials.map(({ original, family }) => ({
        ...vectorsOf(original),
        family,
        mainColor: describe(original).mainColor,
      })),
      ...crowd,
    ],
    queries: {
      copies: materials.map(({ copy, family }, place) => query(copy, family, place)),
      photographs: materials.map(({ photograph, family }, place) => query(photograph, family, place)),
      unrelated: gallery.unrelated.map(({ picture, kind }) => query(picture, kind)),
    },
  }

  function vectorsOf(picture: string): PictureVectors {
    const { embedding: texture, signature: color } = describe(picture)
    return { texture, color }
  }
}

/** Materials of a small catalogue, about as large as the demonstration. */
export const SMALL_CATALOGUE = 240

/** A catalogue of `size` of the materials asked for, spread evenly, with the queries that ask for them. */
export function smallDataset({ catalogue, queries }: Dataset, size: number): Dataset {
  const asked = queries.copies.length
  const places = Array.from({ length: size }, (_, place) => Math.floor((place * asked) / size))
  const placeOf = new Map(places.map((from, to) => [from, to]))
  const those = (all: readonly Query[]) =>
    all.flatMap((query) => {
      const shows = placeOf.get(query.shows ?? -1)
      return shows === undefined ? [] : [{ ...query, shows }]
    })
  return {
    catalogue: places.flatMap((place) => catalogue[place] ?? []),
    queries: { ...queries, copies: those(queries.copies), photographs: those(queries.photographs) },
  }
}
