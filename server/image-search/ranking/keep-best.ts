/** Keeps the best of many items that come one by one. */
export interface Best {
  /** Items must come in rising order. */
  offer(item: number, value: number): void
  /** The value that an item must exceed to be kept; −Infinity while there is room. */
  readonly least: number
  /** The items with the highest values, the highest first; equal ones in order. */
  items(): number[]
}

/** A heap with the worst on top (Williams, "Heapsort", CACM 7, 1964): most items cost one comparison. */
export function keepBest(most: number): Best {
  const values = new Float64Array(most)
  const kept = new Int32Array(most)
  let count = 0

  const isWorse = (value: number, item: number, place: number): boolean =>
    value < (values[place] ?? 0) || (value === values[place] && item > (kept[place] ?? 0))

  function put(place: number, item: number, value: number): void {
    values[place] = value
    kept[place] = item
  }

  function rise(item: number, value: number): void {
    let place = count++
    for (let above = (place - 1) >> 1; place > 0 && isWorse(value, item, above); above = (place - 1) >> 1) {
      put(place, kept[above] ?? 0, values[above] ?? 0)
      place = above
    }
    put(place, item, value)
  }

  function sink(item: number, value: number): void {
    let place = 0
    for (let below = 1; below < count; below = place * 2 + 1) {
      if (below + 1 < count && isWorse(values[below + 1] ?? 0, kept[below + 1] ?? 0, below)) below++
      if (isWorse(value, item, below)) break
      put(place, kept[below] ?? 0, values[below] ?? 0)
      place = below
    }
    put(place, item, value)
  }

  const leastKept = (): number => (count < most ? -Infinity : (values[0] ?? Infinity))

  return {
    offer(item, value) {
      if (count < most) rise(item, value)
      else if (value > leastKept()) sink(item, value)
    },
    get least() {
      return leastKept()
    },
    items() {
      const places = Array.from({ length: count }, (_, place) => place)
      places.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || (kept[one] ?? 0) - (kept[other] ?? 0))
      return places.map((place) => kept[place] ?? 0)
    },
  }
}
