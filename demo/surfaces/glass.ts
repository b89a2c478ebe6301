import { type Lab, labOfHex, mixLab } from './colour.ts'
import { chance, partSeed, smooth } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { aPebble, pebbleFinder } from './pebbles.ts'
import { type Family, blend, paint } from './surface.ts'

export type GlassParameters = {
  /** `hammered`: dimple by dimple; `cast`: waves without direction, as poured. */
  kind: 'fluted' | 'wired' | 'hammered' | 'cast' | 'reeded'
  tint: string
  /** Colours of what stands behind it, from left to right; the palest is the wall. */
  behind: string[]
  /** Width of a flute, of a dimple or of a wire mesh, mm. */
  pitch: number
  /** Colour of the mesh; absent: steel (wired). */
  wire?: string
}

const STEEL = '#9A9DA0'

/**
 * Figured glass before a soft room. Glass has no colour of its own worth the name: what is painted is the room behind,
 * bent by the face, tinted once, with the lamp's reflection on every bulge.
 */
export const glass: Family<GlassParameters> = (parameters, seed, footprint) => {
  const { kind, pitch } = parameters
  const tint = labOfHex(parameters.tint)
  const see = roomBehind(parameters.behind.map(labOfHex), {
    veil: veilOf(kind, footprint),
    breadth: 46 + 2 * pitch,
    seed,
    footprint,
  })
  const faces = { fluted: flute, reeded: reed, hammered: dimple, cast: wave, wired: plate }
  const face = faces[kind](pitch, seed, footprint)
  const mesh = kind === 'wired' ? wireMesh(parameters, seed, footprint) : undefined
  const bent: Bent = { dx: 0, dy: 0, shine: 0, edge: 0 }

  return (x, y, texel) => {
    face(x, y, bent)
    paint(texel, see(x + bent.dx, y + bent.dy))
    // One passage through the pane: the tint multiplies, and a little of the room before it lies on top as haze.
    texel.l = texel.l * (0.8 + 0.14 * tint.l) + 0.08
    texel.a = texel.a * 0.85 + tint.a * 0.7
    texel.b = texel.b * 0.85 + tint.b * 0.7
    texel.l -= bent.edge * 0.17
    texel.a += bent.edge * tint.a
    blend(texel, { l: 0.955, a: 0, b: 0 }, bent.shine)
    texel.height = 0
    // A plate mirrors the lamp in the corner of the picture; a bent face has its shine painted on every bulge.
    texel.gloss = mesh ? 0.55 : 0
    if (mesh) mesh(x, y, texel)
  }
}

/** How much a face scatters what stands behind it: 0 clear .. 1 nothing but its mean. */
const VEILS = { fluted: 0.25, reeded: 0.3, hammered: 0.3, cast: 0.3, wired: 0.4 }

/** What a face does to the light at a place: the shift of what is seen behind (mm), the lamp's shine and the dark of an edge, 0..1. */
type Bent = { dx: number; dy: number; shine: number; edge: number }
type Face = (x: number, y: number, bent: Bent) => void

/** From across a room a pane shows that it is light behind it, and hardly more. */
function veilOf(kind: GlassParameters['kind'], footprint: number): number {
  return VEILS[kind] + (0.85 - VEILS[kind]) * smooth(1.3, 2.4, footprint)
}

/**
 * A room out of focus: a pale wall, and before it a row of upright things, each of its own colour and height and
 * some `breadth` mm broad. Their edges are the softer the more the face scatters.
 */
