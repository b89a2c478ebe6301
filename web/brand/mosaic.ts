import type { BrandDetail } from '../../contract/lookups.ts'

interface Tile {
  image: string
  color: string
}

interface Mosaic {
  /** The large picture; null where there is none at all. */
  lead: Tile | null
  /** The small pictures: four in a square, two in a column, one, or none. */
  rest: Tile[]
  /** Width over height of each half; both have the same height. */
  leadRatio: number
  restRatio: number
}

const SCENE_RATIO = 1.6

/** Puts a room, or else the first cover, beside as many covers as fill a square or a column. */
export function layMosaic(scene: BrandDetail['scene'], covers: BrandDetail['covers']): Mosaic {
  // Products may share a picture.
  const tilesByImage = new Map(covers.map(({ coverImage, coverColor }) => [coverImage, coverColor]))
  const tiles = [...tilesByImage].map(([image, color]) => ({ image, color }))
  const lead = scene ?? tiles[0] ?? null
  const others = tiles.filter(({ image }) => image !== lead?.image)
  const rest = others.slice(0, others.length >= 4 ? 4 : Math.min(others.length, 2))
  return { lead, rest, leadRatio: scene ? SCENE_RATIO : 1, restRatio: [0, 1, 0.5, 0, 1][rest.length] ?? 0 }
}
