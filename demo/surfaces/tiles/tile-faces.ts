import { type Lab, labOfHex } from '../drawing/colour.ts'
import { aCell, findCell } from '../drawing/cells.ts'
import { noiseFields } from '../drawing/noise.ts'
import { type Piece, cornerFall } from '../drawing/bonds.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Texel, blend, paint, stripe } from '../drawing/surface.ts'

export type TileParameters = {
  /** Size of a piece including its joint, mm; for hexagons `width` is the distance of two opposite sides. */
  length: number
  width: number
  /** Glaze colours; each tile's colour lies between the first and another. */
  colours: string[]
  /** How much tiles differ, 0..1. */
  variety: number
  /** From 0 (pressed and even) to 1 (made by hand: bent edges, pits, a wavy face). */
  handmade: number
  gloss: number
  /** Colour of thin glaze on the edges. */
  thin?: string
  /** Mean mesh width of crazed glaze in mm; undefined for uncrazed glaze. */
  crackle?: number
  /** Visibility of broad brush strokes in two crossed coats, 0..1. */
  brushed?: number
}

/** The properties of one tile; tilts and the side that faced the flames are -1..1. */
export type Look = { id: number; glaze: Lab; tiltX: number; tiltY: number; fire: number }

/** A place on a tile: x and y in the tile's own noise, and the distance inside its edge, all in mm. */
type Place = { x: number; y: number; inner: number; piece: Piece; look: Look }

/** Writes the whole texel; heights are relative to the top of the face. */
export type Face = (place: Place, texel: Texel) => void

/** The grid of tiles: width of the rounded edge and of the joint in mm, and the noise. */
type Grid = { round: number; joint: number; isHexagon: boolean; seed: number; footprint: number }

/** How far the face has dropped near its edge, 0..1, in a corner up to 2. */
function fallOf(piece: Piece, inner: number, grid: Grid): number {
  if (inner > grid.round) return 0
  return grid.isHexagon ? (1 - Math.max(0, inner) / grid.round) ** 2 : cornerFall(piece, inner, grid)
}

/** Unglazed fired clay: sandy, pitted, with folds from moulding, darker towards one end. */
export function makeClayFace({ length, width, variety, handmade, gloss }: TileParameters, grid: Grid): Face {
  const field = noiseFields(grid.seed, grid.footprint)
  const { round } = grid
  const body = field(11, 22, 6, 1, 0.6)
  const sand = field(12, 1.7, 2, 1, 0.8)
  const pits = field(13, 4.5, 3, 1, 0.6)
  const folds = field(14, Math.min(width, 70) * 0.55, 3, 2.2)
  const reach = Math.min(width, 110)
  // Bricks are thrown into a mould and fold; square tiles are rolled.
  const isBrick = length > 1.5 * width
  const folded = isBrick ? handmade : handmade * 0.15
  const flash = field(15, width * 1.6, 3)
  return ({ x, y, inner, piece, look }, texel) => {
    const rough = body(x, y)
    const grain = sand(x, y)
    const hollow = pits(x, y)
    const fold = folds(x, y)
    const flame = flash(x, y)
    paint(texel, look.glaze)
    // Flames darken one end of a brick; a square tile lies flat and shows only clouds of smoke.
    const end = look.fire > 0 ? piece.along : piece.length - piece.along
    const licked = isBrick ? smooth(reach * 1.1, 0, end - reach * 0.8 * flame) : smooth(0, 0.9, flame) * 0.7
    const burnt = handmade * Math.abs(look.fire) * licked
    texel.l += -0.1 * burnt * variety + variety * (0.024 * flame + 0.055 * rough)
    texel.a *= 1 - 0.4 * burnt * variety
    texel.b *= 1 - 0.5 * burnt * variety
    // Pale and dark grains of moulding sand.
    const pale = smooth(0.42, 0.8, grain + 0.4 * rough)
    const dark = smooth(0.5, 0.8, 0.3 * hollow - grain)
    texel.l += handmade * (0.11 * pale - 0.1 * dark) + grain * 0.012
    texel.b -= pale * handmade * 0.008

    const pit = handmade * smooth(0.46, 0.66, hollow + 0.25 * rough)
    const crease = folded * Math.exp(-Math.abs(fold + 0.12 * rough) * 20) * smooth(0.12, 0.6, flame + 0.4 * look.tiltX)
    texel.l -= pit * 0.09 + crease * 0.07
    texel.height =
      -fallOf(piece, inner, grid) * round * (0.3 + 0.25 * rough) +
      handmade * (0.55 * rough + 0.16 * grain + 0.3 * fold - 1.1 * pit - 1.3 * crease) +
      grain * 0.04 +
      (piece.along - piece.length / 2) * look.tiltX * 0.006 * handmade
    texel.gloss = gloss * (1 - pit)
  }
}

