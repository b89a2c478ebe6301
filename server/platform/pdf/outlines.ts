import fontkit from '@pdf-lib/fontkit'
import { charactersFor, charactersIn, drawnText, findSlices, subsetTypeface } from './typefaces.ts'
import type { Slice } from './typefaces.ts'

/** The shape of a letter, in font units: `y` points upwards from the base line. */
export interface LetterShape {
  character: string
  /** SVG path data; empty for a space. */
  path: string
  advance: number
}

/** The shapes of the letters in the typefaces of PDFs. */
export interface Outlines {
  /** The shapes that a text is drawn with. */
  shapesOf(text: string): LetterShape[]
  /** The characters of all texts that the typefaces lack, drawn as boxes. */
  missing: ReadonlySet<string>
}

export const UNITS_PER_EM = 1000

type Font = ReturnType<typeof fontkit.create>

/** Slices stay in memory: each takes some 100 KB, and opening one takes longer than using it. */
const fonts = new Map<string, Promise<Font | undefined>>()
const shapes = new Map<string, LetterShape>()

/** Loads the shapes of all characters of these texts. */
export async function openOutlines(texts: readonly string[]): Promise<Outlines> {
  for (const character of charactersFor(texts)) {
    if (shapes.has(character)) continue
    const shape = await findShape(character)
    if (shape) shapes.set(character, shape)
  }
  const missing = new Set<string>()
  const drawn = (text: string) => drawnText(text, (character) => shapes.has(character), missing)
  for (const text of texts) drawn(text)
  return { shapesOf: (text) => Array.from(drawn(text)).flatMap((character) => shapes.get(character) ?? []), missing }
}

async function findShape(character: string): Promise<LetterShape | undefined> {
  const code = character.codePointAt(0) ?? 0
  for (const slice of findSlices(character)) {
    const font = await openFont(slice)
    // A font returns its box for a letter that it lacks.
    if (!font?.hasGlyphForCodePoint(code)) continue
    const glyph = font.glyphForCodePoint(code)
    const scale = UNITS_PER_EM / font.unitsPerEm
    return { character, path: dataOf(glyph.path as unknown as Path, scale), advance: glyph.advanceWidth * scale }
  }
  return undefined
}

async function openFont(slice: Slice): Promise<Font | undefined> {
  const known = fonts.get(slice.name)
  if (known) return known
  const opened = subsetTypeface(slice, charactersIn(slice)).then((bytes) => fontkit.create(bytes))
  fonts.set(slice.name, opened)
  return opened
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** The library has this field; its types do not. */
interface Path {
  commands: { command: string; args: number[] }[]
}

function dataOf({ commands }: Path, scale: number): string {
  return commands
    .map(({ command, args }) => `${LETTERS[command] ?? ''}${args.map((one) => Math.round(one * scale)).join(' ')}`)
    .join('')
}
