import { type Bond, aPiece, herringboneBond, hexagonBond, rowBond, turned, upright } from './bonds.ts'
import { type Lab, labOfHex, mixLab } from './colour.ts'
import { chance, partSeed, smooth, spread } from './chance.ts'
import { noiseField } from './noise.ts'
import { type Family, blend, paint } from './surface.ts'

export type TilesParameters = {
  layout: 'rows' | 'upright' | 'hexagon' | 'herringbone'
  /** Size of a piece with its joint, mm; hexagons: `width` from flat to flat. */
  length: number
  width: number
  /** Move of each row, parts of a length. */
  shift?: number
  joint: number
  jointColour: string
  /** Glaze colours; each tile lies somewhere between the first and the others. */
  colours: string[]
  /** How much tiles differ, 0..1. */
  variety: number
  /** 0 pressed and even .. 1 made by hand: bent edges, pits, a wavy face. */
  handmade: number
  gloss: number
  /** Colour where the glaze runs thin on the edges. */
  thin?: string
  /** Width of the rounded edge, mm. */
  round?: number
}

function bondOf({ layout, length, width, shift = 0.5 }: TilesParameters, seed: number): Bond {
  if (layout === 'hexagon') return hexagonBond(seed, { width })
  if (layout === 'herringbone') return turned(herringboneBond(seed, { length, width }), 45)
  const rows = rowBond(seed, { length, width, shift })
  return layout === 'upright' ? upright(rows) : rows
}

/** Glazed tiles, mosaics and bricks with recessed joints; every piece has its own tone, tilt and wave. */
export const tiles: Family<TilesParameters> = (parameters, seed, footprint) => {
  const { joint, variety, handmade, gloss, width } = parameters
  const bond = bondOf(parameters, seed)
  const colours = parameters.colours.map(labOfHex)
  const grout = labOfHex(parameters.jointColour)
  const thin = labOfHex(parameters.thin ?? parameters.colours[0] ?? '#ffffff')
  const round = parameters.round ?? Math.min(3, width * 0.05)
  const field = (part: number, wavelength: number, octaves = 2) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, footprint })
  const bendX = field(1, 26, 3)
  const bendY = field(2, 26, 3)
  const wave = field(3, width * 0.55, 2)
  const pool = field(4, width * 0.35, 4)
  const sand = field(5, 1.6, 2)
  const pits = field(6, 5, 2)
  const speck = field(7, 2.2, 2)
  const body = field(8, 14, 5)
  const isClay = gloss < 0.2
  const isBent = handmade > 0.33
  const piece = aPiece()
  let look = lookOf(0, seed, { colours, variety })

  return (x, y, texel) => {
    if (isBent) bond(x + 1.5 * handmade * bendX(x, y), y + 1.5 * handmade * bendY(x, y), piece)
    else bond(x, y, piece)
    const { id } = piece
    const inner = piece.edge - joint / 2
    const cover = Math.min(1, Math.max(0, inner / footprint + 0.5))
    const grain = isClay || cover < 1 ? sand(x, y) : 0
    paint(texel, grout)
    texel.l += grain * 0.03
    texel.height = -1.4 + grain * 0.12
    texel.gloss = 0
    if (cover === 0) return

    // Neighbouring points mostly lie on the same tile.
    if (look.id !== id) look = lookOf(id, seed, { colours, variety })
    // Each tile has its own place in the noise, so that no two share a mark.
    const ox = x + (id & 0xff) * 37
    const oy = y + ((id >>> 8) & 0xff) * 41
    const pooled = pool(ox, oy)
    const rough = handmade > 0.1 ? body(ox, oy) : 0
    const swell = wave(ox, oy)
    const lift = 1 - (1 - Math.min(1, inner / round)) ** 2
    const pit = handmade > 0.1 ? handmade * smooth(0.5, 0.72, pits(ox, oy)) * smooth(0.1, 0.5, pooled + 0.2) : 0
    blend(texel, look.glaze, cover)
    texel.l += cover * (pooled * 0.022 * (0.3 + variety) - swell * 0.02 * handmade - pit * 0.1)
    blend(texel, thin, cover * smooth(round * 1.5, 0, inner) * (0.5 + 0.3 * pooled))

    const tilt = (piece.along - piece.length / 2) * look.tiltX + (piece.across - width / 2) * look.tiltY
    const face = handmade * (swell * 0.9 + rough * (gloss > 0.4 ? 0.07 : 0.2)) + swell * 0.1
    let top = lift * Math.min(1.4, round) + face + tilt * (0.004 + 0.02 * handmade) - pit * 0.5
    if (isClay) {
      // Fired unevenly, darker towards one end of the kiln; moulding sand stands in the face.
      const specks = speck(ox, oy)
      const burnt = look.fire * (piece.along / piece.length - 0.5) * 0.09
      texel.l += cover * handmade * (burnt + rough * 0.05 + specks * 0.045 + grain * 0.03)
      top += handmade * (grain * 0.13 + specks * 0.16)
    }
    texel.height = texel.height * (1 - cover) + cover * top
    texel.gloss = gloss * cover * (1 - 0.8 * pit)
  }
}

/** What one tile has of its own. */
type Look = { id: number; glaze: Lab; tiltX: number; tiltY: number; fire: number }

function lookOf(id: number, seed: number, { colours, variety }: { colours: Lab[]; variety: number }): Look {
  const first = colours[0] ?? { l: 0.5, a: 0, b: 0 }
  const other = colours[Math.floor(chance(id, 3) * colours.length)] ?? first
  const glaze = mixLab(first, other, 0.35 + 0.65 * chance(id, 4))
  glaze.l += spread(id, 5) * 0.055 * variety
  glaze.b += spread(id, 6) * 0.008 * variety
  return { id, glaze, tiltX: spread(id, 7), tiltY: spread(id, 8), fire: spread(id ^ seed, 9) }
}
