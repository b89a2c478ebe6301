import { type Pattern, aMark } from './mark.ts'

/** The steepest slope that one place in fifty may pass. */
const STEEP = 2.2

/**
 * What a pattern's heights are multiplied by for slopes of 1 (root of the mean square), less where edges are sheer; and
 * their mean before that.
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
    // The golden section and its square root's spread: even over the tile, in no rows.
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
