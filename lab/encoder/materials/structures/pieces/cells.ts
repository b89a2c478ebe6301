import { type Bond } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { chance, hash } from '../../../../../demo/surfaces/drawing/chance.ts'
import { aVoronoiCell, voronoiFinder } from '../../../../../demo/surfaces/drawing/voronoi.ts'

/** Round pieces of `radius` pixels at distance `pitch`, in rows that are offset by half a pitch if `isStaggered`. */
export function roundBond(
  seed: number,
  { pitch, radius, isStaggered }: { pitch: number; radius: number; isStaggered: boolean },
): Bond {
  const rise = isStaggered ? (pitch * Math.sqrt(3)) / 2 : pitch
  return (x, y, piece) => {
    let nearest = Infinity
    const row = Math.round(y / rise)
    for (let r = row - 1; r <= row + 1; r++) {
      const shift = isStaggered && r & 1 ? pitch / 2 : 0
      const column = Math.round((x - shift) / pitch)
      const distance = Math.hypot(x - shift - column * pitch, y - r * rise)
      if (distance >= nearest) continue
      nearest = distance
      piece.id = hash(seed, column, r)
      piece.along = x - shift - column * pitch + radius
      piece.across = y - r * rise + radius
    }
    piece.length = 2 * radius
    piece.width = 2 * radius
    piece.edge = radius - nearest
  }
}

/**
 * Irregular pieces about `side` pixels wide and `stretch` times as long. `loose` runs from 0 (almost squares) to 1
 * (scattered).
 */
export function brokenBond(
  seed: number,
  { side, stretch, loose }: { side: number; stretch: number; loose: number },
): Bond {
  const find = voronoiFinder(seed, loose)
  const cell = aVoronoiCell()
  return (x, y, piece) => {
    find(x / (side * stretch), y / side, cell)
    piece.id = cell.id
    piece.along = (cell.x * stretch + 0.5) * side
    piece.across = (cell.y + 0.5) * side
    piece.length = side
    piece.width = side
    piece.edge = cell.border * side
  }
}

/** Setts in rows: rounded rectangles of varying width. `round` is the corner radius relative to the height of a row. */
export function settBond(
  seed: number,
  { length, width, round }: { length: number; width: number; round: number },
): Bond {
  const radius = round * width
  return (x, y, piece) => {
    const row = Math.floor(y / width)
    const moved = x / length + 9 * chance(seed, row, 5)
    const endOf = (k: number) => k + 0.3 * (chance(seed, k, row) - 0.5)
    const guess = Math.round(moved)
    const column = moved < endOf(guess) ? guess - 1 : guess
    const start = endOf(column)
    piece.length = (endOf(column + 1) - start) * length
    piece.width = width
    piece.along = (moved - start) * length
    piece.across = y - row * width
    piece.id = hash(seed, column, row)
    const dx = radius - Math.min(piece.along, piece.length - piece.along)
    const dy = radius - Math.min(piece.across, width - piece.across)
    piece.edge = radius - (dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy))
  }
}

/**
 * Scales in overlapping rows, `rise` pixels apart. A scale's middle hangs `foot` rises below its sides; `power` shapes
 * it: 1 pointed, 2 round, 6 almost square. `across` runs down the scale from its row's line.
 */
export function scaleBond(
  seed: number,
  { pitch, rise, foot, power }: { pitch: number; rise: number; foot: number; power: number },
): Bond {
  const half = pitch / 2
  const hidden = Math.ceil(foot)
  const steepest = Math.hypot(1, (foot * rise) / half)
  return (x, y, piece) => {
    const last = Math.floor(y / rise)
    // The uppermost scale that reaches this place lies on top; at the sides one of the place's own row always does.
    for (let row = last - hidden; row <= last; row++) {
      const shift = row & 1 ? half : 0
      const column = Math.round((x - shift) / pitch)
      const aside = Math.abs(x - shift - column * pitch)
      const down = y - row * rise
      const drop = rise * (1 + foot * Math.max(0, 1 - (aside / half) ** power) ** (1 / power))
      if (down > drop) continue
      piece.id = hash(seed, column, row)
      piece.along = x - shift - column * pitch + half
      piece.across = down
      piece.length = pitch
      piece.width = rise * (1 + foot)
      piece.edge = Math.min((drop - down) / steepest + (1 - 1 / steepest) * 0.3 * (drop - down), half - aside)
      return
    }
  }
}
