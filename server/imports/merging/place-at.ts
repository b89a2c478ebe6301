/**
 * The `sort` of the entry at `index` of a list: that of the stored entry at this index, so that a gap is no change. Further entries follow
 * the last. `before` is sorted.
 */
export function placeAt(before: readonly { sort: number }[], index: number): number {
  const last = before.at(-1)?.sort ?? -1
  return before[index]?.sort ?? last + 1 + index - before.length
}
