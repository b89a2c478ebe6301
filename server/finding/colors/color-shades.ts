import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../contract/colors/color-difference.ts'
import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import { SHADES } from '../../../contract/colors/shades.ts'
import type { Tinge } from '../../../contract/colors/shades.ts'
import { warmthOfLab } from '../../../contract/looks/warmth.ts'
import { labOfRgb } from '../../../contract/colors/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import { isInRegion, TERM_MIDDLES } from './color-terms.ts'
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
const TINGES = SHADES.reduce((bits, { isTinge }, shade) => (isTinge ? bits | (1 << shade) : bits), 0)
const LABS = SHADES.map(({ rgb }) => labOfRgb(rgb))

/** The shades that a colour `0xrrggbb` is called, or nearly so, as bits for `shadesOf`. */
export const [shadeBits, nearlyBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  const tinges = fitting(lab, isOf) & TINGES
  const distances = distancesToShades(lab)
  const nearest = Math.min(...distances)
  if (nearest > NEAR) return [tinges, tinges]
  const least = Math.min(nearest, ...distancesTo(TERM_MIDDLES, lab))
  const within = (room: number) => (bitsWithin(distances, Math.min(NEAR, least + room)) & ~TINGES) | tinges
  return [within(HAIR), within(ROOM)]
})

/** The shades that may mean the colour. */
export const [aboutBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  return [bitsWithin(distancesTo(LABS, lab), ABOUT) & fitting(lab, nearlyOf) & ~SAYING_TERMS, 0]
})

/** The distances to the shades that a colour may be called. */
function distancesToShades(lab: Lab): number[] {
  const fit = fitting(lab, isOf)
  return distancesTo(LABS, lab).map((distance, shade) => ((fit >>> shade) & 1 ? distance : Infinity))
}

/** The shades that do not exclude a colour. */
function fitting(lab: Lab, fits: (only: Tinge, lab: Lab) => boolean): number {
  return SHADES.reduce((bits, { only }, shade) => (!only || fits(only, lab) ? bits | (1 << shade) : bits), 0)
}

function isOf(only: Tinge, lab: Lab): boolean {
  return isAsWarm(only, lab, 0) && (!only.region || isInRegion(only.region, lab))
}

/** How much warmer or cooler a colour may be than what it is taken for. */
const SLACK = 0.1

function nearlyOf(only: Tinge, lab: Lab): boolean {
  return isAsWarm(only, lab, SLACK)
}

function isAsWarm({ warmth: [least, most] = [-Infinity, Infinity] }: Tinge, [, a, b]: Lab, slack: number): boolean {
  const own = warmthOfLab(a, b)
  return own >= least - slack && own <= most + slack
}

function distancesTo(middles: readonly Lab[], lab: Lab): number[] {
  return middles.map((own) => (Math.abs(own[0] - lab[0]) > lightnessWithin(ABOUT) ? Infinity : deltaE00(own, lab)))
}

function bitsWithin(distances: readonly number[], most: number): number {
  return distances.reduce((bits, distance, shade) => (distance <= most ? bits | (1 << shade) : bits), 0)
}

export function shadesOf(bits: number): ColorName[] {
  return SHADES.filter((_, shade) => (bits >>> shade) & 1)
}
