import { NOWHERE, SQUARES, squareOfPlace, stepOfPlace } from './color-places.ts'
import type { ColorColumns } from './colors.ts'

/** The colours that SKUs are found by, square by square: most squares lie too far off for all that is in them. */
interface BySquare {
  /** The squares that have any, by number, and where each one's begin; one more entry says where the last ones end. */
  squares: Uint32Array
  starts: Uint32Array
  /** Places in the columns, and beside each its step of lightness. */
  slots: Uint32Array
  steps: Uint16Array
}

const known = new WeakMap<ColorColumns, BySquare>()

/** Made when a colour is first asked for, in a few milliseconds for 100,000 SKUs. */
export function bySquare(columns: ColorColumns): BySquare {
  const table = known.get(columns) ?? order(columns.place)
  known.set(columns, table)
  return table
}

function order(places: Uint32Array): BySquare {
  const next = new Uint32Array(SQUARES + 1)
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? NOWHERE
    if (place === NOWHERE) continue
    const after = squareOfPlace(place) + 1
    next[after] = (next[after] ?? 0) + 1
  }
  for (let square = 1; square <= SQUARES; square++) next[square] = (next[square] ?? 0) + (next[square - 1] ?? 0)
  const numbers: number[] = []
  for (let square = 0; square < SQUARES; square++) if (next[square] !== next[square + 1]) numbers.push(square)
  const count = next[SQUARES] ?? 0
  const squares = Uint32Array.from(numbers)
  const starts = new Uint32Array(squares.length + 1)
  for (let index = 0; index < squares.length; index++) starts[index] = next[squares[index] ?? 0] ?? 0
  starts[squares.length] = count
  const slots = new Uint32Array(count)
  const steps = new Uint16Array(count)
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? NOWHERE
    if (place === NOWHERE) continue
    const square = squareOfPlace(place)
    const to = next[square] ?? 0
    next[square] = to + 1
    slots[to] = at
    steps[to] = stepOfPlace(place)
  }
  return { squares, starts, slots, steps }
}
