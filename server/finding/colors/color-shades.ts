import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../contract/colors/color-difference.ts'
import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import { SHADES } from '../../../contract/colors/shades.ts'
import { labOfRgb } from '../../../contract/colors/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import { TERM_MIDDLES } from './color-terms.ts'
import type { ColorName } from './color-terms.ts'

/** CIEDE2000: as a filter by colour has it for what is alike; and what may still be meant. */
const NEAR = 12
const ABOUT = 15
/** CIEDE2000 by which another name may be nearer: where greys and beiges lie close together people part them no finer. */
const ROOM = 2
/** Below it hardly anybody tells two colours apart. */
const HAIR = 1
/** What is but meant by "warm grey" would be found as grey, too. */
const SAYING_TERMS = SHADES.reduce(
  (bits, { en }, shade) => (COLOR_TERMS.some((term) => en.endsWith(` ${term.en}`)) ? bits | (1 << shade) : bits),
  0,
)
const LABS = SHADES.map(({ rgb }) => labOfRgb(rgb))

/** Which shades a colour `0xrrggbb` is called, no other name being nearer, and which it is hardly less, as bits that `shadesOf` spells out. */
export const [shadeBits, nearlyBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  const distances = distancesTo(LABS, lab)
  const nearest = Math.min(...distances)
  if (nearest > NEAR) return [0, 0]
  const least = Math.min(nearest, ...distancesTo(TERM_MIDDLES, lab))
  return [bitsWithin(distances, Math.min(NEAR, least + HAIR)), bitsWithin(distances, Math.min(NEAR, least + ROOM))]
})

/** Which shades it may be meant by too. */
export const [aboutBits] = bothByStep((rgb) => [bitsWithin(distancesTo(LABS, labOfRgb(rgb)), ABOUT) & ~SAYING_TERMS, 0])

function distancesTo(middles: readonly Lab[], lab: Lab): number[] {
  return middles.map((own) => (Math.abs(own[0] - lab[0]) > lightnessWithin(ABOUT) ? Infinity : deltaE00(own, lab)))
}

function bitsWithin(distances: readonly number[], most: number): number {
  return distances.reduce((bits, distance, shade) => (distance <= most ? bits | (1 << shade) : bits), 0)
}

export function shadesOf(bits: number): ColorName[] {
  return SHADES.filter((_, shade) => (bits >>> shade) & 1)
}