function roomBehind(
  colours: Lab[],
  { veil, breadth, seed, footprint }: { veil: number; breadth: number; seed: number; footprint: number },
): (x: number, y: number) => Lab {
  const first = colours[0] ?? { l: 0.8, a: 0, b: 0 }
  const mean = colours.reduce((sum, colour, index) => mixLab(sum, colour, 1 / (index + 1)), first)
  const palest = colours.reduce((best, colour) => (colour.l > best.l ? colour : best), first)
  const wall = mixLab(palest, mean, veil)
  const things = colours.map((colour) => mixLab(colour, mean, veil))
  const light = noiseField({ seed: partSeed(seed, 2), wavelength: 420, octaves: 2, footprint })
  const place = partSeed(seed, 1)
  const turn = chance(place, 1) * 6.283
  const soft = 0.2 + 0.35 * veil
  const thingAt = (column: number, y: number) => {
    const colour = things[((column % things.length) + things.length) % things.length] ?? wall
    const from = y / (breadth * 4.2) + chance(place, column, 3)
    const down = from - Math.floor(from)
    const top = 0.12 + 0.3 * chance(place, column, 4)
    return mixLab(wall, colour, smooth(top - 0.06, top + 0.06 + 0.1 * veil, down) * smooth(1, 0.9 - 0.1 * veil, down))
  }
  return (x, y) => {
    // Broad things and narrow ones.
    const across = x / breadth + 0.45 * Math.sin(x / (breadth * 0.7) + turn)
    const edge = Math.round(across)
    const seen = mixLab(thingAt(edge - 1, y), thingAt(edge, y), smooth(-soft, soft, across - edge))
    seen.l += 0.045 * light(x, y)
    return seen
  }
}

/** Half-round hollows side by side: each shows the whole room once more, squeezed and turned left for right. */
function flute(pitch: number, _seed: number, footprint: number): Face {
  const seen = Math.min(1, Math.max(0, pitch / footprint / 3 - 0.4))
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

/** Round rods with a narrow valley between: the lamp stands as a line on each. */
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

/** Dimples struck into the roller one beside the other, each a small lens that shows the room upside down. */
function dimple(pitch: number, seed: number, footprint: number): Face {
  const find = pebbleFinder(partSeed(seed, 4), 0.62)
  const cell = aPebble()
  const bend = noiseField({ seed: partSeed(seed, 7), wavelength: pitch * 1.3, octaves: 2, footprint })
  const seen = Math.min(1, Math.max(0, pitch / footprint / 4 - 0.3))
  return (x, y, bent) => {
    find((x + 0.22 * pitch * bend(x, y)) / pitch, (y + 0.22 * pitch * bend(y + 700, x)) / pitch, cell)
    // A dimple is round; the land between three of them is level.
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

/** Waves without direction, as a poured sheet has them, each a lens of its own. */
function wave(pitch: number, seed: number, footprint: number): Face {
  const bulge = noiseField({ seed: partSeed(seed, 4), wavelength: pitch * 1.5, octaves: 2, gain: 0.35, footprint })
  const seen = Math.min(1, Math.max(0, pitch / footprint / 4 - 0.3))
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

/** Polished plate: a slow wave is all that is left of the rolling. */
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

/** A welded square mesh cast into the pane: thin wires, bright on one flank, and a halo where the glass drew in. */
function wireMesh(
  { pitch, wire = STEEL }: GlassParameters,
  seed: number,
  footprint: number,
): (x: number, y: number, texel: Lab) => void {
  const half = 0.3
  const reach = Math.max(half, footprint / 2)
  const strength = Math.min(1, half / (footprint / 2))
  const metal = labOfHex(wire)
  const bend = noiseField({ seed: partSeed(seed, 6), wavelength: pitch * 5, octaves: 2, footprint })
  return (x, y, texel) => {
    const strand = (across: number, along: number) => {
      const moved = across + 0.7 * bend(along, across)
      const off = moved - Math.round(moved / pitch) * pitch
      // The wire's blurred shadow lies beside it, on whatever stands behind the pane.
      if (off > -4 && off < 6)
        texel.l += 0.035 * Math.exp(-((off / 1.3) ** 2)) - 0.05 * Math.exp(-(((off - 2.1) / 1.1) ** 2))
      const cover = Math.min(1, Math.max(0, (reach - Math.abs(off)) / footprint + 0.5)) * strength
      if (cover === 0) return
      // Lit from the upper left: bright on one flank, dark on the other.
      const flank = Math.max(-1, Math.min(1, off / reach))
      texel.l += (metal.l + 0.08 - 0.3 * flank - texel.l) * cover
      texel.a += (metal.a - texel.a) * cover
      texel.b += (metal.b - texel.b) * cover
    }
    strand(x, y)
    strand(y, x)
  }
}
