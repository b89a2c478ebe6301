/** A colour in CIELAB under D65: lightness 0..100, and the two axes green to red and blue to yellow. */
export type Lab = readonly [l: number, a: number, b: number]

/**
 * CIEDE2000 (ΔE00) of two colours, all weights 1, after Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula:
 * implementation notes, supplementary test data, and mathematical observations", Color Research and Application 30 (2005). Its
 * square is the sum of an independent part of lightness and one of a* and b*.
 */
export function deltaE00([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  return Math.sqrt(lightnessPart(l1, l2) + chromaPart(a1, b1, a2, b2))
}

/** The part of lightness in the square of ΔE00. */
export function lightnessPart(l1: number, l2: number): number {
  const fromMiddle = ((l1 + l2) / 2 - 50) ** 2
  const weight = 1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle)
  return ((l2 - l1) / weight) ** 2
}

const TO_DEGREES = 180 / Math.PI
const TO_RADIANS = Math.PI / 180
const POWER_25_7 = 25 ** 7
/** Beyond this its exponential is below the precision of 64-bit numbers. */
const NO_ROTATION = 40
const [COS_30, SIN_30] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
const [COS_6, SIN_6] = [Math.cos(Math.PI / 30), Math.sin(Math.PI / 30)]
const [COS_63, SIN_63] = [Math.cos((63 / 180) * Math.PI), Math.sin((63 / 180) * Math.PI)]

/** The part of a* and b*, chroma and hue, in the square of ΔE00. */
export function chromaPart(a1: number, b1: number, a2: number, b2: number): number {
  const stretch = 1.5 - 0.5 * ofChroma((Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2)
  const [red1, red2] = [a1 * stretch, a2 * stretch]
  const chroma1 = Math.sqrt(red1 * red1 + b1 * b1)
  const chroma2 = Math.sqrt(red2 * red2 + b2 * b2)
  const meanChroma = (chroma1 + chroma2) / 2
  const hue1 = hueOf(red1, b1)
  const hue2 = hueOf(red2, b2)
  const isGrey = chroma1 * chroma2 === 0
  const turn = isGrey ? 0 : shortWay(hue2 - hue1)
  const meanHue = isGrey ? hue1 + hue2 : meanOfHues(hue1, hue2)
  const chroma = (chroma2 - chroma1) / (1 + 0.045 * meanChroma)
  const hue = (2 * Math.sqrt(chroma1 * chroma2) * sin(turn / 2)) / (1 + 0.015 * meanChroma * hueWeight(meanHue))
  const fromBlue = ((meanHue - 275) / 25) ** 2
  const rotation = fromBlue > NO_ROTATION ? 0 : -2 * ofChroma(meanChroma) * sin(60 * Math.exp(-fromBlue))
  return Math.max(0, chroma * chroma + hue * hue + rotation * chroma * hue)
}

/** The paper's T, with cosines of 2h, 3h and 4h by multiple-angle formulae, so that one cosine of h is enough. */
function hueWeight(hue: number): number {
  const [c, s] = [cos(hue), sin(hue)]
  const [c2, s2] = [c * c - s * s, 2 * s * c]
  const [c3, s3] = [c2 * c - s2 * s, s2 * c + c2 * s]
  const [c4, s4] = [c2 * c2 - s2 * s2, 2 * s2 * c2]
  return (
    1 -
    0.17 * (c * COS_30 + s * SIN_30) +
    0.24 * c2 +
    0.32 * (c3 * COS_6 - s3 * SIN_6) -
    0.2 * (c4 * COS_63 + s4 * SIN_63)
  )
}

/** 0 for grey, nearly 1 for strong colours. */
function ofChroma(chroma: number): number {
  const seventh = chroma * chroma * chroma * chroma * chroma * chroma * chroma
  return Math.sqrt(seventh / (seventh + POWER_25_7))
}

/** Degrees, 0..360. */
function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const degrees = Math.atan2(b, a) * TO_DEGREES
  return degrees < 0 ? degrees + 360 : degrees
}

function shortWay(turn: number): number {
  if (turn > 180) return turn - 360
  return turn < -180 ? turn + 360 : turn
}

function meanOfHues(one: number, other: number): number {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

function sin(degrees: number): number {
  return Math.sin(degrees * TO_RADIANS)
}

function cos(degrees: number): number {
  return Math.cos(degrees * TO_RADIANS)
}
