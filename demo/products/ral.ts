import list from 'color-name-lists/lib/colors/ral.json' with { type: 'json' }
import { differenceCiede2000 } from 'culori'

type RalColour = { number: string; hex: string }

const RAL: RalColour[] = list.map((colour) => ({
  number: colour.RAL.replace('RAL ', ''),
  hex: colour.HEX.toUpperCase(),
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
