import { chance } from '../surfaces/drawing/chance.ts'
import { linearOfHex } from '../surfaces/drawing/colour.ts'
import { type Recipe } from '../surfaces/draw.ts'
import { noiseField } from '../surfaces/drawing/noise.ts'
import { smooth } from '../surfaces/drawing/ramp.ts'
import { type Hit, type Look } from './light/ray.ts'
import { type Patch, type Texture, openTexture, readTexture } from './light/texture.ts'

/** Writes the linear light that a skin throws back under full light. */
export type Paint = (hit: Hit, patch: Patch, out: Float64Array) => void

/** Colours of the things of a room, chosen to go together: timber, clay, cloth, throw, rug, wall. */
const PALETTES = [
  { wood: '#A67C52', clay: '#B8765A', cloth: '#CFC6B6', throw: '#8C6A4F', rug: '#D9D0C0', wall: '#E8E5DF' },
  { wood: '#6A4A34', clay: '#4F5A55', cloth: '#B9AE9C', throw: '#A4583F', rug: '#C9BFAE', wall: '#E6E3DD' },
  { wood: '#C09A6B', clay: '#8D9690', cloth: '#9AA294', throw: '#D8CDB8', rug: '#CFCABD', wall: '#E9E7E2' },
  { wood: '#4A3A2F', clay: '#C7B8A2', cloth: '#D8D1C4', throw: '#5F6F73', rug: '#B5AC9E', wall: '#E4E0D8' },
  { wood: '#8B6B4D', clay: '#2F3432', cloth: '#A59683', throw: '#C9A06A', rug: '#DAD3C6', wall: '#E9E4DB' },
  { wood: '#B58E63', clay: '#9C4F3B', cloth: '#7E8A84', throw: '#DED5C6', rug: '#C6BBA8', wall: '#E7E4DF' },
]

const FLOORS: { recipe: Recipe; colour: string }[] = [
  {
    recipe: {
      family: 'boards',
      light: '#D8BC93',
      dark: '#8C6840',
      ring: 3.6,
      contrast: 0.4,
      variety: 0.5,
      pores: 0.6,
      layout: 'planks',
      length: 2200,
      width: 200,
    },
    colour: '#C3A17A',
  },
  { recipe: { family: 'concrete', base: '#B4B2AD', dark: '#97958F', holes: 0.1 }, colour: '#B3AEA6' },
  {
    recipe: {
      family: 'boards',
      light: '#B99B78',
      dark: '#7A5A3C',
      ring: 3.4,
      contrast: 0.45,
      variety: 0.5,
      pores: 0.5,
      layout: 'herringbone',
      length: 600,
      width: 100,
    },
    colour: '#A88560',
  },
  {
    recipe: {
      family: 'boards',
      light: '#E2D6C2',
      dark: '#B39F84',
      ring: 3.6,
      contrast: 0.35,
      variety: 0.4,
      pores: 0.5,
      layout: 'planks',
      length: 2400,
      width: 240,
    },
    colour: '#CDBDA3',
  },
]

function pick<Item>(list: Item[], seed: number, part: number): Item {
  const item = list[Math.floor(chance(seed, part) * list.length)]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

function textured(texture: Texture): Paint {
  return (_hit, patch, out) => readTexture(texture, patch, out)
}

/** A plain colour that `vary` makes lighter and darker by the part it returns. */
function varied(hex: string, vary: (u: number, v: number, id: number) => number): Paint {
  const [r, g, b] = linearOfHex(hex)
  return ({ id }, { u, v }, out) => {
    const scale = 1 + vary(u, v, id)
    out[0] = r * scale
    out[1] = g * scale
    out[2] = b * scale
  }
}

/** The paint of every look of a room; `product` is the surface that the room is there to show. */
export function mixPaints(seed: number, product: Texture): Record<Look, Paint> {
  const palette = pick(PALETTES, seed, 21)
  const floor = pick(FLOORS, seed, 22)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1, footprint = 2.5) =>
    noiseField({ seed: seed + part, wavelength, octaves, stretch, footprint, gain: 0.6 })
  const clouds = field(1, 520, 5, 1, 8)
  const grain = field(2, 34, 3, 26)
  const board = field(3, 240, 2, 6)
  const speckle = field(4, 9, 2)
  const thread = field(5, 9, 1)
  const heather = field(6, 50, 2)
  const plain = (hex: string) => varied(hex, () => 0)
  const cloth = (hex: string) => varied(hex, (u, v) => 0.09 * thread(u, v) + 0.05 * heather(u, v))
  const wood = varied(palette.wood, (u, v, id) => 0.13 * grain(u, v + id * 37) + 0.1 * board(u, v + id * 91))
  return {
    product: textured(product),
    wall: varied(palette.wall, (u, v) => 0.028 * clouds(u, v)),
    floor: textured(
      openTexture({ ...floor, seed: seed + 9, side: product.side, coarsest: product.coarsest, finer: 0.75 }),
    ),
    ceiling: plain('#EAE7E1'),
    trim: varied('#E6E2DA', (u, v) => 0.012 * clouds(u, v)),
    wood,
    clay: varied(palette.clay, (u, v) => 0.07 * speckle(u, v) + 0.05 * heather(u, v)),
    chalk: varied('#DAD4C9', (u, v) => 0.05 * speckle(u, v)),
    stone: varied('#C9C1B4', (u, v) => 0.05 * speckle(u, v) + 0.06 * clouds(u * 2, v * 2)),
    cloth: cloth(palette.cloth),
    throw: cloth(palette.throw),
    fruit: plain('#C7994A'),
    rug: varied(
      palette.rug,
      (u, v) => 0.07 * Math.sin(v / 4.2) * Math.sin(u / 9) + 0.1 * thread(u, v) + 0.06 * heather(u, v),
    ),
    paper: plain('#E4DDD0'),
    art: paintArt(seed, palette),
    leaf: varied('#56663F', (u, v, id) => 0.5 * chance(7, id) - 0.2 + 0.12 * heather(u, v)),
    bark: plain('#5C4A3A'),
    dark: plain('#33312E'),
    brass: plain('#B08D57'),
    glow: plain('#F1E6D2'),
    sky: plain('#FFFFFF'),
  }
}

/** A sheet with a few quiet fields of colour, torn rather than cut. */
function paintArt(seed: number, { clay, throw: warm, rug }: { clay: string; throw: string; rug: string }): Paint {
  const ground = linearOfHex('#E6DECF')
  const inks = [linearOfHex(clay), linearOfHex(rug), linearOfHex(warm)] as const
  const torn = noiseField({ seed: seed + 31, wavelength: 120, octaves: 4, footprint: 2.5 })
  const fibre = noiseField({ seed: seed + 32, wavelength: 14, octaves: 3, footprint: 2.5 })
  const size = 100 + 90 * chance(seed, 34)
  const tilt = chance(seed, 33) - 0.5
  return (_hit, { u, v }, out) => {
    const edge = 14 * torn(u, v)
    const up = -v
    const disc = size - Math.sqrt((u - 300 * tilt) ** 2 + (up - 430) ** 2) - edge
    const hill = 250 + 0.35 * tilt * u + edge * 1.5 - up
    const band = 120 - 0.2 * tilt * u + edge - up
    const cover = [disc, hill, band].map((inside) => smooth(-3, 3, inside))
    const rub = 1 + 0.09 * fibre(u, v)
    for (const channel of [0, 1, 2] as const) {
      let value = ground[channel]
      for (const [index, ink] of inks.entries()) value += (ink[channel] - value) * (cover[index] ?? 0)
      out[channel] = value * rub
    }
  }
}
