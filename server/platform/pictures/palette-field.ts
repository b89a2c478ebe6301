import type { Lab } from '../../../contract/colors/color-difference.ts'
import { materialOf } from './palette-ground.ts'
import { planeOf } from './palette-plane.ts'
import type { Plane, PaletteSample } from './palette-plane.ts'

export interface PaletteField extends Plane {
  /** 1 if the pixel shows the material. */
  isMaterial: Uint8Array
  /** 1 if a pixel of the material resembles its neighbours, and so is no blend of two colours. */
  isCalm: Uint8Array
}

/** Pixels of one colour, as indices of the field. `guests` counts pixels that add to its share but not to its colour. */
export interface Cluster {
  centre: Lab
  pixels: number[]
  guests: number
}

export function fieldOf(sample: PaletteSample): PaletteField {
  const plane = planeOf(sample)
  const isMaterial = materialOf(sample, plane)
  return { ...plane, isMaterial, isCalm: calmOf(plane, isMaterial) }
}

/** In CIELAB: a pixel that differs more from a neighbour lies on an edge. */
const EDGE = 9

function calmOf(plane: Plane, isMaterial: Uint8Array): Uint8Array {
  const { width, height } = plane
  const isEdge = new Uint8Array(isMaterial.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (x < width - 1 && gapBetween(plane, pixel, pixel + 1) > EDGE) isEdge[pixel] = isEdge[pixel + 1] = 1
      if (y < height - 1 && gapBetween(plane, pixel, pixel + width) > EDGE) isEdge[pixel] = isEdge[pixel + width] = 1
    }
  }
  const isCalm = new Uint8Array(isMaterial.length)
  for (let pixel = 0; pixel < isCalm.length; pixel++) isCalm[pixel] = isMaterial[pixel] && !isEdge[pixel] ? 1 : 0
  return isCalm
}

/** The distance of two pixels in CIELAB. */
function gapBetween({ l, a, b }: Plane, one: number, other: number): number {
  const dl = (l[one] ?? 0) - (l[other] ?? 0)
  const da = (a[one] ?? 0) - (a[other] ?? 0)
  const db = (b[one] ?? 0) - (b[other] ?? 0)
  return Math.sqrt(dl * dl + da * da + db * db)
}
