import { converter, differenceCiede2000 } from 'culori'
import { RAL_CLASSIC } from '../../../contract/colors/ral-classic.ts'

type RalColour = {
  number: string
  hex: string
  /** ΔE00 to the requested colour. */
  deltaE: number
}

// Converted to Lab once: every colour of the catalogue is compared with all of them.
const lab = converter('lab65')
const BLACK = { mode: 'lab65' as const, l: 0, a: 0, b: 0 }
const RAL = RAL_CLASSIC.map(([number, hex]) => ({ number, hex: hex.toUpperCase(), lab: lab(hex) ?? BLACK }))

const difference = differenceCiede2000()
const known = new Map<string, RalColour>()

/** The colour of RAL Classic nearest to an sRGB colour, by ΔE00. */
export function nearestRal(hex: string): RalColour {
  const before = known.get(hex)
  if (before) return before
  const wanted = lab(hex) ?? BLACK
  const nearest = { number: '', hex: '', deltaE: Infinity }
  for (const colour of RAL) {
    const deltaE = difference(colour.lab, wanted)
    if (deltaE < nearest.deltaE) Object.assign(nearest, { number: colour.number, hex: colour.hex, deltaE })
  }
  known.set(hex, nearest)
  return nearest
}
