import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../contract/colors/color-difference.ts'
import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import { SHADES } from '../../../contract/colors/shades.ts'
import { labOfRgb } from '../../../contract/colors/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import { TERM_MIDDLES } from './color-terms.ts'
import type { ColorName } from './color-terms.ts'

/** CIEDE2000 distances: alike, as in the colour filter; and near enough to be meant. */
const NEAR = 12
const ABOUT = 15
/** How much nearer, in CIEDE2000, another name may be: people do not separate close greys and beiges more finely. */
const ROOM = 2
/** Below this ΔE00 hardly anybody sees a difference. */
const HAIR = 1
/** Otherwise a colour that "warm grey" only may mean would be found as grey too. */
const SAYING_TERMS = SHADES.reduce(
  (bits, { en }, shade) => (COLOR_TERMS.some((term) => en.endsWith(` ${term.en}`)) ? bits | (1 << shade) : bits),
  0,
)
const LABS = SHADES.map(({ rgb }) => labOfRgb(rgb))

/** The shades that a colour `0xrrggbb` is called, or nearly so, as bits for `shadesOf`. */
export const [shadeBits, nearlyBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  const distances = distancesTo(LABS, lab)
  const nearest = Math.min(...distances)
  if (nearest > NEAR) return [0, 0]
  const least = Math.min(nearest, ...distancesTo(TERM_MIDDLES, lab))
  return [bitsWithin(distances, Math.min(NEAR, least + HAIR)), bitsWithin(distances, Math.min(NEAR, least + ROOM))]
})

/** The shades that may mean the colour. */
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
