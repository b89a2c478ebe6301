import { type Lab, labOfLinear, linearOfLab } from '../../../demo/surfaces/drawing/colour.ts'
import { byteOfLinear } from '../../../demo/surfaces/drawing/tone.ts'
import { type Random } from './random.ts'

/** The colours of a material in OKLab. */
export interface Palette {
  /** Two to five; the first is the ground, later ones are rarer. */
  colours: [Lab, Lab, ...Lab[]]
  /** The colour of mortar, grout, gaps and backgrounds. */
  joint: Lab
}

/** Ranges of lightness, chroma and hue (degrees) in OKLCh. */
interface ColourRange {
  lightness: [number, number]
  chroma: [number, number]
  hue: [number, number]
}

/** Typical colours of materials: earths and timber, stone, greys and metals, plants, deep dyes, paint. */
const RANGES: readonly ColourRange[] = [
  { lightness: [0.25, 0.85], chroma: [0.03, 0.12], hue: [35, 90] },
  { lightness: [0.35, 0.95], chroma: [0, 0.05], hue: [40, 110] },
  { lightness: [0.12, 0.97], chroma: [0, 0.02], hue: [0, 360] },
  { lightness: [0.3, 0.85], chroma: [0.03, 0.12], hue: [95, 165] },
  { lightness: [0.15, 0.55], chroma: [0.04, 0.17], hue: [0, 360] },
  { lightness: [0.2, 0.92], chroma: [0.02, 0.2], hue: [0, 360] },
]

/** Draws colours that go together: mostly near one another in one range, sometimes with one from another. */
export function drawPalette(random: Random): Palette {
  const range = random.pick(RANGES)
  const first = drawColour(random, range)
  const nearness = random.magnitude(0.02, 0.35)
  const count = random.below(4)
  const others = Array.from({ length: count + 1 }, () =>
    random.isChosen(0.12) ? drawColour(random, random.pick(RANGES)) : nearTo(first, nearness, random),
  )
  const [second = first, ...rest] = others
  const joint = random.isChosen(0.5) ? nearTo(first, 0.25, random) : drawColour(random, RANGES[2] ?? range)
  return { colours: [first, second, ...rest], joint }
}

/** The colour as `#RRGGBB`, for a recipe. */
export function hexOf(colour: Lab): string {
  const light: [number, number, number] = [0, 0, 0]
  linearOfLab(colour, light)
  return `#${light.map((value) => byteOfLinear(value, 0.5).toString(16).padStart(2, '0')).join('')}`
}

/** A colour at about `distance` in OKLab from another, mostly in lightness. */
export function nearTo(colour: Lab, distance: number, random: Random): Lab {
  return held({
    l: colour.l + distance * random.normal(),
    a: colour.a + 0.18 * distance * random.normal(),
    b: colour.b + 0.18 * distance * random.normal(),
  })
}

function drawColour(random: Random, { lightness, chroma, hue }: ColourRange): Lab {
  const angle = (random.between(...hue) * Math.PI) / 180
  const radius = random.between(...chroma)
  return held({ l: random.between(...lightness), a: radius * Math.cos(angle), b: radius * Math.sin(angle) })
}

/** Approximately the nearest colour in the sRGB gamut. */
function held(colour: Lab): Lab {
  const light: [number, number, number] = [0, 0, 0]
  linearOfLab({ ...colour, l: Math.min(0.98, Math.max(0.08, colour.l)) }, light)
  return labOfLinear(...light)
}
