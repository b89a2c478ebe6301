import { aCell, findCell } from '../drawing/cells.ts'
import { labOfHex } from '../drawing/colour.ts'
import { chance, spread } from '../drawing/chance.ts'
import { noise, noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type GraniteParameters = {
  /** Minerals from the most to the least frequent. */
  minerals: string[]
  /** Size of a crystal, mm. */
  crystal: number
  gloss?: number
}

/** Cleavage directions, precomputed so that no point needs a sine. */
const TURNS = Array.from({ length: 64 }, (_, index) => ({
  cosine: Math.cos((index / 64) * Math.PI),
  sine: Math.sin((index / 64) * Math.PI),
}))

/** Granite: feldspars with straight cleavage, clear grey quartz in the gaps, flakes of dark, glinting mica. */
export const granite: Family<GraniteParameters> = ({ crystal, gloss = 0.4, ...rest }, seed, footprint) => {
  const minerals = rest.minerals.map(labOfHex)
  const first = minerals[0] ?? { l: 0.6, a: 0, b: 0 }
  const last = minerals.length - 1
  const mica = minerals[last] ?? first
  const field = noiseFields(seed, footprint, 0.6)
  const bendX = field(1, crystal * 0.7, 2)
  const bendY = field(2, crystal * 0.7, 2)
  const crowd = field(3, crystal * 7, 2)
  const inner = field(4, crystal * 0.6, 2)
  const flaws = field(5, crystal * 0.2, 4, 1, 0.72)
  const cell = aCell()
  // Crystals finer than the picture blend into their mean.
  const shown = (size: number) => smooth(0.5, 1.8, size / footprint)
  const coarse = shown(crystal)
  const fine = shown(crystal * 0.5)

  /** Straight cleavage: a crystal reflects light along its own direction. */
  function cleave(id: number, x: number, y: number): number {
    const { cosine, sine } = TURNS[id & 63] ?? { cosine: 1, sine: 0 }
    return noise(id, (x * cosine + y * sine) / (crystal * 0.14), (y * cosine - x * sine) / (crystal * 0.9))
  }

  return (x, y, texel) => {
    const bx = bendX(x, y)
    const by = bendY(x, y)
    const px = x + crystal * 0.24 * bx
    const py = y + crystal * 0.24 * by
    const crowded = crowd(x, y)
    const cloudy = inner(x, y)

    findCell(seed, px / (crystal * 1.25), py / (crystal * 1.25), cell)
    const { id } = cell
    paint(texel, first)
    const pick = minerals[Math.floor(chance(id, 1) ** 1.5 * (last + 0.4))] ?? first
    blend(texel, pick, (0.35 + 0.65 * coarse) * (0.86 + 0.14 * cloudy))
    // A crystal has several tones: cloudy towards its neighbours, with small flaws.
    const flawed = flaws(x, y)
    texel.l += coarse * (spread(id, 3) * 0.035 + cleave(id, x, y) * 0.026 + flawed * 0.03 + cloudy * 0.022)
    // Crystals meet in a hair-fine dark seam.
    const seam = ((cell.second - cell.nearest) * crystal) / (footprint + crystal * 0.05)
    texel.l -= coarse * 0.03 * Math.max(0, 1 - seam)
    texel.gloss = gloss

    findCell(seed + 17, px / (crystal * 0.7), py / (crystal * 0.7), cell)
    if (chance(cell.id, 2) < 0.42 + 0.2 * crowded) {
      // Quartz and small feldspars; quartz is glassy and cloudy inside.
      const grain = minerals[Math.floor(chance(cell.id, 1) ** 1.3 * last)] ?? first
      blend(texel, grain, fine * smooth(-0.5, 0.3, cloudy + 0.5 * flawed + 0.25) * 0.9)
      texel.l += fine * (spread(cell.id, 3) * 0.03 + cloudy * 0.035)
    } else texel.l += cloudy * 0.016

    findCell(seed + 34, px / (crystal * 0.52), (py + px * 0.3) / (crystal * 0.52), cell)
    if (chance(cell.id, 2) < 0.13 + 0.2 * crowded) {
      const inside = smooth(0.56, 0.4, cell.nearest + 0.12 * bx) * fine
      blend(texel, mica, inside * 0.94)
      // One flake in six lies so that it mirrors the light.
      const glint = chance(cell.id, 4) < 0.16 ? 0.6 + 0.6 * cleave(cell.id, x, y) : 0
      texel.l += inside * (spread(cell.id, 5) * 0.03 + glint * 0.22)
    }
    texel.height = cloudy * 0.05 * (1 - gloss)
  }
}
