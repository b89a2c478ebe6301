import { takeScratch } from './scratch.ts'

/** Box blur along the rows with clamped borders. */
function blurRows(from: Float32Array, width: number, radius: number): Float32Array {
  const to = takeScratch('rows', from.length)
  const weight = 1 / (2 * radius + 1)
  const ahead = radius + 1
  for (let base = 0; base < from.length; base += width) {
    const last = base + width - 1
    let sum = (from[base] ?? 0) * radius
    for (let i = 0; i <= radius; i++) sum += from[Math.min(last, base + i)] ?? 0
    for (let here = base; here <= last; here++) {
      to[here] = sum * weight
      sum += (from[Math.min(last, here + ahead)] ?? 0) - (from[Math.max(base, here - radius)] ?? 0)
    }
  }
  return to
}

/**
 * Box blur along the columns, one row at a time with a running sum for each column, so that memory is read in order.
 */
function blurColumns(from: Float32Array, to: Float32Array, width: number, radius: number): void {
  const weight = 1 / (2 * radius + 1)
  const last = from.length - width
  const sums = new Float64Array(width)
  for (let x = 0; x < width; x++) sums[x] = (from[x] ?? 0) * radius
  for (let i = 0; i <= radius; i++) {
    const row = Math.min(last, i * width)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[row + x] ?? 0)
  }
  for (let base = 0; base <= last; base += width) {
    const entering = Math.min(last, base + (radius + 1) * width)
    const leaving = Math.max(0, base - radius * width)
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      to[base + x] = sum * weight
      sums[x] = sum + ((from[entering + x] ?? 0) - (from[leaving + x] ?? 0))
    }
  }
}

/** Box blur of a field of width × height numbers into another; `radius` in pixels. */
export function blurField(field: Float32Array, to: Float32Array, width: number, radius: number): void {
  blurColumns(blurRows(field, width, radius), to, width, radius)
}
