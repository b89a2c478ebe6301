/** The ids with one of them moved, from 0. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(place, 0, id)
}

interface Gallery {
  columns: number
  count: number
}

/** The place that a key moves the item at `place` to: a neighbour, a row further, or an end; null for other keys. */
export function placeAfterKey(key: string, place: number, { columns, count }: Gallery): number | null {
  const steps = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
    ['Home', -count],
    ['End', count],
  ])
  const step = steps.get(key)
  if (step === undefined) return null
  return Math.min(Math.max(place + step, 0), count - 1)
}

/** The values in the order of `ids`; unnamed ones come first in their own order, as on the server. */
export function inOrderOfIds<Value extends { id: string }>(values: readonly Value[], ids: readonly string[]): Value[] {
  const placeById = new Map(ids.map((id, place) => [id, place]))
  return values.toSorted((one, other) => (placeById.get(one.id) ?? -1) - (placeById.get(other.id) ?? -1))
}
