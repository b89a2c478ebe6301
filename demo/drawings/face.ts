import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'

const FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

export type Outline = { command: string; args: number[] }[]
export type Glyph = { advanceWidth: number; path: { commands: Outline; toSVG: () => string } }
export type Face = {
  unitsPerEm: number
  ascent: number
  descent: number
  capHeight: number
  xHeight: number
  layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number }
  glyphForCodePoint: (codePoint: number) => Glyph
  getGlyph: (index: number) => Glyph
}

let face: Face | undefined

/** Instrument Sans, regular, from its npm package. Latin only. */
export function openFace(): Face {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fontkit's own types leave out layout()
  face ??= fontkit.create(readFileSync(FILE)) as unknown as Face
  return face
}
