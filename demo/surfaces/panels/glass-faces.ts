import { partSeed } from '../drawing/chance.ts'
import { noise, noiseField } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { aVoronoiCell, voronoiFinder } from '../drawing/voronoi.ts'

/**
 * What a glass face does at a place: displacement of the background (mm), shine of the lamp, and darkness of an edge,
 * 0..1.
 */
export type Bent = { dx: number; dy: number; shine: number; edge: number }
/** Writes the optical effect of a face at a place in mm. */
type Face = (x: number, y: number, bent: Bent) => void

/** Adjacent half-round hollows: each shows the whole room, compressed and mirrored. */
function flute(pitch: number, _seed: number, footprint: number): Face {
  const seen = clamp(pitch / footprint / 3 - 0.4)
  return (x, y, bent) => {
    const u = (x / pitch - Math.floor(x / pitch)) * 2 - 1
    const slope = u / Math.sqrt(1.25 - u * u)
    bent.dx = -slope * pitch * 2.6 * seen - u * pitch * 0.5
    bent.dy = 0
    const away = Math.abs(u)
    bent.edge = seen * smooth(0.72, 1, away) * (u > 0 ? 1 : 0.62)
    const lamp = Math.exp(-(((u + 0.52) / 0.13) ** 2)) * 0.5 + Math.exp(-(((u - 0.66) / 0.07) ** 2)) * 0.16
    bent.shine = seen * lamp * (0.8 + 0.2 * noise(11, x / (pitch * 9), y / 160))
  }
}

/** Round rods with narrow valleys: each shows the lamp as a line. */
function reed(pitch: number, seed: number, footprint: number): Face {
  const round = flute(pitch, seed, footprint)
  return (x, y, bent) => {
    round(x, y, bent)
    const u = (x / pitch - Math.floor(x / pitch)) * 2 - 1
    const valley = smooth(0.86, 0.97, Math.abs(u))
    bent.dx *= 0.45
    bent.edge = Math.max(bent.edge * 0.6, valley)
    bent.shine *= 1 - valley
  }
}

/** Adjacent dimples from the roller, each a small lens that shows the room upside down. */
function dimple(pitch: number, seed: number, footprint: number): Face {
  const findDimple = voronoiFinder(partSeed(seed, 4), 0.62)
  const cell = aVoronoiCell()
  const bend = noiseField({ seed: partSeed(seed, 7), wavelength: pitch * 1.3, octaves: 2, footprint })
  const seen = clamp(pitch / footprint / 4 - 0.3)
  return (x, y, bent) => {
    findDimple((x + 0.22 * pitch * bend(x, y)) / pitch, (y + 0.22 * pitch * bend(y + 700, x)) / pitch, cell)
    // Dimples are round; the area between three of them is flat.
    const rim = smooth(0.6, 0.2, cell.middle) * smooth(0, 0.14, cell.border)
    const deep = 0.75 + ((cell.id & 255) / 255) * 0.5
    const sx = cell.x * rim * deep
    const sy = cell.y * rim * deep
    bent.dx = -sx * pitch * 5 * seen
    bent.dy = -sy * pitch * 5 * seen
    const toLamp = sx * 0.62 + sy * 0.78
    const aside = sx * 0.78 - sy * 0.62
    bent.shine = seen * (0.62 * Math.exp(-(((toLamp - 0.27) / 0.07) ** 2) - (aside / 0.13) ** 2) + 0.1 * (1 - rim))
    bent.edge = 0.65 * seen * smooth(0.05, -0.42, toLamp)
  }
}

/** Irregular waves of a poured sheet, each a lens. */
function wave(pitch: number, seed: number, footprint: number): Face {
  const bulge = noiseField({ seed: partSeed(seed, 4), wavelength: pitch * 1.5, octaves: 2, gain: 0.35, footprint })
  const seen = clamp(pitch / footprint / 4 - 0.3)
  const step = Math.max(pitch * 0.06, footprint * 0.5)
  return (x, y, bent) => {
    const sx = (bulge(x + step, y) - bulge(x - step, y)) / (2 * step)
    const sy = (bulge(x, y + step) - bulge(x, y - step)) / (2 * step)
    bent.dx = sx * pitch * pitch * 2.4 * seen
    bent.dy = sy * pitch * pitch * 2.4 * seen
    const tilt = Math.sqrt(sx * sx + sy * sy) * pitch
    const toLamp = (sx * 0.62 + sy * 0.78) * pitch
    bent.shine = 0.5 * seen * smooth(0.5, 1.35, toLamp) + 0.12 * seen * smooth(0.75, 1.1, -toLamp)
    bent.edge = 0.55 * seen * smooth(0.35, 1.3, tilt) * smooth(0.3, -0.5, toLamp)
  }
}

/** Polished plate with only a slow wave left from rolling. */
function plate(_pitch: number, seed: number, footprint: number): Face {
  const wavy = noiseField({ seed: partSeed(seed, 5), wavelength: 38, footprint })
  return (x, y, bent) => {
    const ripple = wavy(x, y)
    bent.dx = ripple * 9
    bent.dy = ripple * 7
    bent.shine = 0
    bent.edge = 0
  }
}

/** The patterns rolled into glass; `pitch` is the width of a flute or dimple in mm. */
export const FACES = { fluted: flute, reeded: reed, hammered: dimple, cast: wave, wired: plate }
