import { anOffset, type Bond, rowBond, staggeredPieces, upright } from '../drawing/bonds.ts'
import { hash } from '../drawing/chance.ts'

/** Round pieces in the closest packing; `pitch` is the distance of their middles. */
export function pennyBond(seed: number, pitch: number, joint: number): Bond {
  const find = staggeredPieces(seed, { pitch, rowHeight: pitch * Math.sqrt(0.75) })
  const offset = anOffset()
  return (x, y, piece) => {
    find(x, y, piece, offset)
    // The middle of the joint is where neighbours come closest: half a joint outside the circle.
    piece.edge = (pitch - joint) / 2 - Math.sqrt(offset.x * offset.x + offset.y * offset.y) + joint / 2
  }
}

/** Fish scales: round at the top, with two hollows at the bottom for the scales of the next row. */
export function fanBond(seed: number, pitch: number): Bond {
  const reach = pitch / 2
  return (x, y, piece) => {
    // The lowest row whose circle contains the point lies in front.
    for (let row = Math.floor(y / reach) + 1; ; row--) {
      const shift = row & 1 ? reach : 0
      const column = Math.round((x - shift) / pitch)
      const dx = x - shift - column * pitch
      const dy = y - row * reach
      const own = reach - Math.sqrt(dx * dx + dy * dy)
      if (own < 0 && dy < reach) continue
      const side = reach - Math.abs(dx)
      const front = Math.sqrt(side * side + (dy - reach) * (dy - reach)) - reach
      piece.id = hash(seed, column, row)
      piece.along = dx + reach
      piece.across = dy + reach
      piece.length = pitch
      piece.width = pitch
      piece.edge = Math.max(0, Math.min(own, front))
      return
    }
  }
}

/** Shards of broken tile: a Voronoi diagram with true distances to the borders. */
export function shardBond(seed: number, pitch: number): Bond {
  const xs = new Float64Array(25)
  const ys = new Float64Array(25)
  return (x, y, piece) => {
    const px = x / pitch
    const py = y / pitch
    const xi = Math.floor(px)
    const yi = Math.floor(py)
    let nearest = Infinity
    let best = 12
    for (let index = 0; index < 25; index++) {
      const i = xi - 2 + (index % 5)
      const j = yi - 2 + Math.floor(index / 5)
      const id = hash(seed, i, j)
      const dx = i + 0.06 + (0.88 * (id & 0xffff)) / 65536 - px
      const dy = j + 0.06 + (0.88 * (id >>> 16)) / 65536 - py
      xs[index] = dx
      ys[index] = dy
      const distance = dx * dx + dy * dy
      if (distance >= nearest) continue
      nearest = distance
      best = index
      piece.id = id
    }
    const bx = xs[best] ?? 0
    const by = ys[best] ?? 0
    let edge = Infinity
    for (let index = 0; index < 25; index++) {
      if (index === best) continue
      const ax = (xs[index] ?? 0) - bx
      const ay = (ys[index] ?? 0) - by
      const length = Math.sqrt(ax * ax + ay * ay)
      // Distance to the bisector of the two middles, along the line that joins them.
      const distance = ((bx + ax / 2) * ax + (by + ay / 2) * ay) / length
      if (distance < edge) edge = distance
    }
    piece.edge = edge * pitch
    piece.along = (0.5 - bx) * pitch
    piece.across = (0.5 - by) * pitch
    piece.length = pitch
    piece.width = pitch
  }
}

/** Vertical sticks in rows, seven times as long as wide. */
export function stickBond(seed: number, pitch: number): Bond {
  return upright(rowBond(seed, { length: pitch * 7, width: pitch, shift: 0 }))
}

/** Small squares in straight rows. */
export function squareBond(seed: number, pitch: number): Bond {
  return rowBond(seed, { length: pitch, width: pitch, shift: 0 })
}
