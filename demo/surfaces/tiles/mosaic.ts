import { type Bond, aPiece, cornerFall } from '../drawing/bonds.ts'
import { type Lab, labOfHex, mixLab } from '../drawing/colour.ts'
import { chance, spread } from '../drawing/chance.ts'
import { makeJoint } from './grout.ts'
import { fanBond, pennyBond, shardBond, squareBond, stickBond } from './mosaic-pieces.ts'
import { noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, coverage, paint } from '../drawing/surface.ts'

type MosaicParameters = {
  pieces: 'square' | 'penny' | 'fan' | 'stick' | 'broken'
  /** Distance between the middles of neighbouring pieces, mm; for fans the width of one fan. */
  pitch: number
  /** Width of the joint, mm. */
  joint: number
  jointColour: string
  colours: string[]
  /** How much pieces differ, 0..1. */
  variety: number
  gloss: number
  /** Roughness of pieces split with a hammer, 0..1; 0, the default: pressed or sawn pieces. */
  split?: number
}

function bondOf({ pieces, pitch, joint }: MosaicParameters, seed: number): Bond {
  if (pieces === 'penny') return pennyBond(seed, pitch, joint)
  if (pieces === 'fan') return fanBond(seed, pitch)
  if (pieces === 'stick') return stickBond(seed, pitch)
  return pieces === 'broken' ? shardBond(seed, pitch) : squareBond(seed, pitch)
}

/** Mosaic: small pieces on a net with slightly different tilts and tones, in sandy grout. */
export const mosaic: Family<MosaicParameters> = (parameters, seed, footprint) => {
  const { pieces, pitch, joint, variety, gloss, split = 0 } = parameters
  const isBroken = pieces === 'broken'
  const isUpright = pieces === 'stick'
  const hasCorners = isUpright || pieces === 'square'
  const bond = bondOf(parameters, seed)
  const colours = parameters.colours.map(labOfHex)
  const round = isBroken ? 0.7 : Math.min(2.6, pitch * 0.11)
  const grout = makeJoint({ colour: parameters.jointColour, depth: 1.3, sand: 1.1, rough: 0.09 }, seed, footprint)
  const field = noiseFields(seed, footprint)
  const ragged = field(1, 9, 4, 1, 0.55)
  const pool = field(2, pitch * 0.5, 4, 1, 0.55)
  const swell = field(3, pitch * 0.8, 2)
  const crowd = field(4, pitch * 7, 2)
  // Dull pieces are stone: cloudy, granular, rough where they were split.
  const isStone = gloss < 0.18
  const stone = field(5, Math.min(34, pitch * 1.3), 6, 1, 0.62)
  const roughness = isUpright ? 1.5 : 0.22
  const edges = { joint, round }
  const piece = aPiece()
  let look = lookOf(0, { colours, variety, drift: 0 })

  return (x, y, texel) => {
    bond(x, y, piece)
    const { id } = piece
    const rag = ragged(x, y)
    const inner = piece.edge - joint / 2 + rag * (isBroken ? 0.7 : 0.22)
    const cover = coverage(inner, footprint)
    grout.below(x, y, cover, texel)
    if (cover === 0) return

    const dx = piece.along - piece.length / 2
    const dy = piece.across - piece.width / 2
    if (look.id !== id) {
      const drift = isUpright ? crowd(x - dy, y - dx) : crowd(x - dx, y - dy)
      look = lookOf(id, { colours, variety, drift })
    }
    const ox = x + (id & 0xff) * 37
    const oy = y + ((id >>> 8) & 0xff) * 41
    const pooled = pool(ox, oy)
    const wave = swell(ox, oy)
    const lift = 1 - clamp(inner / round)
    const fall = hasCorners && lift > 0 ? cornerFall(piece, inner, edges) : lift * lift
    paint(texel, look.glaze)
    texel.l += pooled * 0.03 * (0.3 + variety) * (gloss > 0.3 ? 1 : 0.5) + rag * 0.008
    // Glaze is thin on the rounded edge, and missing where a shard was broken.
    texel.l += Math.min(1, fall) * (isBroken ? 0.1 : 0.035 * (0.6 + pooled))
    const rough = isStone ? stone(ox, oy) : 0
    texel.l += rough * 0.05
    texel.b += rough * 0.006
    const crown = (dx * dx + dy * dy) / (pitch * pitch)
    const sag = isUpright ? ((dy * dy) / pitch) * (isStone ? 0.06 : 0.35) : crown * pitch * (isBroken ? 0 : 0.035)
    texel.height =
      -fall * Math.min(1.1, round) -
      sag +
      wave * 0.012 * pitch * (0.3 + variety + 5 * split) +
      rough * roughness +
      (dx * look.tiltX + dy * look.tiltY) * (0.022 * (0.3 + variety) + 0.16 * split)
    // The broken edge is bare; a pixel that straddles it must not reflect like glaze.
    const isBare = isBroken && inner < round + 1.3 * footprint
    texel.gloss = gloss * (isBare ? 0.2 : 1) * (1 - 0.25 * smooth(0, 0.8, pooled))
    grout.beside(cover, texel)
  }
}

/** The properties of one piece. */
type Look = { id: number; glaze: Lab; tiltX: number; tiltY: number }

function lookOf(id: number, { colours, variety, drift }: { colours: Lab[]; variety: number; drift: number }): Look {
  const first = colours[0] ?? { l: 0.5, a: 0, b: 0 }
  // Pieces of a colour lie in loose drifts, as if strewn by hand.
  const pick = (chance(id, 3) + 0.45 * drift + 1) % 1
  const other = colours[Math.floor(pick * colours.length)] ?? first
  const glaze = mixLab(first, other, 0.2 + 0.8 * Math.sqrt(chance(id, 4)))
  glaze.l += spread(id, 5) * 0.06 * variety
  glaze.a += spread(id, 6) * 0.006 * variety
  glaze.b += spread(id, 7) * 0.009 * variety
  return { id, glaze, tiltX: spread(id, 8), tiltY: spread(id, 9) }
}
