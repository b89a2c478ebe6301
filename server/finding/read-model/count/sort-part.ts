/**
 * Puts those items into place that stand from place to place (its end excluded) when all are sorted; the others stay on
 * their side of them, in any order. A page of a long list costs so much less than sorting the list: quicksort (Hoare,
 * 1961) that leaves alone what lies wholly outside. Equal items there are none.
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

/** Puts the smaller before the larger ones; answers where these begin, never at either end. */
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

/** The middle one of three drawn by chance, so that no order of a list makes it slow. */
function medianOf(items: Uint32Array, compare: (one: number, other: number) => number): number {
  const start = Math.floor(Math.random() * (items.length - 2))
  const drawn = [items[start] ?? 0, items[start + 1] ?? 0, items[start + 2] ?? 0]
  return drawn.sort(compare)[1] ?? 0
}
