import { FEATURES } from './measure-cells.ts'
import type { CellGrid } from './measure-cells.ts'

/** Surfaces nearer than this, in the features' unit, are one. */
const ALIKE = 9
/** How much a pattern's own variance (mean square) widens the distance within which two surfaces are one. */
const PATTERN = 0.9
/**
 * How much the difference of two surfaces' mean lightness counts, beside the step where they meet: a wall that light falls on from one
 * side differs at its ends, and has no step.
 */
const FROM_AFAR = 0.3

interface Piece {
  size: number
  means: Float64Array
  /** The sum of squared differences from the means. */
  sum: number
  /** Its neighbours, with the border to each. */
  beside: Map<number, Border>
}

interface Border {
  /** The sum of steps in lightness across it, from this piece to the other. */
  step: number
  /** In sides of cells. */
  length: number
}

/**
 * The surface of each cell. Repeatedly joins the two neighbouring pieces whose union adds least to the squared differences within (Ward,
 * Journal of the American Statistical Association 58, 1963), until none are alike and none is too small. Lightness counts
 * mostly by the step at the border.
 */
export function joinCells(grid: CellGrid, smallest: number): Uint16Array {
  const count = grid.columns * grid.rows
  const least = smallest * count
  const pieces = Array.from({ length: count }, (_, cell) => pieceOf(grid, cell))
  const owners = Uint16Array.from({ length: count }, (_, cell) => cell)
  // The cheapest union of each piece, computed again only if it or a neighbour has changed.
  const costs = new Float64Array(count)
  const partners = new Uint16Array(count)
  for (let cell = 0; cell < count; cell++) chooseFor(cell)
  for (;;) {
    let id = 0
    let cheapest = Infinity
    for (let other = 0; other < count; other++) {
      const cost = costs[other] ?? 0
      if (cost >= cheapest) continue
      cheapest = cost
      id = other
    }
    if (cheapest === Infinity) break
    join(id, partners[id] ?? 0)
  }
  return owners.map((_, cell) => rootOf(cell))

  function rootOf(cell: number): number {
    let root = cell
    while (owners[root] !== root) root = owners[root] ?? root
    return root
  }

  function chooseFor(id: number): void {
    costs[id] = Infinity
    for (const other of pieces[id]?.beside.keys() ?? []) offer(id, other)
  }

  function offer(id: number, other: number): void {
    const [one, another] = [pieces[id], pieces[other]]
    if (!one || !another) return
    const cost = costOf(one, another, squareOf(id, other), least)
    if (cost >= (costs[id] ?? 0)) return
    costs[id] = cost
    partners[id] = other
  }

  /** The squared difference of neighbours: of lightness mostly the step between them. */
  function squareOf(id: number, other: number): number {
    const [one, another] = [pieces[id], pieces[other]]
    if (!one || !another) return Infinity
    const light = ((one.means[0] ?? 0) - (another.means[0] ?? 0)) ** 2
    const border = one.beside.get(other)
    const step = border ? (border.step / border.length) ** 2 : light
    return squareBetween(one, another) + (1 - FROM_AFAR) * (step - light)
  }

  function join(id: number, other: number): void {
    const [one, gone] = [pieces[id], pieces[other]]
    if (!one || !gone) return
    unite(one, gone, squareOf(id, other))
    owners[other] = id
    costs[other] = Infinity
    for (const [neighbour, { step, length }] of gone.beside) {
      pieces[neighbour]?.beside.delete(other)
      if (neighbour === id) continue
      const own = one.beside.get(neighbour) ?? { step: 0, length: 0 }
      const border = { step: own.step + step, length: own.length + length }
      pieces[neighbour]?.beside.set(id, { step: -border.step, length: border.length })
      one.beside.set(neighbour, border)
    }
    chooseFor(id)
    for (const neighbour of one.beside.keys()) {
      // The cheapest union of the others stays, unless the new piece offers a cheaper one.
      if (partners[neighbour] === id || partners[neighbour] === other) chooseFor(neighbour)
      else offer(neighbour, id)
    }
  }
}

function pieceOf({ columns, rows, features }: CellGrid, cell: number): Piece {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  const beside = new Map<number, Border>()
  if (x > 0) meet(cell - 1)
  if (x < columns - 1) meet(cell + 1)
  if (y > 0) meet(cell - columns)
  if (y < rows - 1) meet(cell + columns)
  return { size: 1, means: features.slice(cell * FEATURES, (cell + 1) * FEATURES), sum: 0, beside }

  function meet(other: number): void {
    beside.set(other, { step: (features[other * FEATURES] ?? 0) - (features[cell * FEATURES] ?? 0), length: 1 })
  }
}

/** How much a union adds to the squared differences within; infinite if the two must stay apart. */
function costOf(one: Piece, other: Piece, square: number, least: number): number {
  if (Math.min(one.size, other.size) >= least) {
    const within = (one.sum + other.sum) / (one.size + other.size)
    if (square > ALIKE ** 2 + PATTERN * within) return Infinity
  }
  return (square * one.size * other.size) / (one.size + other.size)
}

function squareBetween(one: Piece, other: Piece): number {
  let square = 0
  for (let feature = 0; feature < FEATURES; feature++) {
    square += ((one.means[feature] ?? 0) - (other.means[feature] ?? 0)) ** 2
  }
  return square
}

function unite(one: Piece, gone: Piece, square: number): void {
  const part = gone.size / (one.size + gone.size)
  one.sum += gone.sum + square * one.size * part
  for (let feature = 0; feature < FEATURES; feature++) {
    one.means[feature] = (one.means[feature] ?? 0) * (1 - part) + (gone.means[feature] ?? 0) * part
  }
  one.size += gone.size
}
