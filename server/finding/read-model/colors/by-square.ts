import { allocateAny, weigh } from '../thread/shared-columns.ts'
import { LIGHT_STEPS, NOWHERE, SQUARES, squareOfPlace, stepOfPlace } from './color-places.ts'
import type { ColorColumns } from './colors.ts'

/**
 * The searchable colours by square, each square from dark to light. Most squares are skipped as a whole, and within the others the near
 * lightness steps lie together.
 */
export interface BySquare {
  /** The non-empty squares by number, and where each begins; one more entry for the end. */
  squares: Uint32Array
  starts: Uint32Array
  /** Places in the columns, and the lightness step of each. */
  slots: Uint32Array
  steps: Uint16Array
}

const known = new WeakMap<Uint32Array, BySquare>()

/** Built at the first search for a colour, in a few milliseconds for 100,000 SKUs, in shared memory. */
export function bySquare({ place }: Pick<ColorColumns, 'place'>): BySquare {
  const table = known.get(place) ?? order(place)
  known.set(place, table)
  return table
}

function order(places: Uint32Array): BySquare {
  const byStep = sortBy(stepOfPlace, LIGHT_STEPS, { places, slots: allSlots(places) })
  const { slots, starts: ofSquares } = sortBy(squareOfPlace, SQUARES, { places, slots: byStep.slots })
  const numbers: number[] = []
  for (let square = 0; square < SQUARES; square++) if (ofSquares[square] !== ofSquares[square + 1]) numbers.push(square)
  const squares = Uint32Array.from(numbers)
  const starts = new Uint32Array(squares.length + 1)
  for (let index = 0; index < squares.length; index++) starts[index] = ofSquares[squares[index] ?? 0] ?? 0
  starts[squares.length] = slots.length
  const steps = new Uint16Array(allocateAny(2 * slots.length))
  for (let at = 0; at < slots.length; at++) steps[at] = stepOfPlace(places[slots[at] ?? 0] ?? 0)
  weigh(steps)
  return { squares, starts, slots, steps }
}

function allSlots(places: Uint32Array): Uint32Array {
  const slots = new Uint32Array(places.length)
  let count = 0
  for (let at = 0; at < places.length; at++) if (places[at] !== NOWHERE) slots[count++] = at
  return slots.subarray(0, count)
}

/** A stable counting sort by a key below `keys`; also returns where each key begins. */
function sortBy(
  keyOf: (place: number) => number,
  keys: number,
  { places, slots }: { places: Uint32Array; slots: Uint32Array },
): { slots: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(keys + 1)
  for (let at = 0; at < slots.length; at++) {
    const after = keyOf(places[slots[at] ?? 0] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let key = 1; key <= keys; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0)
  const next = starts.slice()
  const sorted = new Uint32Array(allocateAny(4 * slots.length))
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0
    const key = keyOf(places[slot] ?? 0)
    const to = next[key] ?? 0
    next[key] = to + 1
    sorted[to] = slot
  }
  weigh(sorted)
  return { slots: sorted, starts }
}
