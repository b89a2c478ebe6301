import { type Recipe } from '../../../demo/surfaces/draw.ts'
import { type Surface } from '../../../demo/surfaces/drawing/surface.ts'
import { type Palette } from './palette.ts'
import { type Random } from './random.ts'

/** Side of a material's picture, pixels. */
export const SIDE = 256

/**
 * A ground without true size: its lengths are pixels of a picture `SIDE` wide, x and y run on without end. Draws its parameters from
 * `random`.
 */
export type Ground = (random: Random, palette: Palette) => Surface

/** Pieces, yarns, holes, prints: a structure cut from, or laid over, grounds already made. Lengths as a ground's. */
export type Structure = (random: Random, palette: Palette, ground: Surface) => Surface

/** A recipe of the catalogue's family with parameters at random, and how many mm of it the picture shows. */
export interface DrawnRecipe {
  recipe: Recipe
  mmWidth: number
}

export type DrawRecipe = (random: Random) => DrawnRecipe
