import { type Bond } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { chance, hash } from '../../../../../demo/surfaces/drawing/chance.ts'

/** Sizes of a bond in pixels. */
interface Size {
  length: number
  width: number
}

/** Boards along x with random lengths of `length` on average; every row differs. */
export function plankBond(seed: number, { length, width }: Size): Bond {
  return (x, y, piece) => {
    const row = Math.floor(y / width)
    const moved = x / length + 7 * chance(seed, row, 5)
    // Board k ends at k + 1, give or take half a length.
    const endOf = (k: number) => k + 0.5 * (chance(seed, k, row) - 0.5) * 2
    const guess = Math.floor(moved)
    const column = moved < endOf(guess) ? guess - 1 : moved < endOf(guess + 1) ? guess : guess + 1
    const start = endOf(column)
    const next = endOf(column + 1)
    piece.id = hash(seed, column, row)
    piece.along = (moved - start) * length
    piece.across = y - row * width
    piece.length = (next - start) * length
    piece.width = width
    piece.edge = Math.min(piece.along, piece.length - piece.along, piece.across, width - piece.across)
  }
}

/** Squares of `count` strips that alternate in direction. */
export function basketBond(seed: number, { side, count }: { side: number; count: number }): Bond {
  const width = side / count
  return (x, y, piece) => {
    const column = Math.floor(x / side)
    const row = Math.floor(y / side)
    const isLying = ((column + row) & 1) === 0
    const fx = x - column * side
    const fy = y - row * side
    const strip = Math.floor((isLying ? fy : fx) / width)
    piece.id = hash(seed + strip, column, row)
    piece.along = isLying ? fx : fy
    piece.across = (isLying ? fy : fx) - strip * width
    piece.length = side
    piece.width = width
    piece.edge = Math.min(piece.along, side - piece.along, piece.across, width - piece.across)
  }
}

/** Triangles with sides of `length`; if `isRhombus`, two that share a side form one rhombus. */
export function triangleBond(seed: number, { length, isRhombus }: { length: number; isRhombus: boolean }): Bond {
  const rise = (length * Math.sqrt(3)) / 2
  return (x, y, piece) => {
    const v = y / rise
    const u = x / length - v / 2
    const i = Math.floor(u)
    const j = Math.floor(v)
    const fu = u - i
    const fv = v - j
    const isUpper = fu + fv > 1
    const third = Math.abs(fu + fv - 1)
    const sides = isUpper ? Math.min(1 - fu, 1 - fv) : Math.min(fu, fv)
    const rhombus = Math.min(fu, fv, 1 - fu, 1 - fv)
    piece.id = hash(seed + (isUpper && !isRhombus ? 1 : 0), i, j)
    piece.along = fu * length
    piece.across = fv * rise
    piece.length = length
    piece.width = rise
    piece.edge = rise * (isRhombus ? rhombus : Math.min(third, sides))
  }
}

/** Hexagons split into three rhombuses, which look like stacked cubes; `width` is the distance of opposite sides. */
export function cubeBond(hexagons: Bond): Bond {
  return (x, y, piece) => {
    hexagons(x, y, piece)
    const dx = piece.along - piece.width / 2
    const dy = piece.across - piece.width / 2
    const angle = Math.atan2(dx, dy) + 2 * Math.PI
    const third = Math.floor((3 * angle) / (2 * Math.PI)) % 3
    const aside = ((angle * 3) / (2 * Math.PI)) % 1
    const turn = Math.min(aside, 1 - aside) * ((2 * Math.PI) / 3)
    const toSpoke = turn > Math.PI / 2 ? Infinity : Math.hypot(dx, dy) * Math.sin(turn)
    piece.id = hash(piece.id, third, 17)
    piece.edge = Math.min(piece.edge, toSpoke)
  }
}

/** Squares, left whole or cut at random into halves, thirds or quarters, up to `depth` times; no mason's bond. */
export function parcelBond(seed: number, { side, depth, whole }: { side: number; depth: number; whole: number }): Bond {
  return (x, y, piece) => {
    let left = Math.floor(x / side) * side
    let top = Math.floor(y / side) * side
    let { length, width } = { length: side, width: side }
    let id = hash(seed, Math.round(left / side), Math.round(top / side))
    for (let level = 0; level < depth; level++) {
      if (chance(id, 1) < whole && level > 0) break
      const isAcross = length > width * 1.2 || (width <= length * 1.2 && (id & 1) === 0)
      const cut = 0.35 + 0.3 * chance(id, 2)
      const full = isAcross ? length : width
      const isLater = (isAcross ? x - left : y - top) > cut * full
      const size = isLater ? full * (1 - cut) : full * cut
      if (isAcross) {
        left += isLater ? full - size : 0
        length = size
      } else {
        top += isLater ? full - size : 0
        width = size
      }
      id = hash(id, isLater ? 1 : 0, 3)
    }
    piece.id = id
    piece.along = x - left
    piece.across = y - top
    piece.length = length
    piece.width = width
    piece.edge = Math.min(piece.along, length - piece.along, piece.across, width - piece.across)
  }
}
