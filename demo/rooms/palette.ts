import { chance } from '../surfaces/drawing/chance.ts'
import { linearOfHex } from '../surfaces/drawing/colour.ts'
import { type Recipe } from '../surfaces/draw.ts'
import { LOOKS, type Look } from './layers/layers.ts'

/** Palettes for a room's furnishing: timber, clay, cloth, throw, rug, wall. */
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

type Palette = (typeof PALETTES)[number]

/** The palette of a room, by seed. */
export function pickPalette(seed: number): Palette {
  return pick(PALETTES, seed, 21)
}

/** The floor of a room, by seed. */
export function pickFloor(seed: number): { recipe: Recipe; colour: string } {
  return pick(FLOORS, seed, 22)
}

/** Linear light of each look's colour, three numbers each, in the order of `LOOKS`. */
export function colourLooks(palette: Palette): Float32Array {
  const colours: Partial<Record<Look, string>> = {
    wall: palette.wall,
    ceiling: '#EAE7E1',
    trim: '#E6E2DA',
    wood: palette.wood,
    clay: palette.clay,
    chalk: '#DAD4C9',
    stone: '#C9C1B4',
    cloth: palette.cloth,
    throw: palette.throw,
    fruit: '#C7994A',
    rug: palette.rug,
    paper: '#E4DDD0',
    leaf: '#56663F',
    bark: '#5C4A3A',
    dark: '#33312E',
    brass: '#B08D57',
    glow: '#F1E6D2',
  }
  return new Float32Array(LOOKS.flatMap((look) => linearOfHex(colours[look] ?? '#FFFFFF')))
}
