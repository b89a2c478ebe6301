import { type Recipe } from '../surfaces/draw.ts'
import { type Look } from './layers/layers.ts'

/** How strongly the skins of looks reflect the room: 0 not at all, 1 like polished stone. */
const SHEEN: Partial<Record<Look, number>> = {
  floor: 0.25,
  wood: 0.2,
  clay: 0.35,
  chalk: 0.2,
  stone: 0.4,
  leaf: 0.15,
  brass: 0.6,
  dark: 0.2,
}

/** Gloss of the families that have no gloss parameter. */
const GLOSS: Partial<Record<Recipe['family'], number>> = {
  boards: 0.22,
  bamboo: 0.3,
  endGrain: 0.2,
  ply: 0.15,
  laminate: 0.25,
  marble: 0.7,
  granite: 0.6,
  onyx: 0.8,
  terrazzo: 0.55,
  travertine: 0.25,
  concrete: 0.18,
  encaustic: 0.15,
  slate: 0.12,
  leather: 0.35,
  glass: 0.8,
  metal: 0.6,
  patina: 0.25,
  slats: 0.15,
}

/** How strongly a surface reflects the room, 0..1: its own gloss if it has one. */
export function glossOf(recipe: Recipe): number {
  if ('gloss' in recipe && typeof recipe.gloss === 'number') return recipe.gloss
  return GLOSS[recipe.family] ?? 0
}

/** How strongly the skin of a look reflects the room, 0..1. */
export function sheenOf(look: Look): number {
  return SHEEN[look] ?? 0
}
