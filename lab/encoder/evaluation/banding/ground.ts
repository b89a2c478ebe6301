import type { PictureVectors } from '../../../../server/image-search/index/codes.ts'
import type { Described } from '../describing/crowd.ts'
import type { Descriptions } from '../describing/describe.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { materialsOf } from '../measuring/pictures-compared.ts'

/** A picture that asks for the material at a place of the catalogue; an unrelated one for none. */
export interface Query extends PictureVectors {
  shows: number | undefined
  /** The family of what it shows, or what else is drawn there. */
  kind: string
}

/** A catalogue, and what it is asked by. */
export interface Ground {
  catalogue: readonly Described[]
  /** Degraded copies of covers, photographs of new renderings, pictures of anything else. */
  queries: Record<'copies' | 'photographs' | 'unrelated', readonly Query[]>
}

/** The gallery's materials and behind them a crowd. */
export function groundOf(gallery: Gallery, describe: Descriptions, crowd: readonly Described[]): Ground {
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

/** A catalogue of so many of the materials that are asked for, spread evenly, and the queries that ask for them. */
export function smallGround({ catalogue, queries }: Ground, size: number): Ground {
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
