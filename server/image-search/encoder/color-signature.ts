import type { Lab } from '../../../contract/colors/color-difference.ts'
import { DEFAULT_COLOR_WEIGHT } from '../../../contract/image-search.ts'
import { labOfRgb } from '../../../contract/colors/lab.ts'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import { measurePicture } from '../../platform/pictures/pictures.ts'
import { COLOR_ANCHORS } from './color-anchors.ts'
import { evenColorOf } from './even-color.ts'

/**
 * How far a colour spreads over the anchors, in steps of about ΔE00 1. With it two colours are alike .97 at ΔE00 3, .63 at 10
 * and .01 at 30 (medians over sRGB).
 */
const SPREAD = 4.5

/**
 * A palette as 64 numbers: the roots of its colours' Gaussian shares among the anchors; zeros without colours. A dot product is the
 * Bhattacharyya coefficient, 0..1 (Bulletin of the Calcutta Mathematical Society 35, 1943).
 */
export function signatureOfPalette(palette: readonly PaletteColor[]): Float32Array {
  const sums = new Float64Array(COLOR_ANCHORS.length)
  const total = palette.reduce((sum, { share }) => sum + share, 0)
  for (const { rgb, share } of palette)
    for (const [anchor, part] of partsOf(labOfRgb(rgb)).entries())
      sums[anchor] = (sums[anchor] ?? 0) + (part * share) / total
  return Float32Array.from(sums, Math.sqrt)
}

/** The signature of a picture's palette, measured like the catalogue's. Throws PictureError for a file that is no picture. */
export async function signatureOfPicture(picture: Uint8Array): Promise<Float32Array> {
  const { palette } = await measurePicture(picture)
  return signatureOfPalette(palette)
}

/** How alike two pictures are: their textures' cosine (−1..1) and their colours' likeness (0..1), of which the colours weigh 0..1. */
export function mixScores(texture: number, color: number, weight = DEFAULT_COLOR_WEIGHT): number {
  return texture * (1 - weight) + color * weight
}

/** The part of a colour that falls to each anchor; together 1. */
function partsOf(color: Lab): number[] {
  const [lightness, red, yellow] = evenColorOf(color)
  const squares = COLOR_ANCHORS.map(([l, r, y]) => (lightness - l) ** 2 + (red - r) ** 2 + (yellow - y) ** 2)
  // Distances count from the nearest anchor: far from all anchors every Gaussian would be 0.
  const nearest = Math.min(...squares)
  const heights = squares.map((square) => Math.exp((nearest - square) / (2 * SPREAD * SPREAD)))
  const sum = heights.reduce((all, height) => all + height, 0)
  return heights.map((height) => height / sum)
}
