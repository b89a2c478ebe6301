import { type Recipe } from '../../../demo/surfaces/draw.ts'
import { type Surface } from '../../../demo/surfaces/drawing/surface.ts'
import { type Palette } from './palette.ts'
import { type Random } from './random.ts'

/** Side of a material's picture in pixels. */
export const SIDE = 256

/**
 * A ground has no true size: its lengths are pixels of a picture `SIDE` wide, and x and y are unbounded. It draws its
 * parameters from `random`.
 */
export type Ground = (random: Random, palette: Palette) => Surface

/**
 * A structure (pieces, yarns, holes, prints) is cut from a ground or laid over one. Lengths are in pixels, as for a
 * ground.
 */
export type Structure = (random: Random, palette: Palette, ground: Surface) => Surface

/** A recipe of a catalogue family with random parameters, and the width of the picture in mm. */
export interface DrawnRecipe {
  recipe: Recipe
  mmWidth: number
}

export type DrawRecipe = (random: Random) => DrawnRecipe
