import { type Lab, labOfHex } from '../../../../demo/surfaces/drawing/colour.ts'
import { drawPalette, hexOf, nearTo } from '../palette.ts'
import { type Random } from '../random.ts'

/** `#RRGGBB` colours; the ground comes first. */
export type Hexes = [string, string, string, string, ...string[]]

/** Sets of `#RRGGBB` colours; each set belongs to one material. */
export type UsualColours = readonly (readonly string[])[]

/** Share of materials that stay near the usual colours of their family. */
const USUAL_SHARE = 0.35

/** Least visible difference from the ground in OKLab. */
const LEAST = 0.045

/** Lightness in OKLab of the grey with byte 6. */
const DARKEST = 0.12

/** At least five colours that go together: near a usual set, or those of any material. */
export function drawColours(random: Random, usual: UsualColours): Hexes {
  const labs = random.isChosen(USUAL_SHARE) ? spreadFrom(random.pick(usual).map(labOfHex), random) : anyColours(random)
  const ground = labs[0] ?? { l: 0.6, a: 0, b: 0 }
  while (labs.length < 5) labs.push(nearTo(random.pick(labs), random.magnitude(0.04, 0.16), random))
  const [first = '', second = '', third = '', fourth = '', ...rest] = labs.map((lab, index) =>
    hexOf(index > 0 ? partedFrom(ground, lab, LEAST) : lab),
  )
  return [first, second, third, fourth, ...rest]
}

/** `hex`, changed until it differs from `ground` by at least `least` in OKLab. */
export function standingOut(hex: string, ground: string, least: number): string {
  // As it is written: the lightest and darkest colours are drawn in.
  const written = labOfHex(hexOf(labOfHex(hex)))
  return hexOf(partedFrom(labOfHex(ground), written, least))
}

/** A pale and a dark colour, for timber and the like; sometimes swapped. */
export function drawPaleAndDark(random: Random, usual: UsualColours): { light: string; dark: string } {
  const [one, second] = drawColours(random, usual)
  const other = standingOut(second, one, random.magnitude(0.05, 0.25))
  const isRight = labOfHex(one).l > labOfHex(other).l !== random.isChosen(0.1)
  return isRight ? { light: one, dark: other } : { light: other, dark: one }
}

function anyColours(random: Random): Lab[] {
  const { colours, joint } = drawPalette(random)
  return random.isChosen(0.5) ? [...colours, joint] : [...colours]
}

/** Spreads or contracts the colours, and shifts them all slightly in lightness and warmth. */
function spreadFrom(labs: Lab[], random: Random): Lab[] {
  const middle = labs.reduce((sum, { l }) => sum + l / labs.length, 0)
  const contrast = random.magnitude(0.4, 1.7)
  const shift = { l: 0.06 * random.normal(), a: 0.014 * random.normal(), b: 0.014 * random.normal() }
  return labs.map(({ l, a, b }) =>
    nearTo({ l: middle + (l - middle) * contrast + shift.l, a: a + shift.a, b: b + shift.b }, 0.015, random),
  )
}

/** The colour, mixed with white or black until it differs from the ground by `least` (OKLab). */
function partedFrom(ground: Lab, lab: Lab, least: number): Lab {
  const apart = lab.l - ground.l
  if (Math.hypot(apart, lab.a - ground.a, lab.b - ground.b) >= least) return lab
  const isLighter = apart > 0 ? ground.l + least < 0.96 : ground.l - least < 0.1
  // Bytes are coarse near black: colours that differ from it begin at `DARKEST`.
  const l = isLighter ? Math.max(DARKEST, ground.l + least) : ground.l - least
  // A mix with white or black stays within the sRGB gamut.
  const kept = Math.min(1, isLighter ? (1 - l) / (1 - lab.l) : l / lab.l)
  return { l, a: lab.a * kept, b: lab.b * kept }
}
