import { type Pattern, aMark } from './mark.ts'

/** The slope that only one place in fifty may exceed. */
const STEEP = 2.2

/**
 * The factor that brings a pattern's slopes to a root mean square of 1 (less where edges are sheer), and the mean
 * height before it is applied.
 */
export function measureSlopes(pattern: Pattern): { scale: number; level: number } {
  const mark = aMark()
  const slopes: number[] = []
  let total = 0
  const heightAt = (x: number, y: number) => {
    pattern(x, y, mark)
    return mark.height
  }
  for (let index = 0; index < 500; index++) {
    // A low-discrepancy sequence (powers of the inverse plastic number): even over the tile, without rows.
    const x = (index * 0.7548776662 * 256) % 256
    const y = (index * 0.5698402909 * 256) % 256
    const here = heightAt(x, y)
    total += here
    slopes.push(Math.hypot(heightAt(x + 1, y) - here, heightAt(x, y + 1) - here))
  }
  const mean = Math.sqrt(slopes.reduce((sum, slope) => sum + slope * slope, 0) / slopes.length)
  const steep = slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length * 0.98)] ?? mean
  const level = total / slopes.length
  if (mean < 1e-9) return { scale: 0, level }
  return { scale: Math.min(1 / mean, STEEP / Math.max(steep, 1e-9)), level }
}