/** Length in mm up to which tiles are set by eye, each with a tilt of its own. */
const LARGEST_BY_EYE = 320

/** Glaze: pools in hollows, thin over the rounded edge, with a slightly different reflection on each tile. */
export function makeGlazeFace(parameters: TileParameters, grid: Grid): Face {
  const { width, variety, handmade, gloss, crackle, brushed = 0 } = parameters
  const field = noiseFields(grid.seed, grid.footprint)
  const { round } = grid
  const thin = labOfHex(parameters.thin ?? parameters.colours[0] ?? '#ffffff')
  const biscuit = labOfHex('#D9C3A6')
  const wave = field(21, width * 0.5, 3, 1, 0.42)
  const pool = field(22, width * 0.34, 4, 1, 0.58)
  const chips = field(23, 7, 3, 1, 0.6)
  const pores = field(24, 2.6, 2, 1, 0.6)
  const bristles = field(25, 4.6, 4, 14, 0.62)
  const mesh = aCell()
  const isCut = handmade > 0.55
  // Great tiles are laid with levelling clips.
  const levelled = Math.min(1, (LARGEST_BY_EYE / parameters.length) ** 3)
  return ({ x, y, inner, piece, look }, texel) => {
    const swell = wave(x, y)
    const pooled = pool(x, y)
    const fall = fallOf(piece, inner, grid)
    paint(texel, look.glaze)
    texel.l += pooled * (0.012 + 0.026 * variety) - swell * 0.035 * handmade
    texel.b += pooled * 0.006 * handmade
    if (brushed > 0) texel.l += brushed * (0.06 * bristles(x, y) + 0.018 * bristles(y + 911, x))
    if (crackle) {
      findCell(grid.seed, x / crackle + 0.12 * pooled, y / crackle + 0.12 * swell, mesh)
      texel.l -= 0.16 * stripe((mesh.second - mesh.nearest) * crackle * 0.5, 0.1, grid.footprint)
    }
    // Over the edge the glaze is thin, and darker in the gutter behind it.
    blend(texel, thin, smooth(round * 1.1, 0, inner + 0.6 * round * pooled) * (0.5 + 0.35 * pooled))
    texel.l -= 0.02 * Math.exp(-(((inner - round * 1.9) / round) ** 2))

    const along = piece.along - piece.length / 2
    const across = piece.across - piece.width / 2
    const tilt = (along * look.tiltX + across * look.tiltY) * (0.013 + 0.03 * handmade) * levelled
    const pit = handmade * smooth(0.84, 1, pores(x, y) + 0.4 * pooled)
    texel.l -= pit * 0.12
    texel.height = -fall * Math.min(1.3, round) + swell * width * (0.0014 + 0.012 * handmade) + tilt - pit * 0.2
    texel.gloss = gloss * (1 - 0.6 * pit)
    if (!isCut) return
    // Cut by hand with a hammer: the glaze has chipped along the edge, and the clay shows.
    const shell = chips(x, y)
    const bare = smooth(0.12, 0.32, shell + 0.35 * pooled - Math.max(0, inner) * 0.16)
    if (bare === 0) return
    blend(texel, biscuit, bare * (0.75 + 0.3 * shell))
    texel.height -= bare * 0.5
    texel.gloss *= 1 - bare
  }
}
