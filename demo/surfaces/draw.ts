import { acoustic } from './acoustic.ts'
import { bamboo } from './bamboo.ts'
import { boards } from './boards.ts'
import { calibrated } from './calibrate.ts'
import { cane } from './cane.ts'
import { carpet } from './carpet.ts'
import { concrete } from './concrete.ts'
import { cork } from './cork.ts'
import { encaustic } from './encaustic.ts'
import { endGrain } from './end-grain.ts'
import { felt } from './felt.ts'
import { glass } from './glass.ts'
import { granite } from './granite.ts'
import { grasscloth } from './grasscloth.ts'
import { laminate } from './laminate.ts'
import { leather } from './leather.ts'
import { marble } from './marble.ts'
import { metal } from './metal.ts'
import { mosaic } from './mosaic.ts'
import { onyx } from './onyx.ts'
import { paintFilm } from './paint-film.ts'
import { patina } from './patina.ts'
import { plaster } from './plaster.ts'
import { ply } from './ply.ts'
import { type Frame, renderFields } from './render.ts'
import { shade } from './shade.ts'
import { slate } from './slate.ts'
import { type Slabs, cutIntoSlabs } from './slabs.ts'
import { slats } from './slats.ts'
import { type Family, type Surface } from './surface.ts'
import { terrazzo } from './terrazzo.ts'
import { tiles } from './tiles.ts'
import { travertine } from './travertine.ts'
import { wallpaper } from './wallpaper.ts'
import { weave } from './weave.ts'

const FAMILIES = {
  acoustic,
  bamboo,
  boards,
  cane,
  carpet,
  concrete,
  cork,
  encaustic,
  endGrain,
  felt,
  glass,
  granite,
  grasscloth,
  laminate,
  leather,
  marble,
  metal,
  mosaic,
  onyx,
  paintFilm,
  patina,
  plaster,
  ply,
  slate,
  slats,
  terrazzo,
  tiles,
  travertine,
  wallpaper,
  weave,
}

/** Families whose reflection takes the colour of the metal. */
export const METALS = new Set<Recipe['family']>(['metal', 'patina'])

type ParametersOf<Made> = Made extends Family<infer Parameters> ? Parameters : never

/** What a surface is made of: a family and its parameters. Plain data, so that it can cross to another process. */
export type Recipe = {
  [Name in keyof typeof FAMILIES]: { family: Name } & ParametersOf<(typeof FAMILIES)[Name]>
}[keyof typeof FAMILIES]

/** The surface of a recipe, for pictures whose pixels are `footprint` mm wide. */
export function makeSurface(recipe: Recipe, seed: number, footprint: number): Surface {
  // The parameters beside a family's name are that family's own.
  const family = FAMILIES[recipe.family] as Family<Recipe>
  return family(recipe, seed, footprint)
}

type OpenOptions = {
  seed: number
  mmPerPixel: number
  /** Falloff of the light over the picture, 0 none .. 1. */
  falloff?: number
  /** Shows the surface laid in pieces. */
  slabs?: Slabs | undefined
  /** `#RRGGBB` that the whole surface is to have in the mean; absent: as its recipe says. */
  colour?: string | undefined
}

/** A surface made once, for many pictures at one scale: 8-bit sRGB, three bytes a pixel, row by row. */
export function openSurface(
  recipe: Recipe,
  { seed, mmPerPixel, falloff = 1, slabs, colour }: OpenOptions,
): (frame: Omit<Frame, 'mmPerPixel'>) => Uint8Array {
  const raw = makeSurface(recipe, seed, mmPerPixel)
  const whole = colour ? calibrated(raw, colour) : raw
  const surface = slabs ? cutIntoSlabs(whole, slabs, seed, mmPerPixel) : whole
  const metallic = METALS.has(recipe.family)
  return (frame) => shade(renderFields(surface, { ...frame, mmPerPixel }), { metallic, falloff })
}

/**
 * A picture of a surface at true scale: 8-bit sRGB, three bytes a pixel, row by row. The same seed gives the same
 * bytes.
 */
export function drawSurface(
  recipe: Recipe,
  { width, height, left = 0, top = 0, ...options }: OpenOptions & Frame,
): Uint8Array {
  return openSurface(recipe, options)({ width, height, left, top })
}
