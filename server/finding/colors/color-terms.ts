import { deltaE00, type Lab } from '../../../contract/colors/color-difference.ts'
import { labOfRgb } from '../../../contract/colors/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import { COLOR_TERMS } from '../../../contract/colors/color-term-regions.ts'
import type { ColorTerm, ColorRegion } from '../../../contract/colors/color-term-regions.ts'

/** What a colour is called in both languages: "Dark green"; 深绿色. */
export interface ColorName {
  en: string
  zh: readonly string[]
}

/**
 * The names of a colour `0xrrggbb`, as bits for `colorNames`; bits of several colours may be joined. All regions have integer sides, so a
 * table for each axis gives the regions at a coordinate.
 */
export function colorNameBits(rgb: number): number {
  const [l, a, b] = labOfRgb(rgb)
  const hue = Math.atan2(b, a) * TO_DEGREES
  const chroma = Math.sqrt(a * a + b * b)
  const open = (BY_L[l | 0] ?? 0) & (BY_C[chroma | 0] ?? 0) & (BY_H[(hue < 0 ? hue + 360 : hue) | 0] ?? 0)
  let bits = 0
  for (let rest = open; rest; rest &= rest - 1) bits |= nameBit(31 - Math.clz32(rest & -rest), l)
  return bits >>> 0
}

const TO_DEGREES = 180 / Math.PI

/** Spells out the names of some bits. */
export function colorNames(bits: number): ColorName[] {
  return NAMES.filter((_, place) => (bits >>> place) & 1)
}

/**
 * Two sets of bits: the names whose region and middle the colour is in, which are beyond dispute; and the names whose middle is
 * near.
 */
export const [plainBits, likeBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  const own = colorNameBits(rgb)
  let plain = 0
  let like = 0
  for (const [place, { middle, reach }] of NAMES.entries()) {
    const isOwn = (own >>> place) & 1
    const most = isOwn ? Math.max(reach, LIKE) : LIKE
    if (!middle || Math.abs(middle[0] - lab[0]) > lightnessWithin(most)) continue
    const distance = deltaE00(middle, lab)
    if (isOwn && distance <= reach) plain |= 1 << place
    if (distance <= LIKE) like |= 1 << place
  }
  return [plain >>> 0, like >>> 0]
})

/** The CIEDE2000 distance of alike colours, as in the colour filter. */
const LIKE = 12
/** The CIEDE2000 distance within which a colour clearly has the middle's name; single words reach wider than "dark green". */
const PLAIN = 20
const PLAIN_TONE = 14

interface TermName extends ColorName {
  middle: Lab | undefined
  reach: number
}

/** A term with its dark and light variants, if it has them. */
function shadesOf({ en, zh, darkTo, lightFrom, middle, darkMiddle, lightMiddle }: ColorTerm): TermName[] {
  const shaded = (english: string, chinese: string, rgb: number | undefined): TermName => ({
    en: `${english} ${en}`,
    zh: zh.map((name) => chinese + name),
    middle: rgb === undefined ? undefined : labOfRgb(rgb),
    reach: PLAIN_TONE,
  })
  return [
    { en: en.charAt(0).toUpperCase() + en.slice(1), zh, middle: labOfRgb(middle), reach: PLAIN },
    ...(darkTo === undefined ? [] : [shaded('Dark', '深', darkMiddle)]),
    ...(lightFrom === undefined ? [] : [shaded('Light', '浅', lightMiddle)]),
  ]
}

/** At most 32 of each: a bit of a number. */
const NAMES = COLOR_TERMS.flatMap(shadesOf)
/** The middles of all names. */
export const TERM_MIDDLES = NAMES.flatMap(({ middle }) => (middle ? [middle] : []))
/** The bits of the dark and light variants. */
export const TONE_BITS = NAMES.reduce(
  (bits, { en }, place) => (/^(?:Dark|Light) /.test(en) ? bits | (1 << place) : bits),
  0,
)
const REGIONS = COLOR_TERMS.flatMap(({ regions }, term) => regions.map((region) => ({ ...region, term })))
const FIRST_NAMES = COLOR_TERMS.map((_, term) => COLOR_TERMS.slice(0, term).flatMap(shadesOf).length)

const BY_L = openBy('l', 101)
const BY_C = openBy('c', 150)
const BY_H = openBy('h', 360)

/** For each integer along an axis, one bit for each region there. */
function openBy(axis: keyof ColorRegion, size: number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, at) =>
    REGIONS.reduce((bits, region, place) => bits | (isWithin(region[axis], at) ? 1 << place : 0), 0),
  )
}

function isWithin([from, to]: ColorRegion['l'], at: number): boolean {
  return (at >= from && at < to) || at + 360 < to
}

/** Whether a colour lies in a region, which has no limit on an axis that it leaves out. */
export function isInRegion({ l, c, h }: Partial<ColorRegion>, [lightness, a, b]: Lab): boolean {
  const hue = Math.atan2(b, a) * TO_DEGREES
  const isOn = (side: ColorRegion['l'] | undefined, at: number) => !side || isWithin(side, Math.floor(at))
  return isOn(l, lightness) && isOn(c, Math.hypot(a, b)) && isOn(h, hue < 0 ? hue + 360 : hue)
}

/** The bit of a region's name, at a lightness. */
function nameBit(region: number, lightness: number): number {
  const term = REGIONS[region]?.term ?? 0
  const { darkTo, lightFrom = Infinity } = COLOR_TERMS[term] ?? { darkTo: undefined }
  const isDark = darkTo !== undefined && lightness < darkTo
  const light = darkTo === undefined ? 1 : 2
  return 1 << ((FIRST_NAMES[term] ?? 0) + (isDark ? 1 : lightness >= lightFrom ? light : 0))
}
