/** At these numbers of characters left, the writer is told; between them, and before, a screen reader stays silent. */
const STEPS = [0, 10, 20, 50]

/** How many more characters fit, in steps; null while there is plenty of room. */
export function roomToTell(length: number, most: number): number | null {
  return STEPS.find((step) => most - length <= step) ?? null
}
