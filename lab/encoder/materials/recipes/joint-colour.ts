import { labOfHex } from '../../../../demo/surfaces/drawing/colour.ts'
import { hexOf, nearTo } from '../palette.ts'
import { type Random } from '../random.ts'

/** `#RRGGBB` of joints and backgrounds: the pieces' colour made lighter or darker, or cement from black to white. */
export function drawJointColour(random: Random, pieces: string): string {
  if (random.isChosen(0.5)) return hexOf(nearTo(labOfHex(pieces), 0.2, random))
  return hexOf({ l: random.between(0.15, 0.93), a: 0.004 * random.normal(), b: 0.008 + 0.01 * random.normal() })
}
