import { acoustic } from './panels/acoustic.ts'
import { bamboo } from './timber/bamboo.ts'
import { boards } from './timber/boards.ts'
import { calibrated } from './calibrate.ts'
import { cane } from './timber/cane.ts'
import { carpet } from './textiles/carpet.ts'
import { concrete } from './stone/concrete.ts'
import { cork } from './timber/cork.ts'
import { encaustic } from './tiles/encaustic.ts'
import { endGrain } from './timber/end-grain.ts'
import { felt } from './textiles/felt.ts'
import { glass } from './panels/glass.ts'
import { granite } from './stone/granite.ts'
import { grasscloth } from './walls/grasscloth.ts'
import { laminate } from './panels/laminate.ts'
import { leather } from './textiles/leather.ts'
import { liningBoard } from './panels/lining-board.ts'
import { linoleum } from './panels/linoleum.ts'
import { marble } from './stone/marble.ts'
import { metal } from './panels/metal.ts'
import { mosaic } from './tiles/mosaic.ts'
import { onyx } from './stone/onyx.ts'
import { paintFilm } from './walls/paint-film.ts'
import { patina } from './panels/patina.ts'
import { plaster } from './walls/plaster.ts'
import { ply } from './timber/ply.ts'
import { type Frame, renderFields } from './drawing/render.ts'
import { takeScratch } from './drawing/scratch.ts'
import { sediment } from './stone/sediment.ts'
import { shade } from './drawing/shade.ts'
import { slate } from './stone/slate.ts'
import { type Slabs, cutIntoSlabs } from './stone/slabs.ts'
import { slats } from './timber/slats.ts'
import { type Family, type Surface } from './drawing/surface.ts'
import { terrazzo } from './stone/terrazzo.ts'
import { tiles } from './tiles/tiles.ts'
import { travertine } from './stone/travertine.ts'
import { wallpaper } from './walls/wallpaper.ts'
import { weave } from './textiles/weave.ts'

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
  liningBoard,
  linoleum,
  marble,
  metal,
  mosaic,
  onyx,
  paintFilm,
  patina,
  plaster,
  ply,
  sediment,
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

/** A family and its parameters: plain data, which can be sent to another process. */
export type Recipe = {
  [Name in keyof typeof FAMILIES]: { family: Name } & ParametersOf<(typeof FAMILIES)[Name]>
}[keyof typeof FAMILIES]

/** The surface of a recipe, for pictures whose pixels are `footprint` mm wide. */
export function makeSurface(recipe: Recipe, seed: number, footprint: number): Surface {
  // The parameters beside the family's name belong to that family.
  const family = FAMILIES[recipe.family] as Family<Recipe>
  return family(recipe, seed, footprint)
}

type OpenOptions = {
  seed: number
  mmPerPixel: number
  /** Light falloff over the picture, from 0 for none to 1. */
  falloff?: number
  /** Shows the surface cut into slabs. */
  slabs?: Slabs | undefined
  /** Mean colour of the whole surface, `#RRGGBB`; from its recipe by default. */
  colour?: string | undefined
}

/** A surface made once for many pictures at one scale: 8-bit sRGB, three bytes a pixel, row by row. */
export function openSurface(
  recipe: Recipe,
  { seed, mmPerPixel, falloff = 1, slabs, colour }: OpenOptions,
): (frame: Omit<Frame, 'mmPerPixel'>) => Uint8Array {
  const raw = makeSurface(recipe, seed, mmPerPixel)
  const whole = colour ? calibrated(raw, colour) : raw
  const surface = slabs ? cutIntoSlabs(whole, slabs, seed, mmPerPixel) : whole
  const metallic = METALS.has(recipe.family)
  return (frame) => shade(renderFields(surface, { ...frame, mmPerPixel }, takeScratch), { metallic, falloff })
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
