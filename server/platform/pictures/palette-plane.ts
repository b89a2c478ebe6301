import { labOfRgb } from '../../../contract/colors/lab.ts'

/** A small version of a picture, four bytes per pixel: 8-bit sRGB on white, and the original alpha. */
export interface PaletteSample {
  rgba: Uint8Array
  width: number
  height: number
}

/** A sample in CIELAB, one entry per pixel. */
export interface Plane {
  width: number
  height: number
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

export function planeOf({ rgba, width, height }: PaletteSample): Plane {
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
