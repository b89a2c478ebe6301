/** Box blur along one axis with clamped borders; `step` and `line` are the strides within and between lines. */
function blurLines(
  from: Float32Array,
  shape: { count: number; length: number; step: number; line: number },
  radius: number,
) {
  const { count, length, step, line } = shape
  const to = new Float32Array(from.length)
  const weight = 1 / (2 * radius + 1)
  for (let l = 0; l < count; l++) {
    const base = l * line
    const at = (i: number) => from[base + Math.min(length - 1, Math.max(0, i)) * step] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      to[base + i * step] = sum * weight
      sum += at(i + radius + 1) - at(i - radius)
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
