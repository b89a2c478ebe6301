type Lines = { count: number; length: number; step: number; line: number }

/** Box blur along one axis with clamped borders; `step` and `line` are the strides within and between lines. */
function blurLines(from: Float32Array, { count, length, step, line }: Lines, radius: number): Float32Array {
  const to = new Float32Array(from.length)
  const weight = 1 / (2 * radius + 1)
  for (let l = 0; l < count; l++) {
    const base = l * line
    const last = base + (length - 1) * step
    let sum = (from[base] ?? 0) * radius
    for (let i = 0; i <= radius; i++) sum += from[Math.min(last, base + i * step)] ?? 0
    for (let i = 0; i < length; i++) {
      const here = base + i * step
      to[here] = sum * weight
      sum += (from[Math.min(last, here + (radius + 1) * step)] ?? 0) - (from[Math.max(base, here - radius * step)] ?? 0)
    }
  }
  return to
}

/** Box blur of a field of width × height numbers; `radius` in pixels. */
export function blurField(field: Float32Array, width: number, radius: number): Float32Array {
  const height = field.length / width
  const rows = blurLines(field, { count: height, length: width, step: 1, line: width }, radius)
  return blurLines(rows, { count: width, length: height, step: width, line: 1 }, radius)
}
