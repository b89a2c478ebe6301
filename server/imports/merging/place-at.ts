/**
 * The place of an entry that stands at `index` of a list: that of the one that stood there before, so that a gap that was left
 * among them is no change; further ones come after the last. `before` is in order.
 */
export function placeAt(before: readonly { sort: number }[], index: number): number {
  const last = before.at(-1)?.sort ?? -1
  return before[index]?.sort ?? last + 1 + index - before.length
}
