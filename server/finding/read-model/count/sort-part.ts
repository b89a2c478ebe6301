/**
 * Sorts only the items that belong between two places (the end is exclusive); the others stay before or after them in any order. It is a
 * quicksort (Hoare, 1961) that skips partitions outside the page. No two items may be equal.
 */
export function sortPart(
  items: Uint32Array,
  { from, to }: { from: number; to: number },
  compare: (one: number, other: number) => number,
): void {
  if (from >= to || items.length < 2) return
  if (items.length <= FEW) {
    items.sort(compare)
    return
  }
  const middle = part(items, compare)
  sortPart(items.subarray(0, middle), { from, to: Math.min(to, middle) }, compare)
  sortPart(items.subarray(middle), { from: Math.max(from - middle, 0), to: to - middle }, compare)
}

const FEW = 32

/** Partitions: the smaller items before the larger ones; returns where the larger begin, never at either end. */
function part(items: Uint32Array, compare: (one: number, other: number) => number): number {
  const pivot = medianOf(items, compare)
  let left = -1
  let right = items.length
  for (;;) {
    do left++
    while (compare(items[left] ?? 0, pivot) < 0)
    do right--
    while (compare(items[right] ?? 0, pivot) > 0)
    if (left >= right) return right + 1
    const kept = items[left] ?? 0
    items[left] = items[right] ?? 0
    items[right] = kept
  }
}

/** The median of three random items, so that no order of a list is slow. */
function medianOf(items: Uint32Array, compare: (one: number, other: number) => number): number {
  const start = Math.floor(Math.random() * (items.length - 2))
  const drawn = [items[start] ?? 0, items[start + 1] ?? 0, items[start + 2] ?? 0]
  return drawn.sort(compare)[1] ?? 0
}
