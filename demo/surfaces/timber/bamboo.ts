import { type Piece, aPiece, rowBond, upright } from '../drawing/bonds.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { chance, hash, partSeed, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { poreField } from './pores.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, blend, paintBetween, stripe } from '../drawing/surface.ts'

type BambooParameters = {
  light: string
  dark: string
  /** `flat`: strips on their face, nodes visible; `side`: strips on edge; `woven`: strands pressed together. */
  build: 'flat' | 'side' | 'woven'
  /** Width of a strip, and size of a board, mm. */
  strip: number
  length: number
  width: number
  /** How much darker the carbonised half of the strips is, 0..1 (flat, side). */
  carbonised?: number
}

/** Range of the distance between the nodes of a cane, mm. */
const NODES = [210, 330] as const

type Figure = (piece: Piece, texel: Texel) => void

/** Boards of glued bamboo. */
export const bamboo: Family<BambooParameters> = (parameters, seed, footprint) => {
  const { length, width, build } = parameters
  const bond = upright(rowBond(seed, { length, width, shift: 'random' }))
  const figure = (build === 'woven' ? strandFigure : stripFigure)(parameters, seed, footprint)
  const joint = shiftLab(labOfHex(parameters.dark), -0.26, 0.7)
  const piece = aPiece()
  return (x, y, texel) => {
    bond(x, y, piece)
    figure(piece, texel)
    texel.l += spread(piece.id, 6) * 0.012
    const gap = stripe(piece.edge, 0.4, footprint)
    if (gap > 0) blend(texel, joint, gap * 0.8)
    texel.height -= Math.max(0, 0.8 - piece.edge) * 0.5 + gap * 0.2
  }
}

/** Adjacent strips, each from another cane, so that no two nodes align. */
function stripFigure(
  { strip, build, width, carbonised = 0, ...colours }: BambooParameters,
  seed: number,
  footprint: number,
): Figure {
  const light = labOfHex(colours.light)
  const dark = labOfHex(colours.dark)
  const isFlat = build === 'flat'
  const count = Math.max(1, Math.round(width / strip))
  const wide = width / count
  const field = noiseFields(seed, footprint)
  const vessel = field(1, 0.9, 2, 60, 0.8)
  const fibre = field(2, 4, 2, 50, 0.7)
  // Vascular bundles are far longer than the vessels of wood.
  const bundle = poreField(partSeed(seed, 4), footprint)
  const sugar = field(3, 40, 2, 8)
  return ({ id, along, across }, texel) => {
    const index = Math.floor(across / wide)
    const cane = hash(id, index, 17)
    const inside = across - index * wide
    const side = inside / wide - 0.5
    const ox = along + (cane & 0xffff) * 2.1
    const oy = inside + ((cane >>> 16) & 0xfff) * 1.3
    const vessels = vessel(ox, oy)
    const fibres = fibre(ox, oy)
    let tone = 0.34 + 0.16 * spread(cane, 3) + 0.24 * fibres + 0.3 * vessels + 0.12 * sugar(ox, oy)
    const bundles = bundle(ox / 3, oy)
    tone += 0.3 * bundles
    // One of every two neighbours is dark, so that there are never three equal ones in a row.
    if (carbonised > 0) tone += carbonised * ((index + (hash(id, index >> 1, 5) & 1)) & 1 ? 0.4 : -0.25)
    let height = 0.012 * vessels - 0.02 * bundles
    const apart = NODES[0] + (NODES[1] - NODES[0]) * chance(cane, 4)
    const place = (ox + apart * chance(cane, 5)) / apart
    const node = Math.floor(place)
    // A node's ring curves across the strip and is ragged with bent fibres.
    const bow = (isFlat ? 9 : 3) * side * side + 2.4 * side * spread(cane, node) + 1.3 * noise(cane, oy * 0.3, node)
    const from = (place - node - 0.5) * apart + bow
    const reach = isFlat ? 1 : 0.7
    if (from > -22 && from < 22) {
      const ragged = from + vessels * 3.2 + fibres * 2.4
      const strength = 0.65 + 0.5 * chance(cane, node, 8)
      const ridge = smooth(3.4 * reach, 0, Math.abs(ragged)) * (0.55 + 0.5 * fibres)
      const groove = smooth(1.1 * reach, 0.1, Math.abs(from + vessels)) * 0.5
      const scar = ridge + groove
      const sheath = smooth(2.2 * reach, 0, Math.abs(ragged - 6 * reach)) * 0.22
      const scorch = smooth(20, 0, from > 0 ? ragged : -ragged * 2.2)
      tone += (scar + sheath + 0.16 * scorch) * strength
      height -= scar * 0.05
    }
    paintBetween(texel, light, dark, Math.min(1.3, Math.max(-0.2, tone)))
    texel.l += spread(cane, 6) * 0.012
    texel.a += spread(cane, 7) * 0.003
    const seam = stripe(Math.min(inside, wide - inside), 0.1, footprint)
    blend(texel, dark, seam * 0.6)
    texel.height = height - seam * 0.04
    texel.gloss = 0.2
  }
}

/** Strands crushed, soaked in resin and pressed: long lenses of every tone with dark edges. */
function strandFigure({ strip, ...colours }: BambooParameters, seed: number, footprint: number): Figure {
  const light = labOfHex(colours.light)
  const dark = labOfHex(colours.dark)
  const field = noiseFields(seed, footprint, 0.7)
  const drift = field(1, strip * 5, 2, 9)
  const squeeze = field(2, strip * 1.6, 2, 16)
  const fibre = field(3, 1.1, 3, 60)
  const bundle = poreField(partSeed(seed, 4), footprint)
  const seen = clamp(1.4 - footprint / strip)
  return ({ id, along, across }, texel) => {
    const ox = along + (id & 0xffff) * 3.1
    const oy = across + ((id >>> 16) & 0xfff) * 1.7
    const fibres = fibre(ox, oy)
    const level = oy / strip + 1.5 * drift(ox, oy) + 0.8 * squeeze(ox, oy)
    const row = Math.floor(level)
    const inRow = level - row
    const reach = 190 + 160 * chance(seed, row, 4)
    // Their ends are long and slanted from crushing.
    const slant = (inRow - 0.5) * (chance(seed, row, 5) < 0.5 ? 70 : -70) + 10 * fibres
    const place = (ox + chance(seed, row, 3) * 400 + slant) / reach
    const column = Math.floor(place)
    const strand = hash(seed, column, row)
    const end = Math.min(place - column, column + 1 - place) * reach
    const meet = Math.max(smooth(0.2, 0.02, Math.min(inRow, 1 - inRow)), smooth(7, 0.5, end) * 0.6)
    const shade = chance(strand, 1)
    const tone = 0.48 + seen * (0.62 * (shade * shade - 0.4) + 0.34 * meet) + 0.22 * fibres + 0.32 * bundle(ox / 3, oy)
    paintBetween(texel, light, dark, Math.min(1.25, Math.max(-0.15, tone)))
    texel.a += spread(strand, 2) * 0.004 * seen
    texel.height = fibres * 0.02 - meet * 0.03 * seen
    texel.gloss = 0.2
  }
}
