import { hash, partSeed, spread } from '../drawing/chance.ts'
import { labOfHex } from '../drawing/colour.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { clamp } from '../drawing/ramp.ts'
import { type Surface, blend, paint } from '../drawing/surface.ts'

export type BoucleParameters = {
  base: string
  /** Colours of the single fibres. */
  fibres: string[]
  /** Size of a loop, mm. */
  loop?: number
}

/** Radius of the yarn relative to a loop, and the distance of the loops. */
const YARN = 0.092
const SPACING = 0.56

/** Precomputed rings of yarn around a lattice square: middles, axes, tilts, heights (all in loops). */
type Ring = {
  x: number
  y: number
  cosine: number
  sine: number
  long: number
  short: number
  tiltX: number
  tiltY: number
  z: number
  yarn: number
  /** Square of the ring's greatest distance from its middle. */
  reach: number
  id: number
}

const aRing = (): Ring => ({
  x: 0.5,
  y: 0.5,
  cosine: 0.5,
  sine: 0.5,
  long: 0.5,
  short: 0.5,
  tiltX: 0.5,
  tiltY: 0.5,
  z: 0.5,
  yarn: 0.5,
  reach: 0.5,
  id: 0,
})

function bendRing(ring: Ring, seed: number, i: number, j: number): void {
  const id = hash(seed, i, j)
  const turn = ((id & 255) / 255) * 6.283
  const size = ((id >>> 8) & 255) / 255
  const more = hash(id, 3, 1)
  ring.id = id
  ring.x = (i + ((id >>> 16) & 255) / 255) * SPACING
  ring.y = (j + (id >>> 24) / 255) * SPACING
  ring.cosine = Math.cos(turn)
  ring.sine = Math.sin(turn)
  ring.long = SPACING * (0.44 + 0.38 * size)
  ring.short = ring.long * (0.66 + 0.3 * ((more & 255) / 255))
  ring.tiltX = 0.2 * (((more >>> 8) & 255) / 255 - 0.5)
  ring.tiltY = 0.4 * (((more >>> 16) & 255) / 255 - 0.5)
  ring.z = 0.2 * ((more >>> 24) / 255)
  ring.yarn = YARN * (0.75 + 0.5 * (((more >>> 4) & 255) / 255))
  ring.reach = (ring.long + ring.yarn) ** 2
}

/** The rings near a point of a layer; those of the last lattice square are cached. */
function ringsAround(seed: number): (u: number, v: number) => Ring[] {
  const rings = Array.from({ length: 9 }, aRing)
  let lastX = 0.5
  let lastY = 0.5
  return (u, v) => {
    const xi = Math.floor(u / SPACING)
    const yi = Math.floor(v / SPACING)
    if (xi !== lastX || yi !== lastY) {
      lastX = xi
      lastY = yi
      for (const [k, ring] of rings.entries()) bendRing(ring, seed, xi - 1 + (k % 3), yi - 1 + ((k / 3) | 0))
    }
    return rings
  }
}

/** Bouclé: a yarn in overlapping rings, each with its twist and stray hairs. */
export function boucle(parameters: BoucleParameters, seed: number, footprint: number): Surface {
  const { loop = 5 } = parameters
  const base = labOfHex(parameters.base)
  const fibres = parameters.fibres.length > 0 ? parameters.fibres.map(labOfHex) : [base]
  const field = noiseFields(seed, footprint, 0.65)
  const bendX = field(1, loop * 0.7, 2)
  const bendY = field(2, loop * 0.7, 2)
  const fuzz = field(3, loop * 0.09, 3)
  const heaps = field(4, loop * 3.2, 3)
  const layers = [
    { about: ringsAround(partSeed(seed, 5)), z: 0.14 },
    { about: ringsAround(partSeed(seed, 6)), z: 0 },
  ]
  const drawn = clamp((loop * YARN * 2) / footprint / 2.4 - 0.35)
  const found = { height: 0, aside: 0, ex: 0, ey: 0, id: 0, long: 1 }

  const findTop = (u: number, v: number) => {
    found.height = -0.08
    found.id = 0
    for (const { about, z } of layers) {
      for (const ring of about(u, v)) {
        const dx = u - ring.x
        const dy = v - ring.y
        if (dx * dx + dy * dy > ring.reach) continue
        const ex = (dx * ring.cosine + dy * ring.sine) / ring.long
        const ey = (dy * ring.cosine - dx * ring.sine) / ring.short
        const far = ex * ex + ey * ey
        const aside = (Math.sqrt(far) - 1) * 0.5 * (ring.long + ring.short)
        const { yarn } = ring
        if (aside > yarn || aside < -yarn) continue
        const height = z + ring.z + ring.tiltX * ex + ring.tiltY * ey + Math.sqrt(yarn * yarn - aside * aside)
        if (height <= found.height) continue
        found.height = height
        found.aside = aside / yarn
        found.ex = ex
        found.ey = ey
        found.id = ring.id
        found.long = ring.long
      }
    }
  }

  return (x, y, texel) => {
    const hair = fuzz(x, y)
    const heap = heaps(x, y)
    findTop((x + 0.21 * loop * bendX(x, y)) / loop, (y + 0.21 * loop * bendY(x, y)) / loop)
    paint(texel, base)
    texel.gloss = 0
    if (found.id !== 0) {
      // Two plies wind round the yarn, with a whole number of turns so that they close.
      const turns = Math.round(found.long / (YARN * 0.42))
      const angle = Math.atan2(found.ey, found.ex)
      const twist = Math.sin(angle * turns + found.aside * 1.9 + 0.8 * hair)
      const strand = noise(found.id, angle * turns * 0.5 + found.aside * 1.5, found.aside * 4.5)
      const deep = clamp(0.5 - 2.2 * (found.height - 0.1))
      blend(texel, fibres[(found.id & 1023) % fibres.length] ?? base, 0.42)
      texel.l += drawn * (0.02 * twist + 0.06 * strand + 0.02 * spread(seed, found.id) - 0.085 * deep)
      found.height += 0.016 * twist + 0.03 * strand
    } else texel.l -= 0.085 * drawn
    texel.l += 0.026 * hair * drawn + 0.012 * heap
    texel.height = loop * (drawn * (0.42 * found.height + 0.02 * hair) + 0.2 * heap)
  }
}
