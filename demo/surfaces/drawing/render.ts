import { type TakeNumbers } from './scratch.ts'
import { type Surface, type Texel, aTexel } from './surface.ts'

/** The fields of a picture, row by row: albedo in OKLab (three numbers a pixel), height in mm, gloss 0..1. */
export type Fields = {
  width: number
  height: number
  mmPerPixel: number
  albedo: Float32Array
  relief: Float32Array
  gloss: Float32Array
}

export type Frame = {
  width: number
  height: number
  mmPerPixel: number
  /** The picture's upper left corner on the surface, mm. */
  left?: number
  top?: number
}

/** Samples a surface at the middle of every pixel. `take` supplies the arrays of the fields; by default new ones. */
export function renderFields(
  surface: Surface,
  { width, height, mmPerPixel, left = 0, top = 0 }: Frame,
  take: TakeNumbers = (_, length) => new Float32Array(length),
): Fields {
  const fields: Fields = {
    width,
    height,
    mmPerPixel,
    albedo: take('albedo', width * height * 3),
    relief: take('relief', width * height),
    gloss: take('gloss', width * height),
  }
  const texel = aTexel()
  for (let row = 0; row < height; row++) renderRow(surface, fields, { left, top, row }, texel)
  return fields
}

/** A function for each row: the engine does not optimise a nested loop that runs once per picture. */
function renderRow(
  surface: Surface,
  { width, mmPerPixel, albedo, relief, gloss }: Fields,
  { left, top, row }: { left: number; top: number; row: number },
  texel: Texel,
): void {
  const y = top + (row + 0.5) * mmPerPixel
  const first = row * width
  for (let column = 0; column < width; column++) {
    surface(left + (column + 0.5) * mmPerPixel, y, texel)
    const index = first + column
    albedo[index * 3] = texel.l
    albedo[index * 3 + 1] = texel.a
    albedo[index * 3 + 2] = texel.b
    relief[index] = texel.height
    gloss[index] = texel.gloss
  }
}
