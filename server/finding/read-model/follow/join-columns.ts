import type { ModelColumn } from '../columns.ts'
import type { ProductRange } from '../orders.ts'

/** Joins stretches of two columns; a missing or too short column gives zeros. */
export function join<Kind extends ModelColumn | Uint8Array>(stretches: ProductRange[], before: Kind, part: Kind): Kind {
  if (isSame(stretches, before, part)) return before
  const widest = before.BYTES_PER_ELEMENT < part.BYTES_PER_ELEMENT ? part : before
  const joined = new (widest.constructor as new (length: number) => Kind)(lengthOf(stretches))
  let at = 0
  for (const { isNew, from, to } of stretches) {
    joined.set((isNew ? part : before).subarray(from, to), at)
    at += to - from
  }
  return joined
}

/** Whether joining would change nothing: then the column stays, and threads that have it need no copy. */
function isSame(stretches: ProductRange[], before: ModelColumn | Uint8Array, part: ModelColumn | Uint8Array): boolean {
  if (lengthOf(stretches) !== before.length) return false
  let at = 0
  for (const { isNew, from, to } of stretches) {
    const stays = isNew ? areColumnsEqual(part.subarray(from, to), before.subarray(at, at + to - from)) : from === at
    if (!stays) return false
    at += to - from
  }
  return true
}

/** NaN equals NaN here. */
export function areColumnsEqual(one: ModelColumn | Uint8Array, other: ModelColumn | Uint8Array): boolean {
  for (let place = 0; place < one.length; place++) if (!Object.is(one[place], other[place])) return false
  return one.length === other.length
}

/** The same for columns with `each` numbers at every place. */
export function widened(stretches: ProductRange[], each: number): ProductRange[] {
  return stretches.map(({ isNew, from, to }) => ({ isNew, from: from * each, to: to * each }))
}

export function lengthOf(stretches: ProductRange[]): number {
  return stretches.reduce((length, { from, to }) => length + to - from, 0)
}
