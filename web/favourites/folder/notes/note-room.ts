/** At these many characters left, who writes is told; between them, and before, keys are answered by silence. */
const STEPS = [0, 10, 20, 50]

/** How many more characters fit at most, in steps; null as long as there is room. */
export function roomToTell(length: number, most: number): number | null {
  return STEPS.find((step) => most - length <= step) ?? null
}
