import { type Lab, labOfHex, mixLab } from './colour.ts'
import { partSeed, smooth } from './chance.ts'
import { noise, noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type GlassParameters = {
  kind: 'fluted' | 'wired' | 'hammered' | 'reeded'
  tint: string
  /** Colours of what stands behind it, from left to right. */
  behind: string[]
  /** Width of a flute, of a dimple or of a wire mesh, mm. */
  pitch: number
}

/**
 * Figured glass before a soft room. Glass has no colour of its own worth the name: what is painted is the room behind,
 * bent by the face, tinted once, with the lamp's reflection on every bulge.
 */
export const glass: Family<GlassParameters> = (parameters, seed, footprint) => {
  const { kind, pitch } = parameters
  const tint = labOfHex(parameters.tint)
  const see = roomBehind(parameters.behind.map(labOfHex), { veil: VEILS[kind], seed, footprint })
  const faces = { fluted: flute, reeded: reed, hammered: dimple, wired: plate }
  const face = faces[kind](pitch, seed, footprint)
  const mesh = kind === 'wired' ? wireMesh(pitch, seed, footprint) : undefined
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
    texel.gloss = 0
    if (mesh) mesh(x, y, texel)
  }
}

/** How much a face scatters what stands behind it: 0 clear .. 1 nothing but its mean. */
const VEILS = { fluted: 0.25, reeded: 0.35, hammered: 0.5, wired: 0.6 }

/** What a face does to the light at a place: the shift of what is seen behind (mm), the lamp's shine and the dark of an edge, 0..1. */
type Bent = { dx: number; dy: number; shine: number; edge: number }
type Face = (x: number, y: number, bent: Bent) => void

/** A room out of focus: uprights of several colours, a paler light above, something low and darker below. */
function roomBehind(
  colours: Lab[],
  { veil, seed, footprint }: { veil: number; seed: number; footprint: number },
): (x: number, y: number) => Lab {
  const first = colours[0] ?? { l: 0.8, a: 0, b: 0 }
  const mean = colours.reduce((sum, colour, index) => mixLab(sum, colour, 1 / (index + 1)), first)
  const things = noiseField({ seed: partSeed(seed, 1), wavelength: 230, stretch: 0.45, octaves: 1, footprint })
  const depth = noiseField({ seed: partSeed(seed, 2), wavelength: 420, octaves: 2, footprint })
  return (x, y) => {
    const place = 0.5 + 0.62 * things(x, y) + 0.25 * depth(y, x)
    const at = Math.min(0.9999, Math.max(0, place)) * (colours.length - 1)
    const index = Math.floor(at)
    const from = colours[index] ?? first
    const to = colours[index + 1] ?? from
    const seen = mixLab(mixLab(from, to, smooth(0, 1, at - index)), mean, veil)
    seen.l += 0.05 * depth(x, y)
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

/** Shallow dimples pressed by a hammered roller, each a small lens of its own. */
function dimple(pitch: number, seed: number, footprint: number): Face {
  const bulge = noiseField({ seed: partSeed(seed, 4), wavelength: pitch * 1.5, octaves: 2, gain: 0.35, footprint })
  const seen = Math.min(1, Math.max(0, pitch / footprint / 4 - 0.3))
  const step = Math.max(pitch * 0.06, footprint * 0.5)
  return (x, y, bent) => {
    const sx = (bulge(x + step, y) - bulge(x - step, y)) / (2 * step)
    const sy = (bulge(x, y + step) - bulge(x, y - step)) / (2 * step)
    bent.dx = sx * pitch * pitch * 1.7 * seen
    bent.dy = sy * pitch * pitch * 1.7 * seen
    const tilt = Math.sqrt(sx * sx + sy * sy) * pitch
    const toLamp = (sx * 0.62 + sy * 0.78) * pitch
    bent.shine = 0.55 * seen * smooth(0.55, 1.15, toLamp) + 0.12 * seen * smooth(0.75, 1.1, -toLamp)
    bent.edge = 0.55 * seen * smooth(0.35, 1.3, tilt) * smooth(0.3, -0.5, toLamp)
  }
}

/** Rolled plate, nearly even. */
function plate(_pitch: number, seed: number, footprint: number): Face {
  const wave = noiseField({ seed: partSeed(seed, 5), wavelength: 3.4, octaves: 2, footprint })
  return (x, y, bent) => {
    const ripple = wave(x, y)
    bent.dx = ripple * 6
    bent.dy = ripple * 5
    bent.shine = 0.16 * smooth(0.2, 0.8, ripple)
    bent.edge = 0.14 * smooth(-0.15, -0.7, ripple)
  }
}

/** A welded square mesh cast into the pane: thin bright wires with a dark flank, and a halo where the glass drew in. */
function wireMesh(pitch: number, seed: number, footprint: number): (x: number, y: number, texel: Lab) => void {
  const half = 0.32
  const reach = Math.max(half, footprint / 2)
  const strength = Math.min(1, half / (footprint / 2))
  const bend = noiseField({ seed: partSeed(seed, 6), wavelength: pitch * 7, octaves: 2, footprint })
  return (x, y, texel) => {
    const wire = (across: number, along: number) => {
      const moved = across + 0.5 * bend(along, across)
      const off = moved - Math.round(moved / pitch) * pitch
      const halo = Math.exp(-((off / 1.5) ** 2))
      texel.l += 0.03 * halo
      const cover = Math.min(1, Math.max(0, (reach - Math.abs(off)) / footprint + 0.5)) * strength
      if (cover === 0) return
      // Lit from the upper left: bright on one flank, dark on the other.
      const flank = Math.max(-1, Math.min(1, off / reach))
      const lit = { l: 0.5 - 0.22 * flank, a: 0, b: 0.004 }
      texel.l += (lit.l - texel.l) * cover
      texel.a += (lit.a - texel.a) * cover
      texel.b += (lit.b - texel.b) * cover
    }
    wire(x, y)
    wire(y, x)
  }
}
