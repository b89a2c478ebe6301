import { createRandom } from '../../materials/random.ts'

/** A measured value with its 95 % interval. */
export interface Estimate {
  value: number
  low: number
  high: number
  /** The number of queries. */
  count: number
}

const RESAMPLES = 1000
const SEED = 95

/** The mean of at least one value, with its interval by resampling (percentile bootstrap, Efron 1979). */
export function estimateMean(values: readonly number[]): Estimate {
  const random = createRandom(SEED)
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0
    for (let drawn = 0; drawn < values.length; drawn++) sum += values[random.below(values.length)] ?? 0
    return sum / values.length
  })
  const value = values.reduce((sum, one) => sum + one, 0) / values.length
  return { value, ...intervalOf(means), count: values.length }
}

/**
 * Area under the ROC curve: the chance that a value of the first sample exceeds one of the second, ties counting half.
 * Both samples are resampled for the interval.
 */
export function estimateAuroc(above: readonly number[], below: readonly number[]): Estimate {
  const random = createRandom(SEED)
  const aboveOrder = ranksAmong(above, below)
  const areas = Array.from({ length: RESAMPLES }, () => areaOf(aboveOrder, drawCounts(above), drawCounts(below)))
  const once = (values: readonly number[]) => new Uint16Array(values.length).fill(1)
  return {
    value: areaOf(aboveOrder, once(above), once(below)),
    ...intervalOf(areas),
    count: above.length + below.length,
  }

  function drawCounts(values: readonly number[]): Uint16Array {
    const counts = new Uint16Array(values.length)
    for (let drawn = 0; drawn < values.length; drawn++) {
      const index = random.below(values.length)
      counts[index] = (counts[index] ?? 0) + 1
    }
    return counts
  }
}

interface Ordered {
  value: number
  index: number
  isAbove: boolean
}

/** Both samples in one ascending order. */
function ranksAmong(above: readonly number[], below: readonly number[]): Ordered[] {
  const all = [
    ...above.map((value, index) => ({ value, index, isAbove: true })),
    ...below.map((value, index) => ({ value, index, isAbove: false })),
  ]
  return all.sort((one, other) => one.value - other.value)
}

/** The area when each value counts as often as it was drawn. */
function areaOf(ordered: readonly Ordered[], above: Uint16Array, below: Uint16Array): number {
  let belowSoFar = 0
  let pairs = 0
  let won = 0
  for (let start = 0; start < ordered.length;) {
    const value = ordered[start]?.value
    let aboveHere = 0
    let belowHere = 0
    for (; start < ordered.length && ordered[start]?.value === value; start++) {
      const { index = 0, isAbove = false } = ordered[start] ?? {}
      if (isAbove) aboveHere += above[index] ?? 0
      else belowHere += below[index] ?? 0
    }
    won += aboveHere * (belowSoFar + belowHere / 2)
    belowSoFar += belowHere
    pairs += aboveHere
  }
  return won / (pairs * belowSoFar)
}

function intervalOf(values: number[]): { low: number; high: number } {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { low: at(0.025), high: at(0.975) }
}
