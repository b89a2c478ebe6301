import type { Lab } from '../../../contract/color-difference.ts'
import { labOfRgb } from '../../../contract/lab.ts'
import { materialOf } from './palette-ground.ts'

/** A small version of a picture, four bytes a pixel: 8-bit sRGB laid on white, and how opaque it was. */
export interface Sample {
  rgba: Uint8Array
  width: number
  height: number
}

/** A sample in CIELAB, an entry a pixel. */
export interface Plane {
  width: number
  height: number
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

export interface Field extends Plane {
  /** 1 where the material shows. */
  isMaterial: Uint8Array
  /** 1 where a pixel of the material is like all beside it, and so no blend of two colours. */
  isCalm: Uint8Array
}

/** A group of pixels of one colour: places in the field. `guests` count to it, and do not colour it. */
export interface Cluster {
  centre: Lab
  pixels: number[]
  guests: number
}

export function fieldOf(sample: Sample): Field {
  const plane = planeOf(sample)
  const isMaterial = materialOf(sample, plane)
  return { ...plane, isMaterial, isCalm: calmOf(plane, isMaterial) }
}

function planeOf({ rgba, width, height }: Sample): Plane {
  const size = width * height
  const plane = { width, height, l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) }
  for (let pixel = 0; pixel < size; pixel++) {
    const at = pixel * 4
    const rgb = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)
    const [l, a, b] = labOfRgb(rgb)
    plane.l[pixel] = l
    plane.a[pixel] = a
    plane.b[pixel] = b
  }
  return plane
}

export function colorAt({ l, a, b }: Plane, pixel: number): Lab {
  return [l[pixel] ?? 0, a[pixel] ?? 0, b[pixel] ?? 0]
}

/** Farther than this, in CIELAB, from a neighbour a pixel stands on an edge. */
const EDGE = 9

function calmOf(plane: Plane, isMaterial: Uint8Array): Uint8Array {
  const { width } = plane
  const isEdge = new Uint8Array(isMaterial.length)
  for (let pixel = 0; pixel < isMaterial.length; pixel++) {
    if (pixel % width < width - 1) compare(pixel, pixel + 1)
    if (pixel + width < isMaterial.length) compare(pixel, pixel + width)
  }
  return isMaterial.map((isIn, pixel) => (isIn && !isEdge[pixel] ? 1 : 0))

  function compare(one: number, other: number): void {
    if (gapBetween(plane, one, other) <= EDGE) return
    isEdge[one] = 1
    isEdge[other] = 1
  }
}

/** How far two pixels lie apart in CIELAB. */
function gapBetween({ l, a, b }: Plane, one: number, other: number): number {
  const dl = (l[one] ?? 0) - (l[other] ?? 0)
  const da = (a[one] ?? 0) - (a[other] ?? 0)
  const db = (b[one] ?? 0) - (b[other] ?? 0)
  return Math.sqrt(dl * dl + da * da + db * db)
}
