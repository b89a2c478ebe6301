import { hash } from './chance.ts'

/**
 * The cell at a place, in cell widths: the place relative to its middle, the distances to its middle and border, and
 * its number.
 */
type VoronoiCell = { x: number; y: number; middle: number; border: number; id: number }

/** An object for a finder to write into. */
export function aVoronoiCell(): VoronoiCell {
  return { x: 0, y: 0, middle: 0, border: 0, id: 0 }
}

/**
 * Voronoi cells of wavelength 1 with true distances to the border, for furrows of even width (else `findCell` is
 * cheaper). `loose`: 0 square lattice, 1 scattered; below 0.8 points keep apart.
 */
export function voronoiFinder(seed: number, loose: number): (x: number, y: number, cell: VoronoiCell) => void {
  const xs = new Float64Array(9)
  const ys = new Float64Array(9)
  const ids = new Int32Array(9)
  let lastX = 0.5
  let lastY = 0.5
  const enter = (xi: number, yi: number) => {
    lastX = xi
    lastY = yi
    for (let k = 0; k < 9; k++) {
      const i = xi - 1 + (k % 3)
      const j = yi - 1 + ((k / 3) | 0)
      const id = hash(seed, i, j)
      ids[k] = id
      xs[k] = i + 0.5 + ((id & 0xffff) / 65536 - 0.5) * loose
      ys[k] = j + 0.5 + ((id >>> 16) / 65536 - 0.5) * loose
    }
  }
  return (x, y, cell) => {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    if (xi !== lastX || yi !== lastY) enter(xi, yi)
    let nearest = 9
    let second = 9
    let first = 0
    let next = 0
    for (let k = 0; k < 9; k++) {
      const dx = (xs[k] ?? 0) - x
      const dy = (ys[k] ?? 0) - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        next = first
        nearest = distance
        first = k
      } else if (distance < second) {
        second = distance
        next = k
      }
    }
    const ax = (xs[first] ?? 0) - (xs[next] ?? 0)
    const ay = (ys[first] ?? 0) - (ys[next] ?? 0)
    cell.x = x - (xs[first] ?? 0)
    cell.y = y - (ys[first] ?? 0)
    cell.middle = Math.sqrt(nearest)
    cell.border = (second - nearest) / (2 * Math.sqrt(ax * ax + ay * ay) + 1e-9)
    cell.id = ids[first] ?? 0
  }
}
