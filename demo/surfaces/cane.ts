import { labOfHex, shiftLab } from './colour.ts'
import { chance, partSeed, spread } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type CaneParameters = {
  strand: string
  ground: string
  /** Side of one square of the weave, mm. */
  mesh: number
}

/** Cane webbing: pairs of upright and level strands with diagonals woven through, holes between. */
export const cane: Family<CaneParameters> = ({ mesh, ...colours }, seed, footprint) => {
  const strand = labOfHex(colours.strand)
  const ground = labOfHex(colours.ground)
  const thick = mesh * 0.15
  const fibre = noiseField({ seed: partSeed(seed, 1), wavelength: 0.9, stretch: 22, octaves: 3, gain: 0.8, footprint })
  const sway = noiseField({ seed: partSeed(seed, 2), wavelength: mesh * 4, octaves: 2, footprint })
  const cloth = noiseField({ seed: partSeed(seed, 3), wavelength: 1.2, octaves: 2, footprint })

  return (px, py, texel) => {
    const bend = mesh * 0.035 * sway(px, py)
    const x = px + bend
    const y = py - bend
    paint(texel, ground)
    texel.l += cloth(px, py) * 0.02 - 0.02
    texel.height = -2.6
    texel.gloss = 0

    // One strand: `across` its middle line, `along` it; `phase` says when it goes over.
    const lay = (direction: number, across: number, along: number, half: number, phase: number) => {
      const index = Math.round(across / mesh)
      const off = across - index * mesh
      if (Math.abs(off) > half) return
      const d = off / half
      const wave = Math.cos((along / mesh) * Math.PI * 2 + phase + index * Math.PI)
      const height = 0.75 * thick * Math.sqrt(1 - d * d * d * d * 0.85) + 0.42 * thick * wave
      if (height < texel.height) return
      const id = partSeed(seed, direction * 1000 + index)
      const cover = Math.min(1, (half - Math.abs(off)) / footprint + 0.3)
      const colour = shiftLab(
        strand,
        spread(id, 1) * 0.035 + fibre(along + 50 * chance(id, 2), off * 1.5 + index * 9) * 0.06,
      )
      blend(texel, colour, cover)
      texel.l += 0.03 * noise(id, along / 60, 0.5) - 0.05 * d * d + wave * 0.02
      texel.height = height * cover + texel.height * (1 - cover)
      texel.gloss = 0.3
    }
    const pair = mesh * 0.105
    const root = Math.SQRT1_2
    lay(1, (x - y) * root * Math.SQRT2 + mesh / 2, (x + y) * root, thick * 0.95, 0.6)
    lay(2, (x + y) * root * Math.SQRT2 + mesh / 2, (x - y) * root, thick * 0.95, 2.4)
    lay(3, x - pair, y, thick * 0.62, 0)
    lay(4, x + pair, y, thick * 0.62, Math.PI)
    lay(5, y - pair, x, thick * 0.62, Math.PI / 2)
    lay(6, y + pair, x, thick * 0.62, -Math.PI / 2)
  }
}
