import { labOfHex } from '../drawing/colour.ts'
import { chance, partSeed, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, coverage, paint } from '../drawing/surface.ts'

type CaneParameters = {
  strand: string
  ground: string
  /** Side of one square of the weave, mm. */
  mesh: number
}

/** Half the distance within a pair, half the width of a pair's strand and of a diagonal, relative to a mesh. */
const PAIR = 0.095
const STRAIGHT = 0.068
const SLANTED = 0.082

/** How far strands rise and sink where they cross, relative to a mesh. */
const LIFT = 0.072

/**
 * Cane webbing: interwoven pairs of vertical and horizontal strands, with diagonals. One diagonal direction passes over
 * the vertical and under the horizontal strands, the other the opposite way; octagonal holes stay open.
 */
export const cane: Family<CaneParameters> = ({ mesh, ...colours }, seed, footprint) => {
  const strand = labOfHex(colours.strand)
  const ground = labOfHex(colours.ground)
  const field = noiseFields(seed, footprint)
  const fibre = field(1, 0.32, 2, 40, 0.8)
  const stain = field(4, 2.6, 2, 12)
  const sway = field(2, mesh * 5, 2)
  const cloth = field(3, 1.2, 2)
  const pixel = footprint / mesh

  return (px, py, texel) => {
    const bend = 0.05 * sway(px, py)
    const x = px / mesh + bend
    const y = py / mesh - bend
    paint(texel, ground)
    texel.l += cloth(px, py) * 0.02
    texel.height = -mesh * 0.22
    texel.gloss = 0
    texel.behind = 1

    /** One strand: the distance of the place from its middle, the place along it, its height there; all in meshes. */
    const lay = (part: number, off: number, along: number, half: number, run: number) => {
      if (Math.abs(off) > half * 1.3 + pixel) return
      const id = partSeed(seed, part)
      const wide = half * (1 + 0.1 * noise(id, along * 0.35, 0.5))
      const aside = off + 0.012 * noise(id, along * 0.8, 9.5)
      const inside = wide - Math.abs(aside)
      const cover = coverage(inside, pixel)
      if (cover === 0) return
      const d = Math.min(1, Math.abs(aside) / wide)
      // The cane's skin is rounded, its inside split flat: a low vault.
      const height = mesh * (run + half * 0.8 * (Math.sqrt(1.02 - d * d) - 0.6))
      if (height < texel.height) return
      const mm = along * mesh + 70 * chance(id, 2)
      const grain = fibre(mm, aside * mesh + (id & 0xff))
      const cloud = stain(mm, (id & 0xff) * 3.1)
      // The stem's nodes: occasional faint dark rings.
      const apart = 130 + 90 * chance(id, 3)
      const ring = Math.abs(mm / apart - Math.round(mm / apart)) * apart
      const node = ring < 3 ? smooth(1.1, 0.3, ring) : 0
      const tone = spread(id, 1) * 0.028 + grain * 0.035 + cloud * 0.022 - 0.07 * d * d * d - node * 0.1 + run * 0.25
      const warmth = 0.006 * spread(id, 4) + 0.006 * cloud
      texel.l += (strand.l + tone - texel.l) * cover
      texel.a += (strand.a + node * 0.012 + warmth * 0.5 - texel.a) * cover
      texel.b += (strand.b + warmth - texel.b) * cover
      texel.height += (height + grain * 0.012 - texel.height) * cover
      texel.gloss = 0.42 * cover
      texel.behind *= 1 - cover
    }

    const diagonal = LIFT * 1.15 * Math.cos(x * 2 * Math.PI)
    const down = Math.round(x - y - 0.5)
    const up = Math.round(x + y - 0.5)
    const layDown = () => {
      lay(1000 + down, (x - y - 0.5 - down) * Math.SQRT1_2, (x + y) * Math.SQRT1_2, SLANTED, diagonal)
    }
    const layUp = () => {
      lay(3000 + up, (x + y - 0.5 - up) * Math.SQRT1_2, (x - y) * Math.SQRT1_2, SLANTED, -diagonal)
    }
    if (diagonal > 0) layUp()
    else layDown()
    const column = Math.round(x)
    const row = Math.round(y)
    const dx = x - column
    const dy = y - row
    // Plain weave of the pairs: each strand passes over one of the other pair and under its neighbour.
    const overX = weaveOf(dy)
    const overY = weaveOf(dx)
    const first = dx < 0 ? -1 : 1
    const other = dy < 0 ? -1 : 1
    lay(5000 + column * 2 + (first > 0 ? 1 : 0), dx - first * PAIR, y, STRAIGHT, first * overX)
    lay(7000 + row * 2 + (other > 0 ? 1 : 0), dy - other * PAIR, x, STRAIGHT, -other * overY)
    if (diagonal > 0) layDown()
    else layUp()
  }
}

/**
 * The height of a strand at `off` from the middle of the pair it crosses, passing over the farther strand; in meshes.
 */
function weaveOf(off: number): number {
  return LIFT * Math.sin((off * Math.PI) / (2 * PAIR)) * smooth(0.36, 0.14, Math.abs(off))
}
