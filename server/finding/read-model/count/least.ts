/**
 * The places of the `count` least keys, least first, equal ones by place, among the places that `isIn` allows. A heap has the greatest of
 * the best on top (Williams, 1964), so nearly all others cost one comparison.
 */
export function placesOfLeast(
  keys: Float64Array,
  count: number,
  isIn: (place: number) => boolean = () => true,
): Uint32Array {
  const heap = new Uint32Array(count)
  const keyAt = (at: number) => keys[heap[at] ?? 0] ?? 0
  const isAbove = (one: number, other: number) =>
    keyAt(one) > keyAt(other) || (keyAt(one) === keyAt(other) && (heap[one] ?? 0) > (heap[other] ?? 0))
  let size = 0
  let most = Infinity
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] ?? 0
    // Places rise, so an equal key comes after those in the heap.
    if ((size === count && key >= most) || !isIn(place)) continue
    if (size < count) {
      heap[size] = place
      rise(heap, size++, isAbove)
    } else {
      heap[0] = place
      sink(heap, isAbove)
    }
    if (size === count) most = keyAt(0)
  }
  return heap.subarray(0, size).sort((one, other) => compareKeys(keys[one] ?? 0, keys[other] ?? 0) || one - other)
}

/** Two infinite keys are equal, though their difference is NaN. */
function compareKeys(one: number, other: number): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function rise(heap: Uint32Array, from: number, isAbove: (one: number, other: number) => boolean): void {
  let at = from
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isAbove(at, parent)) return
    swap(heap, at, parent)
    at = parent
  }
}

function sink(heap: Uint32Array, isAbove: (one: number, other: number) => boolean): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    if (left >= heap.length) return
    const child = left + 1 < heap.length && isAbove(left + 1, left) ? left + 1 : left
    if (!isAbove(child, at)) return
    swap(heap, at, child)
    at = child
  }
}

function swap(heap: Uint32Array, one: number, other: number): void {
  const kept = heap[one] ?? 0
  heap[one] = heap[other] ?? 0
  heap[other] = kept
}
