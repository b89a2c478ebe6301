import { type Placement } from '../products/product.ts'
import { METALS, type Recipe, openSurface } from '../surfaces/draw.ts'
import { type Slabs } from '../surfaces/stone/slabs.ts'
import { artOf } from './art.ts'
import { type Materials, compose } from './layers/compose.ts'
import { develop } from './layers/develop.ts'
import { drawSamples, lightRoom } from './layers/draw-layers.ts'
import { type Drawable, drawTexture } from './layers/draw-texture.ts'
import { glossOf, sheenOf } from './gloss.ts'
import { findLayers, keepLayers } from './layers/kept-layers.ts'
import { type Hour, LOOKS, type Look, type RoomLight } from './layers/layers.ts'
import { colourLooks, pickFloor, pickPalette } from './palette.ts'
import { SETTINGS } from './settings.ts'

type RoomOptions = {
  seed: number
  /** Mean colour of the surface, `#RRGGBB`; from its recipe by default. */
  colour?: string | undefined
  /** Where in the room the surface is used. */
  on: Placement
  width: number
  height: number
  slabs?: Slabs | undefined
  /** Chooses room and hour; consecutive numbers differ in both. */
  turn: number
  /** Folder that keeps rooms from one picture to the next; without it, memory keeps the last few. */
  folder?: string | undefined
  /** Computes the light beside the rest; without it, or if it gives none, it is computed after it. */
  lightBeside?: LightBeside | undefined
}

/** A room's place among the rooms of its placement, and its size in pixels. */
export type RoomOrder = Pick<RoomOptions, 'on' | 'turn' | 'width' | 'height'>
export type LightBeside = (order: RoomOrder) => Promise<RoomLight | undefined>

/** Draws a room with the surface at true scale. Returns 8-bit sRGB, three bytes a pixel. */
export async function drawRoom(recipe: Recipe, options: RoomOptions): Promise<Uint8Array> {
  const { seed, on, width, height, turn, folder, lightBeside } = options
  const { plan, name, hour, isTurned } = chooseRoom(on, turn)
  const key = `${on} ${name} ${width} ${height}`
  const known = findLayers(key, folder)
  const begun = known ? undefined : lightBeside?.({ on, turn, width, height })
  const samples = known ?? drawSamples(plan, width, height)
  const palette = pickPalette(seed)
  // In a thumbnail of some dozen pixels a metre takes ten of them.
  const coarsest = width < 64 ? 15 : 9
  const floor = pickFloor(seed)
  const drawables: Partial<Record<Look, Drawable>> = {
    product: drawableOf(recipe, options, coarsest),
    floor: { open: openAt(floor.recipe, { seed: seed + 9, colour: floor.colour }), coarsest, finer: 0.75 },
    art: artOf(seed, palette, coarsest),
  }
  const materials: Materials = {
    textures: LOOKS.map((look) => drawables[look] && drawTexture(samples, look, { ...drawables[look], isTurned })),
    colours: colourLooks(palette),
    gloss: new Float32Array(LOOKS.map((look) => (look === 'product' ? glossOf(recipe) : sheenOf(look)))),
    product: {
      isPile: recipe.family === 'felt' && recipe.texture === 'pile',
      isMetal: METALS.has(recipe.family),
      isBacklit: recipe.family === 'glass' && on === 'screen',
    },
  }
  const layers = known ?? { ...samples, ...((await begun) ?? lightRoom(plan, width, height)) }
  if (!known) keepLayers(key, layers, folder)
  return develop(compose(layers, materials, { hour, isTurned }), width)
}

/** The room of a number, its hour, and whether it is mirrored; consecutive numbers differ in room and hour. */
export function chooseRoom(on: Placement, turn: number) {
  const settings = SETTINGS[on]
  const place = turn % settings.length
  const round = Math.floor(turn / settings.length)
  const build = settings[place]
  if (!build) throw new Error(`No room for ${on}`)
  const hour: Hour = round % 2 === place % 2 ? 'evening' : 'day'
  return { plan: build(on), name: build.name, hour, isTurned: round % 4 > 1 }
}

function drawableOf(recipe: Recipe, { seed, colour, slabs, on }: RoomOptions, coarsest: number): Drawable {
  // A worktop is cut from one slab.
  const cut = on === 'counter' ? undefined : slabs
  return {
    open: openAt(withoutFolds(recipe), { seed, colour, slabs: cut }),
    coarsest,
    finer: isMesh(recipe) ? 1.7 : 1,
  }
}

function openAt(recipe: Recipe, options: { seed: number; colour?: string | undefined; slabs?: Slabs | undefined }) {
  return (mmPerPixel: number) => openSurface(recipe, { ...options, mmPerPixel, falloff: 0 })
}

/** A room drapes its cloth in folds of its own. */
function withoutFolds(recipe: Recipe): Recipe {
  return recipe.family === 'felt' ? { ...recipe, folds: 0 } : recipe
}

function isMesh(recipe: Recipe): boolean {
  return recipe.family === 'cane' || (recipe.family === 'metal' && recipe.holes !== undefined)
}
