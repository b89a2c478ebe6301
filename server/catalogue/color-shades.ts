import { deltaE00 } from '../../contract/color-difference.ts'
import type { Lab } from '../../contract/color-difference.ts'
import { COLOR_TERMS } from '../../contract/color-term-regions.ts'
import { SHADES } from '../../contract/shades.ts'
import { labOfRgb } from '../../contract/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import { TERM_MIDDLES } from './color-terms.ts'
import type { ColorName } from './color-terms.ts'

/** CIEDE2000: as a filter by colour has it for what is alike; and what may still be meant. */
const NEAR = 12
const ABOUT = 15
/** CIEDE2000 by which another name may be nearer: where greys and beiges lie close together people part them no finer. */
const ROOM = 2
/** What is but meant by "warm grey" would be found as grey, too. */
const SAYS_TERM = SHADES.map(({ en }) => COLOR_TERMS.some((term) => en.endsWith(` ${term.en}`)))
const LABS = SHADES.map(({ rgb }) => labOfRgb(rgb))

/** Which shades a colour `0xrrggbb` is called, and which it may be meant by too, as bits that `shadesOf` spells out. */
export const [shadeBits, aboutBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  const distanceTo = (own: Lab) => (Math.abs(own[0] - lab[0]) > lightnessWithin(ABOUT) ? Infinity : deltaE00(own, lab))
  const distances = LABS.map(distanceTo)
  const nearest = Math.min(...distances)
  if (nearest > ABOUT) return [0, 0]
  const most = Math.min(NEAR, Math.min(nearest, ...TERM_MIDDLES.map(distanceTo)) + ROOM)
  let near = 0
  let about = 0
  for (const [shade, distance] of distances.entries()) {
    if (distance <= ABOUT && !SAYS_TERM[shade]) about |= 1 << shade
    if (distance <= most) near |= 1 << shade
  }
  return [near, about]
})

export function shadesOf(bits: number): ColorName[] {
  return SHADES.filter((_, shade) => (bits >>> shade) & 1)
}
