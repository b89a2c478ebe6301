import { type Lab, labOfHex, mixLab } from '../drawing/colour.ts'
import { chance, partSeed } from '../drawing/chance.ts'
import { type Bent, FACES } from './glass-faces.ts'
import { noiseField } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, type Texel, blend, paintBetween, stripe } from '../drawing/surface.ts'

type GlassParameters = {
  /** `hammered` has dimples; `cast` has irregular waves, as when poured. */
  kind: keyof typeof FACES
  tint: string
  /** Colours of the background from left to right; the palest is the wall. */
  behind: string[]
  /** Width of a flute, dimple or wire mesh, mm. */
  pitch: number
  /** Colour of the mesh; steel by default (wired). */
  wire?: string
}

const STEEL = '#9A9DA0'
/** Thickness of the mesh's wire, mm. */
const WIRE = 0.6
/** The reflection on a bulge: a shaded lamp, almost white. */
const LAMP: Lab = { l: 0.955, a: 0, b: 0 }

/**
 * Figured glass in front of a blurred room. It paints the room, distorted by the face and tinted once, with the lamp's
 * reflection on every bulge.
 */
export const glass: Family<GlassParameters> = (parameters, seed, footprint) => {
  const { kind, pitch } = parameters
  const tint = labOfHex(parameters.tint)
  const room = roomBehind(parameters.behind.map(labOfHex), {
    veil: veilOf(kind, footprint),
    breadth: 46 + 2 * pitch,
    seed,
    footprint,
  })
  const face = FACES[kind](pitch, seed, footprint)
  const mesh = kind === 'wired' ? wireMesh(parameters, seed, footprint) : undefined
  const bent: Bent = { dx: 0, dy: 0, shine: 0, edge: 0 }

  return (x, y, texel) => {
    face(x, y, bent)
    room(x + bent.dx, y + bent.dy, texel)
    // One passage through the pane: the tint multiplies, and some haze is added.
    texel.l = texel.l * (0.8 + 0.14 * tint.l) + 0.08
    texel.a = texel.a * 0.85 + tint.a * 0.7
    texel.b = texel.b * 0.85 + tint.b * 0.7
    texel.l -= bent.edge * 0.17
    texel.a += bent.edge * tint.a
    blend(texel, LAMP, bent.shine)
    texel.height = 0
    // A plate mirrors the lamp in the picture's corner; a curved face has the shine painted on every bulge.
    texel.gloss = mesh ? 0.55 : 0
    if (mesh) mesh(x, y, texel)
  }
}

/** How much a face scatters the background: from 0 for clear to 1 for nothing but its mean. */
const VEILS = { fluted: 0.25, reeded: 0.3, hammered: 0.3, cast: 0.3, wired: 0.4 }

/** From across a room a pane shows little more than brightness. */
function veilOf(kind: GlassParameters['kind'], footprint: number): number {
  return VEILS[kind] + (0.85 - VEILS[kind]) * smooth(1.3, 2.4, footprint)
}

/**
 * A room out of focus: a pale wall behind a row of upright things of various colours and heights, about `breadth` mm
 * wide. The more the face scatters, the softer their edges.
 */
function roomBehind(
  colours: Lab[],
  { veil, breadth, seed, footprint }: { veil: number; breadth: number; seed: number; footprint: number },
): (x: number, y: number, texel: Texel) => void {
  const first = colours[0] ?? { l: 0.8, a: 0, b: 0 }
  const mean = colours.reduce((sum, colour, index) => mixLab(sum, colour, 1 / (index + 1)), first)
  const palest = colours.reduce((best, colour) => (colour.l > best.l ? colour : best), first)
  const wall = mixLab(palest, mean, veil)
  const things = colours.map((colour) => mixLab(colour, mean, veil))
  const light = noiseField({ seed: partSeed(seed, 2), wavelength: 420, octaves: 2, footprint })
  const place = partSeed(seed, 1)
  const turn = chance(place, 1) * 6.283
  const soft = 0.2 + 0.35 * veil
  const left = { ...wall }
  const right = { ...wall }
  const seeThing = (column: number, y: number, seen: Lab) => {
    const colour = things[((column % things.length) + things.length) % things.length] ?? wall
    const from = y / (breadth * 4.2) + chance(place, column, 3)
    const down = from - Math.floor(from)
    const top = 0.12 + 0.3 * chance(place, column, 4)
    const part = smooth(top - 0.06, top + 0.06 + 0.1 * veil, down) * smooth(1, 0.9 - 0.1 * veil, down)
    paintBetween(seen, wall, colour, part)
  }
  return (x, y, texel) => {
    // Wide things and narrow ones.
    const across = x / breadth + 0.45 * Math.sin(x / (breadth * 0.7) + turn)
    const edge = Math.round(across)
    seeThing(edge - 1, y, left)
    seeThing(edge, y, right)
    paintBetween(texel, left, right, smooth(-soft, soft, across - edge))
    texel.l += 0.045 * light(x, y)
  }
}

/** A welded square mesh in the pane: thin wires, bright on one flank, with a halo where the glass contracted. */
function wireMesh(
  { pitch, wire = STEEL }: GlassParameters,
  seed: number,
  footprint: number,
): (x: number, y: number, texel: Texel) => void {
  const half = WIRE / 2
  const reach = Math.max(half, footprint / 2)
  const metal = labOfHex(wire)
  const bend = noiseField({ seed: partSeed(seed, 6), wavelength: pitch * 5, octaves: 2, footprint })
  const layStrand = (across: number, along: number, texel: Texel) => {
    const moved = across + 0.7 * bend(along, across)
    const off = moved - Math.round(moved / pitch) * pitch
    // The wire's blurred shadow falls beside it, on the background.
    if (off > -4 && off < 6)
      texel.l += 0.035 * Math.exp(-((off / 1.3) ** 2)) - 0.05 * Math.exp(-(((off - 2.1) / 1.1) ** 2))
    const cover = stripe(Math.abs(off), half, footprint)
    if (cover === 0) return
    // Lit from the upper left: bright on one flank, dark on the other.
    const flank = Math.max(-1, Math.min(1, off / reach))
    texel.l += (metal.l + 0.08 - 0.3 * flank - texel.l) * cover
    texel.a += (metal.a - texel.a) * cover
    texel.b += (metal.b - texel.b) * cover
  }
  return (x, y, texel) => {
    layStrand(x, y, texel)
    layStrand(y, x, texel)
  }
}
