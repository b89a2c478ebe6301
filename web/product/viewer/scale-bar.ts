/** CSS px: the bar is as long as fits. */
const LONGEST = 150

/**
 * A scale bar: the largest 1, 2 or 5 times a power of ten of millimetres that fits. `pixelsPerMm` is how many CSS px show one
 * millimetre; the answer's `length` is in CSS px.
 */
export function viewerScaleBar(pixelsPerMm: number): { mm: number; length: number } | null {
  if (!Number.isFinite(pixelsPerMm) || pixelsPerMm <= 0) return null
  const most = LONGEST / pixelsPerMm
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [5, 2, 1].find((one) => one * power <= most) ?? 1
  const mm = Number((step * power).toPrecision(1))
  return { mm, length: mm * pixelsPerMm }
}
