import { faceOf, runsOf } from './face.ts'

export const INK = '#211F1B'

type Lettering = {
  x: number
  y: number
  size: number
  ink?: string
  anchor?: 'start' | 'middle' | 'end'
  turn?: number
}

/**
 * Text as outlines (an SVG group), so that no font need be installed. `openFaces` must have loaded its faces. `y` is
 * the base line; `turn` is in degrees.
 */
export function lettering(text: string, { x, y, size, ink = INK, anchor = 'start', turn = 0 }: Lettering): string {
  let pen = { start: 0, middle: -0.5, end: -1 }[anchor] * textWidth(text, size)
  const glyphs = runsOf(text).flatMap((run) => {
    const face = faceOf(run.slice)
    const scale = size / face.unitsPerEm
    const { glyphs, positions } = face.layout(run.text)
    return glyphs.map((glyph, index) => {
      const at = pen
      pen += (positions[index]?.xAdvance ?? 0) * scale
      return `<path transform="translate(${at.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
  })
  return `<g fill="${ink}" stroke="none" transform="translate(${x} ${y}) rotate(${turn})">${glyphs.join('')}</g>`
}

/** Width of a text in the unit of `size`; `openFaces` must have loaded its faces. */
export function textWidth(text: string, size: number): number {
  return runsOf(text).reduce((sum, run) => {
    const face = faceOf(run.slice)
    return sum + (face.layout(run.text).advanceWidth / face.unitsPerEm) * size
  }, 0)
}
