import { type BoardsParameters, boards } from './boards.ts'
import { type CaneParameters, cane } from './cane.ts'
import { type ConcreteParameters, concrete } from './concrete.ts'
import { type CorkParameters, cork } from './cork.ts'
import { type FeltParameters, felt } from './felt.ts'
import { type GraniteParameters, granite } from './granite.ts'
import { type GrassclothParameters, grasscloth } from './grasscloth.ts'
import { type MarbleParameters, marble } from './marble.ts'
import { type MetalParameters, metal } from './metal.ts'
import { type PlasterParameters, plaster } from './plaster.ts'
import { type Frame, renderFields } from './render.ts'
import { shade } from './shade.ts'
import { type Slabs, cutIntoSlabs } from './slabs.ts'
import { type SlatsParameters, slats } from './slats.ts'
import { type Surface } from './surface.ts'
import { type TerrazzoParameters, terrazzo } from './terrazzo.ts'
import { type TilesParameters, tiles } from './tiles.ts'
import { type TravertineParameters, travertine } from './travertine.ts'
import { type WeaveParameters, weave } from './weave.ts'

/** What a surface is made of: a family and its parameters. Plain data, so that it can cross to a worker. */
export type Recipe =
  | ({ family: 'boards' } & BoardsParameters)
  | ({ family: 'cane' } & CaneParameters)
  | ({ family: 'concrete' } & ConcreteParameters)
  | ({ family: 'cork' } & CorkParameters)
  | ({ family: 'felt' } & FeltParameters)
  | ({ family: 'granite' } & GraniteParameters)
  | ({ family: 'grasscloth' } & GrassclothParameters)
  | ({ family: 'marble' } & MarbleParameters)
  | ({ family: 'metal' } & MetalParameters)
  | ({ family: 'plaster' } & PlasterParameters)
  | ({ family: 'slats' } & SlatsParameters)
  | ({ family: 'terrazzo' } & TerrazzoParameters)
  | ({ family: 'tiles' } & TilesParameters)
  | ({ family: 'travertine' } & TravertineParameters)
  | ({ family: 'weave' } & WeaveParameters)

function makeSurface(recipe: Recipe, seed: number, footprint: number): Surface {
  switch (recipe.family) {
    case 'boards':
      return boards(recipe, seed, footprint)
    case 'cane':
      return cane(recipe, seed, footprint)
    case 'concrete':
      return concrete(recipe, seed, footprint)
    case 'cork':
      return cork(recipe, seed, footprint)
    case 'felt':
      return felt(recipe, seed, footprint)
    case 'granite':
      return granite(recipe, seed, footprint)
    case 'grasscloth':
      return grasscloth(recipe, seed, footprint)
    case 'marble':
      return marble(recipe, seed, footprint)
    case 'metal':
      return metal(recipe, seed, footprint)
    case 'plaster':
      return plaster(recipe, seed, footprint)
    case 'slats':
      return slats(recipe, seed, footprint)
    case 'terrazzo':
      return terrazzo(recipe, seed, footprint)
    case 'tiles':
      return tiles(recipe, seed, footprint)
    case 'travertine':
      return travertine(recipe, seed, footprint)
    case 'weave':
      return weave(recipe, seed, footprint)
    default:
      return recipe satisfies never
  }
}

type DrawOptions = Frame & {
  seed: number
  falloff?: number
  /** Shows the surface laid in pieces. */
  slabs?: Slabs
}

/** A picture of a surface at true scale: 8-bit sRGB, three bytes a pixel, row by row. The same seed gives the same bytes. */
export function drawSurface(recipe: Recipe, { seed, falloff = 1, slabs, ...frame }: DrawOptions): Uint8Array {
  const whole = makeSurface(recipe, seed, frame.mmPerPixel)
  const surface = slabs ? cutIntoSlabs(whole, slabs, seed, frame.mmPerPixel) : whole
  return shade(renderFields(surface, frame), { metallic: recipe.family === 'metal', falloff })
}
