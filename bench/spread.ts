/** Quantiles of measured values, by rank: always one of the values, never interpolated. */
export interface Spread {
  p50: number
  p95: number
  p99: number
  most: number
  count: number
}

/** The spread of at least one value. */
export function spreadOf(values: number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1), count: sorted.length }
}

export function median(values: number[]): number {
  return spreadOf(values).p50
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
