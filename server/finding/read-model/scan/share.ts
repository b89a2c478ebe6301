import type { Bits } from '../bits.ts'
import type { Codes } from '../columns.ts'
import type { ColorSearch } from '../colors/near-colors.ts'
import type { CountedColumn } from '../count/counted.ts'
import type { CountPlan } from '../count/count-plan.ts'
import type { FlatSets } from '../count/flat-sets.ts'
import { shareColumn, weigh } from '../thread/shared-columns.ts'
import { cutBits } from './count-range.ts'
import type { Range, RangeTask } from './count-range.ts'

/** Makes the task of each range, with the range's bits of each set. Throws NoSharedMemory. */
export function planTasks(
  { model, isBySku, sets }: CountPlan,
  bits: readonly (Bits | undefined)[],
): (range: Range) => RangeTask {
  const productOf = share(model.productOf)
  const columns = sets.map(({ counted }) => counted.map(shareCounted))
  return (range) => ({
    range,
    productOf,
    isBySku,
    sets: columns.map((ofSet, index) => {
      const skus = bits[index]
      return { skus: skus && cutBits(skus, range), columns: ofSet }
    }),
  })
}

function shareCounted({ codes, sets, reaching, ...rest }: CountedColumn): CountedColumn {
  return { ...rest, codes: share(codes), sets: shareSets(sets), ...(reaching && { reaching: shareSets(reaching) }) }
}

/** The same search in memory that threads share. Throws NoSharedMemory. */
export function shareSearch({ squares, starts, slots, steps, rgb, size }: ColorSearch): ColorSearch {
  return {
    squares: share(squares),
    starts: share(starts),
    slots: share(slots),
    steps: share(steps),
    rgb: share(rgb),
    size,
  }
}

function shareSets({ starts, places, isPlain }: FlatSets): FlatSets {
  return { starts: share(starts), places: share(places), isPlain }
}

/** A smaller column is copied with each request, which takes no longer than reading it there. */
const LEAST_BYTES = 1024

type Shareable = Codes | Uint8Array

const shared = new WeakMap<Shareable, Shareable>()

/** Copies a column once to memory that threads share. Throws NoSharedMemory. */
export function share<Kind extends Shareable>(column: Kind): Kind {
  if (column.byteLength < LEAST_BYTES || column.buffer instanceof SharedArrayBuffer) return column
  const copy = shared.get(column) ?? shareColumn(column)
  weigh(copy)
  shared.set(column, copy as Shareable)
  return copy as Kind
}
