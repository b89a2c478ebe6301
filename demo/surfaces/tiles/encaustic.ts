import { aPiece, rowBond } from '../drawing/bonds.ts'
import { labOfHex } from '../drawing/colour.ts'
import { chance, spread } from '../drawing/chance.ts'
import { type Pattern, PATTERNS } from './encaustic-patterns.ts'
import { makeJoint } from './grout.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, coverage, paint } from '../drawing/surface.ts'

type EncausticParameters = {
  pattern: keyof typeof PATTERNS
  /** The ground first, then the inlaid colours. */
  colours: string[]
  /** Side of a tile including its joint, mm. */
  side: number
  joint: number
  jointColour: string
  /** How worn and clouded the face is, 0..1. */
  wear: number
}

/** Encaustic cement tile: coloured cement poured into a mould and pressed, never fired; matt and cloudy. */
export const encaustic: Family<EncausticParameters> = (parameters, seed, footprint) => {
  const { side, joint, wear } = parameters
  const half = side / 2
  const pattern: Pattern = PATTERNS[parameters.pattern]
  const colours = parameters.colours.map(labOfHex)
  const ground = colours[0] ?? { l: 0.8, a: 0, b: 0 }
  const bond = rowBond(seed, { length: side, width: side, shift: 0 })
  const grout = makeJoint({ colour: parameters.jointColour, depth: 0.9, sand: 1.2, rough: 0.1 }, seed, footprint)
  const field = noiseFields(seed, footprint, 0.55)
  const pourX = field(1, 9, 2)
  const pourY = field(2, 9, 2)
  const clouds = field(3, side * 0.4, 5, 1, 0.6)
  const traffic = field(4, side * 2.3, 2)
  const pores = field(5, 1.5, 2, 1, 0.8)
  const piece = aPiece()
  const depths = new Float64Array(pattern.inlays.length)

  return (x, y, texel) => {
    bond(x, y, piece)
    const { id } = piece
    const inner = piece.edge - joint / 2
    // Each tile has its own place in the noise, so that no two are equal.
    const ox = x + (id & 0xff) * 37
    const oy = y + ((id >>> 8) & 0xff) * 41
    const px = pourX(ox, oy)
    const py = pourY(ox, oy)
    const cover = coverage(inner + 0.35 * px - 0.1, footprint)
    grout.below(x, y, cover, texel)
    if (cover === 0) return

    const cloud = clouds(ox, oy)
    const grain = pores(ox, oy)
    paint(texel, ground)
    pattern.cut(
      (piece.along - half + 0.5 * px + 0.7 * spread(id, 1)) / half,
      (piece.across - half + 0.5 * py + 0.7 * spread(id, 2)) / half,
      depths,
    )
    let poured = 0
    for (const [layer, number] of pattern.inlays.entries()) {
      const depth = (depths[layer] ?? -1) * half + 0.25 * grain
      const inlay = coverage(depth, Math.max(footprint, 0.5))
      if (inlay === 0) continue
      blend(texel, colours[number % colours.length] ?? ground, inlay)
      poured += (number - poured) * inlay
    }
    // Each colour has its own clouds from uneven moisture.
    const own = cloud * (poured > 0.5 ? (poured > 1.5 ? 1 : -1) : 0.7)
    const worn = wear * smooth(-0.5, 0.7, traffic(x, y) + 0.6 * cloud)
    const rim = Math.exp(-Math.max(0, inner) / (0.8 + 3 * wear * smooth(-0.3, 0.9, cloud)))
    texel.l += own * (0.02 + 0.04 * wear) + spread(id, 3) * (0.01 + 0.018 * wear) + grain * 0.014
    texel.b += spread(id, 4) * 0.003
    // Wear fades the colour and grinds the rim pale.
    const faded = worn * (0.16 + 0.1 * smooth(0, 0.7, grain)) + wear * rim * 0.4
    texel.l += (0.8 - texel.l) * faded * 0.6
    texel.a *= 1 - faded * 0.7
    texel.b *= 1 - faded * 0.6
    const hole = smooth(0.78, 0.95, grain + 0.25 * cloud) * (0.3 + 0.7 * wear)
    texel.l -= hole * 0.12
    const tilt = spread(id, 5) * (piece.along - half) + spread(id, 6) * (piece.across - half)
    const edge = Math.min(1, Math.max(0, inner) / 1.4)
    texel.height = cloud * 0.09 + grain * 0.03 - hole * 0.3 + tilt * 0.0025 - (1 - edge) ** 2 * 0.8
    texel.gloss = 0.07 + 0.05 * (1 - worn) * chance(id, 7)
    grout.beside(cover, texel)
  }
}
