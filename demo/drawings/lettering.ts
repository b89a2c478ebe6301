import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

type Glyph = { path: { toSVG: () => string } }
type Face = {
  unitsPerEm: number
  layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number }
}

let face: Face | undefined

function openFace(): Face {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fontkit's own types leave out layout()
  face ??= fontkit.create(readFileSync(file)) as unknown as Face
  return face
}

export type Lettering = {
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
  const { unitsPerEm, layout } = bound()
  const run = layout(text)
  const scale = size / unitsPerEm
  const start = { start: 0, middle: -0.5, end: -1 }[anchor] * run.advanceWidth * scale
  let pen = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const at = pen
    pen += run.positions[index]?.xAdvance ?? 0
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
  })
  return `<g fill="${ink}" stroke="none" transform="translate(${x} ${y}) rotate(${turn}) translate(${start} 0) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

function bound() {
  const opened = openFace()
  return { unitsPerEm: opened.unitsPerEm, layout: (text: string) => opened.layout(text) }
}

/** Width of a text in the unit of `size`. */
export function textWidth(text: string, size: number): number {
  const { unitsPerEm, layout } = bound()
  return (layout(text).advanceWidth / unitsPerEm) * size
}
