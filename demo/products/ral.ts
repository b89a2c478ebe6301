import { createRequire } from 'node:module'
import { differenceCiede2000 } from 'culori'

type RalColour = { number: string; hex: string }

// As a module the package would bring every one of its lists; this is the one file that is wanted.
const LIST = createRequire(import.meta.url)('color-name-lists/lib/colors/ral.json') as { RAL: string; HEX: string }[]
const RAL: RalColour[] = LIST.map(({ RAL: name, HEX }) => ({
  number: name.replace('RAL ', ''),
  hex: HEX.toUpperCase(),
}))

const difference = differenceCiede2000()
const known = new Map<string, RalColour>()

/** The colour of RAL Classic nearest to an sRGB colour, by ΔE00. */
export function nearestRal(hex: string): RalColour {
  const before = known.get(hex)
  if (before) return before
  const nearest = RAL.map((colour) => ({ colour, far: difference(colour.hex, hex) })).reduce((best, next) =>
    next.far < best.far ? next : best,
  ).colour
  known.set(hex, nearest)
  return nearest
}
