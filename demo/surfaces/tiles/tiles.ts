import {
  type Bond,
  type Piece,
  aPiece,
  herringboneBond,
  hexagonBond,
  rowBond,
  turned,
  upright,
} from '../drawing/bonds.ts'
import { type Lab, labOfHex, mixLab } from '../drawing/colour.ts'
import { chance, spread } from '../drawing/chance.ts'
import { makeJoint } from './grout.ts'
import { noiseFields } from '../drawing/noise.ts'
import { type Family, coverage } from '../drawing/surface.ts'
import { type Look, type TileParameters, makeClayFace, makeGlazeFace } from './tile-faces.ts'

export type TilesParameters = TileParameters & {
  layout: 'rows' | 'upright' | 'hexagon' | 'herringbone'
  /** Offset of each row, as a share of a length, or another for each. */
  shift?: number | 'random'
  joint: number
  jointColour: string
  /** Width of the rounded edge, mm. */
  round?: number
  /** Radius of worn corners, mm; the edges between them are worn as unevenly. */
  corner?: number
}

function bondOf({ layout, length, width, shift = 0.5 }: TilesParameters, seed: number): Bond {
  if (layout === 'hexagon') return hexagonBond(seed, { width })
  if (layout === 'herringbone') return turned(herringboneBond(seed, { length, width }), 45)
  const rows = rowBond(seed, { length, width, shift })
  return layout === 'upright' ? upright(rows) : rows
}

/** Glazed tiles and bricks with recessed joints; every piece has its own tone, tilt and wave. */
export const tiles: Family<TilesParameters> = (parameters, seed, footprint) => {
  const { joint, variety, handmade, gloss, width, corner = 0 } = parameters
  const bond = bondOf(parameters, seed)
  const colours = parameters.colours.map(labOfHex)
  const round = parameters.round ?? Math.min(3, width * 0.05)
  const isClay = gloss < 0.2
  const isBent = handmade > 0.33
  const makeFace = isClay ? makeClayFace : makeGlazeFace
  const face = makeFace(parameters, { round, joint, isHexagon: parameters.layout === 'hexagon', seed, footprint })
  // Mortar is coarse and deeply recessed, grout is fine.
  const isMortar = joint > 6
  const grout = makeJoint(
    {
      colour: parameters.jointColour,
      depth: isMortar ? 3.2 : 1.5,
      sand: isMortar ? 2.1 : 1.2,
      rough: isMortar ? 0.32 : 0.1,
    },
    seed,
    footprint,
  )
  const field = noiseFields(seed, footprint, 0.55)
  const bend = 1.5 * handmade + 0.25 * corner
  const bendX = field(1, 30 + 6 * corner, 2)
  const bendY = field(2, 30 + 6 * corner, 2)
  const nibbled = field(3, isClay ? 9 : 15, isClay ? 3 : 2)
  const piece = aPiece()
  let look = lookOf(0, seed, { colours, variety })
  const place = { x: 0, y: 0, inner: 0, piece, look }

  return (x, y, texel) => {
    if (isBent) bond(x + bend * bendX(x, y), y + bend * bendY(x, y), piece)
    else bond(x, y, piece)
    const { id } = piece
    let inner = piece.edge - joint / 2
    if (corner > 0 && inner < corner) inner -= cornerLoss(piece, joint, corner)
    // Rough pieces have ragged edges.
    if (isBent && inner < 4) inner += handmade * (isClay ? 1.1 : 0.7) * (nibbled(x, y) - 0.2)
    const cover = coverage(inner, footprint)
    grout.below(x, y, cover, texel)
    if (cover === 0) return

    // Neighbouring points mostly lie on the same tile.
    if (look.id !== id) look = lookOf(id, seed, { colours, variety })
    // Each tile has its own place in the noise, so that no two share a mark.
    place.x = x + (id & 0xff) * 37
    place.y = y + ((id >>> 8) & 0xff) * 41
    place.inner = inner
    place.look = look
    face(place, texel)
    grout.beside(cover, texel)
  }
}

/** How much nearer the edge is where a corner is worn to `radius`, mm. */
function cornerLoss({ along, across, length, width }: Piece, joint: number, radius: number): number {
  const inLength = Math.min(along, length - along) - joint / 2
  const inWidth = Math.min(across, width - across) - joint / 2
  if (inLength > radius || inWidth > radius) return 0
  return Math.min(inLength, inWidth) - radius + Math.hypot(radius - inLength, radius - inWidth)
}

function lookOf(id: number, seed: number, { colours, variety }: { colours: Lab[]; variety: number }): Look {
  const first = colours[0] ?? { l: 0.5, a: 0, b: 0 }
  const other = colours[Math.floor(chance(id, 3) * colours.length)] ?? first
  const glaze = mixLab(first, other, 0.35 + 0.65 * chance(id, 4))
  glaze.l += spread(id, 5) * 0.055 * variety
  glaze.b += spread(id, 6) * 0.008 * variety
  return { id, glaze, tiltX: spread(id, 7), tiltY: spread(id, 8), fire: spread(id ^ seed, 9) }
}
