import { aPiece, rowBond } from '../drawing/bonds.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { chance, hash, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, blend, paintBetween, stripe } from '../drawing/surface.ts'

type PlyParameters = {
  light: string
  dark: string
  /** Size of a panel, mm. */
  length: number
  width: number
  /** Width of the layered edge that shows beside the panels, mm; 0 shows only faces. */
  edge: number
  /** Thickness of a veneer in the edge, mm. */
  veneer: number
}

/** Birch plywood: the watery figure of rotary-cut veneer, and the stack of veneers along a panel's edge. */
export const ply: Family<PlyParameters> = (parameters, seed, footprint) => {
  const { edge } = parameters
  const bond = rowBond(seed, { length: parameters.length, width: parameters.width, shift: 0.5 })
  const face = peeledFace(parameters, seed, footprint)
  const stack = veneerStack(parameters, seed, footprint)
  const joint = shiftLab(labOfHex(parameters.dark), -0.3, 0.6)
  const piece = aPiece()
  return (x, y, texel) => {
    bond(x, y, piece)
    const { id, along, across, width } = piece
    const below = across - (width - edge)
    if (below < 0) face(id, along, across, texel)
    else stack(id, along, below, texel)
    const gap = stripe(piece.edge, 0.5, footprint)
    if (gap > 0) blend(texel, joint, gap * 0.85)
    // The edge lies slightly below the face, behind a sanded corner.
    if (edge > 0) texel.height -= smooth(-0.8, 0.8, below) * 0.9
    texel.height -= gap * 0.8
  }
}

type Layer = (id: number, along: number, across: number, texel: Texel) => void

/** Rotary-cut veneer: its rings are contours of a gentle relief, elongated along the grain. */
function peeledFace(parameters: PlyParameters, seed: number, footprint: number): Layer {
  const light = labOfHex(parameters.light)
  const dark = labOfHex(parameters.dark)
  const field = noiseFields(seed, footprint)
  const relief = field(1, 120, 2, 3.4, 0.42)
  const ripple = field(2, 9, 2, 9)
  const fibre = field(3, 1.6, 2, 22, 0.8)
  const shimmer = field(4, 26, 2, 0.5)
  const fleck = field(5, 0.9, 1, 6)
  return (id, along, across, texel) => {
    const ox = along + (id & 0xffff) * 3.7
    const oy = across + ((id >>> 16) & 0xfff) * 2.3
    const fibres = fibre(ox, oy)
    const glow = shimmer(ox, oy)
    const rings = 7.5 * relief(ox, oy) + 0.16 * ripple(ox, oy) + 0.06 * fibres + 40
    const year = Math.floor(rings)
    const season = rings - year
    // A cut along a ring shows its late wood as a broad soft wash that ends in a line.
    const wash = season * season * (1 - smooth(0.88, 1, season))
    const line = smooth(0.78, 0.94, season) * (1 - smooth(0.93, 1, season))
    const strength = 0.25 + 0.65 * chance(id, year) + 0.35 * glow
    let tone = 0.24 + (0.4 * wash + 0.17 * line) * strength + 0.07 * fibres + 0.06 * glow
    tone += 0.3 * smooth(0.42, 0.7, fleck(ox, oy)) + 0.1 * noise(id, rings * 0.23, 0.5)
    paintBetween(texel, light, dark, tone)
    texel.l += spread(id, 6) * 0.012
    texel.b += spread(id, 7) * 0.004
    texel.height = fibres * 0.008
    texel.gloss = 0.13 - glow * 0.03
  }
}

/** Veneer edges: pale and smooth along the grain, brown and open across it, with dark glue lines. */
function veneerStack({ veneer, ...colours }: PlyParameters, seed: number, footprint: number): Layer {
  const light = labOfHex(colours.light)
  const dark = labOfHex(colours.dark)
  const glue = shiftLab(dark, -0.24, 0.8)
  const seen = clamp(1.5 - footprint / veneer)
  const field = noiseFields(seed, footprint)
  const long = field(11, 0.7, 2, 26)
  const short = field(12, 0.5, 2, 1, 0.8)
  const bow = field(13, 90, 2)
  return (id, along, below, texel) => {
    const ox = along + (id & 0xffff) * 3.7
    const depth = below / veneer + 0.12 * bow(ox, below)
    const layer = Math.floor(depth)
    const inLayer = depth - layer
    const own = hash(id, layer, 77)
    const cross = layer & 1 ? 1 : 0
    const border = Math.min(inLayer, 1 - inLayer) * veneer
    // A border pixel is half of each neighbour.
    const level = 0.5 + (cross - 0.5) * seen * Math.min(1, (2 * border) / footprint)
    const tone =
      -0.02 + 0.86 * level + 0.14 * spread(own, 1) * seen + (cross ? 0.22 * short(ox, below) : 0.14 * long(ox, below))
    paintBetween(texel, light, dark, tone)
    const seam = stripe(border, 0.09, footprint) * seen
    blend(texel, glue, seam * 0.75)
    // Some veneers have a gap.
    const cell = Math.floor(ox / 90)
    const hollow =
      chance(own, cell) < 0.012
        ? smooth(2 + 4 * chance(own, cell, 2), 1, Math.abs(ox - (cell + 0.1 + 0.8 * chance(own, cell, 3)) * 90)) *
          smooth(0, 0.2, inLayer)
        : 0
    if (hollow > 0) blend(texel, glue, hollow * 0.9)
    texel.height = -0.06 * level * seen - 0.05 * seam - hollow * 0.4
    texel.gloss = 0.06
  }
}
