interface SliderScale {
  min: number
  max: number
  step: number
}

/** Finer than any step. */
const PRECISION = 4

/**
 * The value that a key moves a slider to, after the ARIA practices: arrows by a step, Page Up and Page Down by a tenth of the scale,
 * Home and End to its ends. Null for any other key.
 */
export function valueAfterKey(key: string, value: number, { min, max, step }: SliderScale): number | null {
  const page = Math.max(1, Math.round((max - min) / 10 / step)) * step
  const steps: Record<string, number> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: page,
    PageDown: -page,
    Home: -Infinity,
    End: Infinity,
  }
  const by = steps[key]
  if (by === undefined) return null
  return Number(Math.min(Math.max(value + by, min), max).toFixed(PRECISION))
}
