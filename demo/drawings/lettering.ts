import { openFace } from './face.ts'

type Lettering = {
  x: number
  y: number
  size: number
  ink?: string
  anchor?: 'start' | 'middle' | 'end'
  turn?: number
}

/** Text as outlines (an SVG group), so that no font has to be installed. Latin only. `y` is the base line; `turn` in degrees. */
export function lettering(
  text: string,
  { x, y, size, ink = '#211F1B', anchor = 'start', turn = 0 }: Lettering,
): string {
  const face = openFace()
  const run = face.layout(text)
  const scale = size / face.unitsPerEm
  const start = { start: 0, middle: -0.5, end: -1 }[anchor] * run.advanceWidth * scale
  let pen = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const at = pen
    pen += run.positions[index]?.xAdvance ?? 0
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
  })
  return `<g fill="${ink}" stroke="none" transform="translate(${x} ${y}) rotate(${turn}) translate(${start} 0) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

/** Width of a text in the unit of `size`. */
export function textWidth(text: string, size: number): number {
  const face = openFace()
  return (face.layout(text).advanceWidth / face.unitsPerEm) * size
}
