import { hexOfRgb } from './lab.ts'

/** NCS's elementary colours, round the circle, as sRGB. */
const ELEMENTARY: readonly (readonly [letter: string, rgb: readonly number[]])[] = [
  ['y', [255, 211, 0]],
  ['r', [196, 2, 51]],
  ['b', [0, 135, 189]],
  ['g', [0, 159, 107]],
]

/** A notation as people write it: "NCS S 0502-Y", "ncs 3020-r80b", "NCS S 2000-N". */
export const NCS_NOTATION = String.raw`ncs\s?(?:s\s?)?(\d\d)(\d\d)[\s-]?(n|[yrbg](?:\d\d[yrbg])?)`

/**
 * `#rrggbb` of an NCS notation in lower case; null for what is none. NCS tells how a colour looks, in hundredths of black, of a hue and the rest
 * of white; their mixture in sRGB comes near to NCS's own samples, and is none of its published values.
 */
export function hexOfNcs(notation: string): string | null {
  const [, black = '', full = '', hue = ''] = new RegExp(`^${NCS_NOTATION}$`, 'u').exec(notation) ?? []
  const [blackness, chromaticness] = [Number(black) / 100, Number(full) / 100]
  const pure = hue === 'n' ? [0, 0, 0] : pureHue(hue)
  if (!hue || !pure || blackness + chromaticness > 1 || (hue === 'n' && chromaticness > 0)) return null
  const white = 255 * (1 - blackness - chromaticness)
  return hexOfRgb(pure.reduce((rgb, channel) => rgb * 256 + Math.round(white + channel * chromaticness), 0))
}

/** "y" or "y20r", which is yellow with 20 % of red; null unless the second colour follows the first. */
function pureHue(hue: string): number[] | null {
  const at = ELEMENTARY.findIndex(([letter]) => letter === hue[0])
  const [, first] = ELEMENTARY[at] ?? []
  const [letter, second] = ELEMENTARY[(at + 1) % ELEMENTARY.length] ?? []
  if (!first || !second) return null
  if (hue.length === 1) return [...first]
  const share = Number(hue.slice(1, 3)) / 100
  return letter === hue.at(-1)
    ? first.map((channel, index) => channel + share * ((second[index] ?? 0) - channel))
    : null
}
