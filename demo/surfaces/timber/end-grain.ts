import { type Piece, aPiece, rowBond } from '../drawing/bonds.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { chance, hash, partSeed, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, blend, paintBetween, stripe } from '../drawing/surface.ts'
import { type Timber } from './timber.ts'

type EndGrainParameters = Pick<Timber, 'light' | 'dark' | 'ring' | 'contrast' | 'variety' | 'pores'> & {
  /** Size of a block, mm. */
  length: number
  width: number
}

/** A block cut across its log: the pith's position relative to the block's middle (mm), and the tree's growth. */
type Block = { id: number; x: number; y: number; growth: number; lightness: number; warmth: number; checks: number[] }

/** End-grain blocks: rings as arcs, crossed by rays that point to the pith. */
export const endGrain: Family<EndGrainParameters> = (timber, seed, footprint) => {
  const { ring, contrast, variety, pores } = timber
  const light = labOfHex(timber.light)
  const dark = labOfHex(timber.dark)
  const joint = shiftLab(dark, -0.2, 0.7)
  const bond = rowBond(seed, { length: timber.length, width: timber.width, shift: 0.5 })
  const ringsSeen = contrast * clamp(1.4 - (1.4 * footprint) / ring)
  const soft = Math.max(0.08, footprint / ring)
  const field = noiseFields(seed, footprint)
  const sway = field(1, 34, 2)
  const fuzz = field(2, 1.6, 3, 1, 0.8)
  const stain = field(3, 45, 2)
  const raysSeen = clamp(1.5 - 1.5 * footprint)
  const dot = dotField(partSeed(seed, 4), footprint)
  const piece = aPiece()
  let block = blockOf(piece, seed)

  return (x, y, texel) => {
    bond(x, y, piece)
    const { id } = piece
    if (block.id !== id) block = blockOf(piece, seed)
    const px = piece.along - piece.length / 2 - block.x
    const py = piece.across - piece.width / 2 - block.y
    const ox = px + (id & 0xfff) * 2.3
    const oy = py + ((id >>> 12) & 0xfff) * 2.9
    const radius = Math.sqrt(px * px + py * py) + 1.7 * sway(ox, oy)
    const rings = radius / (ring * block.growth)
    const wandering = rings + 0.9 * noise(id, rings * 0.31, 0.5)
    const year = Math.floor(wandering)
    const season = wandering - year
    const vigour = 0.55 + 0.8 * chance(id, year)
    const late = season * season * (1 - smooth(1 - 2 * soft, 1, season))
    const early = season < 0.4 ? 1 - season / 0.4 : smooth(1 - soft, 1, season)
    const grain = fuzz(ox, oy)
    const angle = Math.atan2(py, px)
    let tone = 0.4 + ringsSeen * ((late * (1 - 0.55 * pores) + 0.7 * early * pores) * vigour - 0.2)
    tone += 0.2 * noise(id + 1, rings * 0.13, 0.5) + 0.1 * grain + 0.16 * stain(ox, oy)
    let height = 0.02 * grain - 0.03 * early * pores
    if (raysSeen > 0) {
      // About one ray per millimetre anywhere in the log: there are more of them farther out.
      const octave = Math.log2(Math.max(4, radius))
      const whole = Math.round(octave)
      const ends = smooth(0.5, 0.3, Math.abs(octave - whole))
      const ray = smooth(0.24, 0.6, noise(id + 2, angle * 2 ** whole * 1.5, radius * 0.03)) * ends * raysSeen
      tone -= ray * 0.26
      height += ray * 0.02
    }
    const open = dot(ox, oy) * pores * (early > 0 ? 0.4 + 0.6 * early : 0.16)
    tone += open * 0.5
    height -= open * 0.1
    for (const at of block.checks) {
      const crack = checkDepth({ at, angle, radius: Math.max(1, radius), bend: grain }, piece, footprint)
      tone += crack * 1.1
      height -= crack * 0.6
    }
    paintBetween(texel, light, dark, Math.min(1.5, Math.max(-0.1, tone)))
    texel.l += block.lightness * 0.05 * variety
    texel.a += block.warmth * 0.005 * variety
    texel.b += block.warmth * 0.008 * variety
    texel.gloss = 0.1
    const gap = stripe(piece.edge, 0.4, footprint)
    if (gap > 0) blend(texel, joint, gap * 0.9)
    texel.height = height - Math.max(0, 1 - piece.edge) * 0.5 - gap * 0.3
  }
}

function blockOf({ id, width }: Piece, seed: number): Block {
  const away = width * (0.15 + 1.7 * chance(seed, id, 1) ** 0.8)
  const turn = chance(seed, id, 2) * 6.283
  const toMiddle = turn + Math.PI
  const isChecked = chance(seed, id, 4) < 0.4
  return {
    id,
    x: away * Math.cos(turn),
    y: away * Math.sin(turn),
    growth: 0.7 + 0.7 * chance(seed, id, 3),
    lightness: spread(seed, id, 6),
    warmth: spread(seed, id, 7),
    checks: isChecked ? [toMiddle + (width / (away + width)) * 0.5 * spread(seed, id, 8)] : [],
  }
}

/** A check runs from an edge of the block towards the pith and narrows on its way, 0..1. */
function checkDepth(
  { at, angle, radius, bend }: { at: number; angle: number; radius: number; bend: number },
  { id, edge, width }: Piece,
  footprint: number,
): number {
  const off = Math.abs(Math.sin((angle - at) / 2)) * 2 * radius + bend * 0.25
  if (off > 2 + footprint) return 0
  const reach = smooth(width * (0.2 + 0.25 * chance(id, 31)), 0, edge)
  return stripe(Math.abs(off), 0.08 + 0.38 * reach, footprint) * Math.min(1, reach * 3)
}

/** Vessels cut across: round dots about 0.25 mm wide, 0..1, invisible if a pixel is wider. */
function dotField(seed: number, footprint: number): (x: number, y: number) => number {
  const pitch = 0.55
  const seen = clamp(1.6 - footprint * 3.2)
  if (seen === 0) return () => 0
  return (x, y) => {
    const j = Math.floor(y / pitch)
    const place = x / pitch + (hash(seed, j, 1) & 0xff) / 256
    const i = Math.floor(place)
    const id = hash(seed, i, j)
    const size = (id >>> 24) / 256
    if (size < 0.3) return 0
    const dx = place - i - 0.25 - 0.5 * ((id & 0xff) / 256)
    const dy = y / pitch - j - 0.25 - 0.5 * (((id >>> 8) & 0xff) / 256)
    return smooth(0.36 * size, 0.2 * size, Math.sqrt(dx * dx + dy * dy)) * seen
  }
}
