import { hash } from '../../../../demo/surfaces/drawing/chance.ts'

/** How the distance of two points is measured. */
export type Metric = 'round' | 'diamond' | 'square'

/** Distances to the nearest and second nearest point, in units of the pitch, and a number 0..1 of the nearest. */
export interface Neighbours {
  first: number
  second: number
  part: number
}

export function noNeighbours(): Neighbours {
  return { first: 0, second: 0, part: 0 }
}

/**
 * Cellular noise (Worley 1996) with pitch 1 and one random point in every square. The nine points around a square are
 * cached for the next call.
 */
export function neighbourFinder(seed: number, metric: Metric): (x: number, y: number, found: Neighbours) => void {
  const xs = new Float64Array(9)
  const ys = new Float64Array(9)
  const parts = new Float64Array(9)
  let lastX = Number.NaN
  let lastY = Number.NaN
  const enter = (xi: number, yi: number) => {
    lastX = xi
    lastY = yi
    for (let k = 0; k < 9; k++) {
      const i = xi - 1 + (k % 3)
      const j = yi - 1 + Math.floor(k / 3)
      const id = hash(seed, i, j)
      xs[k] = i + (id & 0xffff) / 65536
      ys[k] = j + (id >>> 16) / 65536
      parts[k] = (hash(id, 1, 2) >>> 0) / 4294967296
    }
  }
  return (x, y, found) => {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    if (xi !== lastX || yi !== lastY) enter(xi, yi)
    found.first = 9
    found.second = 9
    for (let k = 0; k < 9; k++) {
      const dx = Math.abs((xs[k] ?? 0) - x)
      const dy = Math.abs((ys[k] ?? 0) - y)
      const away = metric === 'round' ? Math.sqrt(dx * dx + dy * dy) : metric === 'square' ? Math.max(dx, dy) : dx + dy
      if (away < found.first) {
        found.second = found.first
        found.first = away
        found.part = parts[k] ?? 0
      } else if (away < found.second) found.second = away
    }
  }
}
