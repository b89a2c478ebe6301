import { chance, hash } from './chance.ts'
import { clamp } from './ramp.ts'

/** The piece (board, brick, tile) under a point, and where in it the point lies. Lengths in mm. */
export type Piece = {
  /** A unique number for every piece, which seeds its differences. */
  id: number
  /** Position along and across the piece, from its corner. */
  along: number
  across: number
  length: number
  width: number
  /** Distance to the nearest edge of the piece's field, which includes half the joint. */
  edge: number
}

/** Finds the piece under a point of the surface and writes it. */
export type Bond = (x: number, y: number, piece: Piece) => void

/** An object for a bond to write into. */
export function aPiece(): Piece {
  return { id: 0, along: 0, across: 0, length: 1, width: 1, edge: 0 }
}

/** Writes the distance to the nearest edge of a rectangular piece. */
function measureEdge(piece: Piece): void {
  const inLength = Math.min(piece.along, piece.length - piece.along)
  const inWidth = Math.min(piece.across, piece.width - piece.across)
  piece.edge = Math.min(inLength, inWidth)
}

/** Rows along x. `shift` offsets each row by that share of a length, or at random. */
export function rowBond(
  seed: number,
  { length, width, shift }: { length: number; width: number; shift: number | 'random' },
): Bond {
  return (x, y, piece) => {
    const row = Math.floor(y / width)
    const moved = x + (shift === 'random' ? chance(seed, row, 5) * length * 7 : row * shift * length)
    const column = Math.floor(moved / length)
    piece.id = hash(seed, column, row)
    piece.along = moved - column * length
    piece.across = y - row * width
    piece.length = length
    piece.width = width
    measureEdge(piece)
  }
}

/** The bond rotated by a quarter turn, with upright pieces. */
export function upright(bond: Bond): Bond {
  return (x, y, piece) => bond(y, x, piece)
}

/** The bond rotated by an angle in degrees. */
export function turned(bond: Bond, degrees: number): Bond {
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const sine = Math.sin((degrees * Math.PI) / 180)
  return (x, y, piece) => bond(x * cosine + y * sine, y * cosine - x * sine, piece)
}

/** Herringbone of blocks whose length is a whole number of widths. */
export function herringboneBond(seed: number, { length, width }: { length: number; width: number }): Bond {
  const ratio = Math.round(length / width)
  return (x, y, piece) => {
    const i = Math.floor(x / width)
    const j = Math.floor(y / width)
    const step = (((i - j) % (2 * ratio)) + 2 * ratio) % (2 * ratio)
    const flat = step < ratio
    const start = flat ? i - step : j - (2 * ratio - 1 - step)
    piece.id = flat ? hash(seed, start, j) : hash(seed + 1, i, start)
    piece.along = (flat ? x : y) - start * width
    piece.across = flat ? y - j * width : x - i * width
    piece.length = length
    piece.width = width
    measureEdge(piece)
  }
}

/**
 * Chevron: columns of slanted boards that meet in a straight line. `length` is measured along the middle of a board.
 */
export function chevronBond(
  seed: number,
  { length, width, degrees }: { length: number; width: number; degrees: number },
): Bond {
  const rise = Math.tan((degrees * Math.PI) / 180)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const column = length * cosine
  return (x, y, piece) => {
    const c = Math.floor(x / column)
    const inside = x - c * column
    const fx = c & 1 ? column - inside : inside
    const slid = (y + fx * rise) * cosine
    const row = Math.floor(slid / width)
    piece.id = hash(seed, c, row)
    piece.along = fx / cosine
    piece.across = slid - row * width
    piece.length = length
    piece.width = width
    piece.edge = Math.min(piece.across, width - piece.across, fx, column - fx)
  }
}

/** Hexagons with two vertical sides; `width` is the distance between them. */
export function hexagonBond(seed: number, { width }: { width: number }): Bond {
  const find = staggeredPieces(seed, { pitch: width, rowHeight: (width * Math.sqrt(3)) / 2 })
  const offset = anOffset()
  return (x, y, piece) => {
    find(x, y, piece, offset)
    const ax = Math.abs(offset.x)
    piece.edge = width / 2 - Math.max(ax, ax * 0.5 + Math.abs(offset.y) * 0.8660254)
  }
}

/** A place relative to the middle of its piece, mm. */
type Offset = { x: number; y: number }

/** An object to write into; fractions make the engine store its fields as doubles. */
export function anOffset(): Offset {
  return { x: 0.5, y: 0.5 }
}

/** Finds the nearest middle in rows that are offset by half a pitch; writes the piece without its edge, and the offset. */
export function staggeredPieces(
  seed: number,
  { pitch, rowHeight }: { pitch: number; rowHeight: number },
): (x: number, y: number, piece: Piece, offset: Offset) => void {
  return (x, y, piece, offset) => {
    let nearest = Infinity
    const middle = Math.round(y / rowHeight)
    for (let row = middle - 1; row <= middle + 1; row++) {
      const shift = row & 1 ? pitch / 2 : 0
      const column = Math.round((x - shift) / pitch)
      const dx = x - shift - column * pitch
      const dy = y - row * rowHeight
      const distance = dx * dx + dy * dy
      if (distance >= nearest) continue
      nearest = distance
      piece.id = hash(seed, column, row)
      piece.along = dx + pitch / 2
      piece.across = dy + pitch / 2
      offset.x = dx
      offset.y = dy
    }
    piece.length = pitch
    piece.width = pitch
  }
}

/**
 * How far the face has dropped near the edges: 0 on the flat, 1 at an edge, up to 2 in a corner. In mm: `inner` is the
 * distance to the face's edge, `joint` the joint's width, `round` that of the rounding.
 */
export function cornerFall(piece: Piece, inner: number, { joint, round }: { joint: number; round: number }): number {
  const inLength = Math.min(piece.along, piece.length - piece.along) - joint / 2
  const inWidth = Math.min(piece.across, piece.width - piece.across) - joint / 2
  // Any raggedness of the edge offsets both sides alike.
  const moved = inner - Math.min(inLength, inWidth)
  const fromEnd = 1 - clamp((inLength + moved) / round)
  const fromSide = 1 - clamp((inWidth + moved) / round)
  return fromEnd * fromEnd + fromSide * fromSide
}
