import { appendBezierCurve, closePath, lineTo, moveTo } from 'pdf-lib'
import type { PDFOperator } from 'pdf-lib'
import type { Outline } from '../../../contract/boards/layout/marks.ts'

/** The control points of a Bézier curve that draws a quarter of an ellipse. */
const ROUND = 0.5523

/** A PDF's matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** One matrix and then another as one. */
export function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/** A turn about a point, clockwise since y runs downwards. */
export function turnMatrix(degrees: number, { x, y }: { x: number; y: number }): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

export function outlinePath(outline: Outline): PDFOperator[] {
  if (outline.type === 'polygon')
    return [...outline.points.map(([x, y], place) => (place === 0 ? begin(x, y) : lineToPoint(x, y))), closePath()]
  const { x, y, w, h } = outline
  if (outline.type === 'rectangle')
    return [begin(x, y), lineToPoint(x + w, y), lineToPoint(x + w, y + h), lineToPoint(x, y + h), closePath()]
  const [rx, ry, cx, cy] = [w / 2, h / 2, x + w / 2, y + h / 2]
  const [kx, ky] = [rx * ROUND, ry * ROUND]
  return [
    begin(cx + rx, cy),
    curve(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
    curve(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
    curve(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
    curve(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
    closePath(),
  ]
}

export const begin = (x: number, y: number) => moveTo(roundedForPdf(x), roundedForPdf(y))
export const lineToPoint = (x: number, y: number) => lineTo(roundedForPdf(x), roundedForPdf(y))
const curve = (a: number, b: number, c: number, d: number, e: number, f: number) =>
  appendBezierCurve(...fine([a, b, c, d, e, f]))

export function fine(matrix: Matrix): [number, number, number, number, number, number] {
  const [a, b, c, d, e, f] = matrix
  return [roundedForPdf(a), roundedForPdf(b), roundedForPdf(c), roundedForPdf(d), roundedForPdf(e), roundedForPdf(f)]
}

/** Rounds finer than any printer. The library does not write tiny numbers as PDF has them. */
export function roundedForPdf(one: number): number {
  return Math.round(one * 1e6) / 1e6
}
