import { deltaE00 } from '../../contract/color-difference.ts'
import { SHADES } from '../../contract/shades.ts'
import { labOfRgb } from '../../contract/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import type { ColorName } from './color-terms.ts'

/** CIEDE2000: as a filter by colour has it for what is alike; and what may still be meant. */
const NEAR = 12
const ABOUT = 15
const LABS = SHADES.map(({ rgb }) => labOfRgb(rgb))

/** Which shades a colour `0xrrggbb` is called, and which it may be meant by too, as bits that `shadesOf` spells out. */
export const [shadeBits, aboutBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  let near = 0
  let about = 0
  for (const [shade, own] of LABS.entries()) {
    const distance = Math.abs(own[0] - lab[0]) > lightnessWithin(ABOUT) ? Infinity : deltaE00(own, lab)
    if (distance <= ABOUT) about |= 1 << shade
    if (distance <= NEAR) near |= 1 << shade
  }
  return [near, about]
})

export function shadesOf(bits: number): ColorName[] {
  return SHADES.filter((_, shade) => (bits >>> shade) & 1)
}
