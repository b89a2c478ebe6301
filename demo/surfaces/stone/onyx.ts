import { aCell, findCell } from '../drawing/cells.ts'
import { type Lab, labOfHex, mixLab } from '../drawing/colour.ts'
import { partSeed } from '../drawing/chance.ts'
import { noiseField, noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'

type OnyxParameters = {
  /** Colours of the bands, from the clear stone to the deepest. */
  bands: string[]
  vein: string
  /** Distance after which the bands repeat, mm. */
  scale: number
  /** Direction of the bands, degrees. */
  angle: number
  gloss?: number
}

/** Size of the colour table for one pass through the bands. */
const TABLE = 1024

/**
 * Onyx: bands deposited on a knobbly floor, so that they follow its knobs like contours. The clear ones are
 * translucent; white crystal fills the cracks.
 */
export const onyx: Family<OnyxParameters> = (parameters, seed, footprint) => {
  const { scale, angle, gloss = 0.6 } = parameters
  const white = labOfHex(parameters.vein)
  const field = noiseFields(seed, footprint)
  const floor = field(1, scale * 3.2, 3, 1.4)
  const bendX = field(2, scale * 0.8, 6, 1, 0.54)
  const bendY = field(3, scale * 0.8, 5, 1, 0.54)
  const haze = field(4, scale * 0.45, 5, 1.7, 0.6)
  const cracks = field(5, scale * 1.7, 5, 1.3, 0.5)
  const sugar = field(6, 2.6, 3, 1, 0.7)
  const fibre = field(8, 5, 4, 0.4, 0.66)
  const cosine = Math.cos((angle * Math.PI) / 180)
  const sine = Math.sin((angle * Math.PI) / 180)
  const table = makeBands(parameters.bands.map(labOfHex), partSeed(seed, 7))
  const knob = aCell()
  const colour = { l: 0, a: 0, b: 0 }

  return (x, y, texel) => {
    const bx = bendX(x, y)
    const by = bendY(x, y)
    const u = (x * cosine + y * sine) / scale
    const v = (y * cosine - x * sine) / scale
    findCell(seed, u * 0.62 + 0.3 * bx, v * 0.95 + 0.3 * by, knob)
    const dome = Math.max(0, 1 - knob.nearest * knob.nearest)
    const cloud = haze(x, y)
    const order = v * 0.55 + 1.15 * floor(x, y) + 0.3 * dome + 0.13 * by + 0.02 * cloud
    const place = (order - Math.floor(order)) * TABLE
    const at = Math.floor(place)
    const next = table[(at + 1) % TABLE] ?? white
    const here = table[at % TABLE] ?? white
    const part = place - at
    colour.l = here.l + (next.l - here.l) * part
    colour.a = here.a + (next.a - here.a) * part
    colour.b = here.b + (next.b - here.b) * part
    paint(texel, colour)
    // Translucence: the clear stone glows, warmer where it is thicker.
    const glow = smooth(-0.7, 0.7, cloud)
    texel.l += (glow - 0.5) * 0.1
    texel.a *= 1.05 - 0.12 * glow
    texel.b *= 1.06 - 0.14 * glow

    // Crystal seams along old cracks widen into grainy pockets.
    const seam = Math.abs(cracks(x + scale * 0.12 * bx, y + scale * 0.12 * by)) * scale
    const wide = scale * (0.006 + 0.05 * smooth(0.1, 0.75, cloud + 0.6 * by))
    const crystal = sugar(x, y)
    const filled = smooth(wide * 1.25, wide * 0.55, seam + wide * 0.2 * crystal) * smooth(-0.25, 0.2, bx + 0.7 * by)
    blend(texel, white, 0.85 * filled + 0.22 * Math.exp(-seam / (wide * 2.4)))
    // Crystals grow across the bands: from near they are fibres and grains.
    texel.l += crystal * (0.01 + 0.022 * filled) + fibre(x * cosine + y * sine, y * cosine - x * sine) * 0.016
    texel.height = 0
    texel.gloss = gloss
  }
}

/** One pass through the bands and back: wide and hair-thin ones with finer layers inside. */
function makeBands(bands: Lab[], seed: number): Lab[] {
  const along = (times: number, part: number) =>
    noiseField({ seed: seed + part, wavelength: TABLE / times, footprint: 0.5 })
  const broad = along(6, 1)
  const middle = along(17, 2)
  const hair = along(60, 3)
  const finest = along(150, 4)
  const last = bands.length - 1
  const first = bands[0] ?? { l: 0.8, a: 0, b: 0 }
  return Array.from({ length: TABLE }, (_, index) => {
    // Sampled along a circle, so that the end meets the beginning.
    const turn = (index / TABLE) * Math.PI * 2
    const px = (Math.cos(turn) * TABLE) / 6.283
    const py = (Math.sin(turn) * TABLE) / 6.283
    const swing = 0.5 - 0.5 * Math.cos(turn)
    const depth = swing + 0.5 * broad(px, py) + 0.42 * middle(px, py) + 0.3 * hair(px, py)
    const level = Math.min(0.999, Math.max(0, depth)) * last
    const lower = Math.floor(level)
    const sharp = smooth(0.12, 0.88, level - lower)
    const mixed = mixLab(bands[lower] ?? first, bands[lower + 1] ?? first, sharp)
    return { ...mixed, l: mixed.l + 0.03 * hair(px, py) + 0.03 * finest(px, py) }
  })
}
