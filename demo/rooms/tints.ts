import { chance } from '../surfaces/drawing/chance.ts'
import { noiseField } from '../surfaces/drawing/noise.ts'
import { type Look } from './layers/layers.ts'

/**
 * How much lighter (or darker, below 0) a skin is at a place (mm) than its look's colour; `id` is the skin's number.
 */
type Tint = (u: number, v: number, id: number) => number

const SEED = 40

/** The grain, weave or mottling of the looks with plain colours. */
export function openTints(): (look: Look, u: number, v: number, id: number) => number {
  const field = (part: number, wavelength: number, octaves: number, stretch = 1, footprint = 2.5) =>
    noiseField({ seed: SEED + part, wavelength, octaves, stretch, footprint, gain: 0.6 })
  const clouds = field(1, 520, 5, 1, 8)
  const grain = field(2, 34, 3, 26)
  const board = field(3, 240, 2, 6)
  const speckle = field(4, 9, 2)
  const thread = field(5, 9, 1)
  const heather = field(6, 50, 2)
  const cloth: Tint = (u, v) => 0.09 * thread(u, v) + 0.05 * heather(u, v)
  const tints: Partial<Record<Look, Tint>> = {
    wall: (u, v) => 0.028 * clouds(u, v),
    trim: (u, v) => 0.012 * clouds(u, v),
    wood: (u, v, id) => 0.13 * grain(u, v + id * 37) + 0.1 * board(u, v + id * 91),
    clay: (u, v) => 0.07 * speckle(u, v) + 0.05 * heather(u, v),
    chalk: (u, v) => 0.05 * speckle(u, v),
    stone: (u, v) => 0.05 * speckle(u, v) + 0.06 * clouds(u * 2, v * 2),
    cloth,
    throw: cloth,
    rug: (u, v) => 0.07 * Math.sin(v / 4.2) * Math.sin(u / 9) + 0.1 * thread(u, v) + 0.06 * heather(u, v),
    leaf: (u, v, id) => 0.5 * chance(7, id) - 0.2 + 0.12 * heather(u, v),
  }
  return (look, u, v, id) => tints[look]?.(u, v, id) ?? 0
}
