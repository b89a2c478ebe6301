import fontkit from '@pdf-lib/fontkit'
import { BOX, charactersIn, subsetTypeface, findSlices } from './typefaces.ts'
import type { Slice } from './typefaces.ts'

/** A letter as a shape, in font units: `y` upwards from the base line. */
export interface LetterShape {
  /** SVG path data; empty for a space. */
  path: string
  advance: number
}

/** Shapes of letters, of the typefaces that a PDF is set in. */
export interface Outlines {
  /** Of a character, or of what takes its place. */
  shapeOf(character: string): LetterShape
}

export const UNITS_PER_EM = 1000

type Font = ReturnType<typeof fontkit.create>

/** Kept for as long as the process is there: a slice is some 100 KB, and takes longer to open than to use. */
const fonts = new Map<string, Promise<Font | undefined>>()
const shapes = new Map<string, LetterShape>()

/** The shapes of all characters of these texts. */
export async function openOutlines(texts: Iterable<string>): Promise<Outlines> {
  const characters = new Set(BOX)
  for (const text of texts) for (const character of text) characters.add(character)
  for (const character of characters) {
    if (shapes.has(character)) continue
    const shape = await findShape(character)
    if (shape) shapes.set(character, shape)
  }
  const box = shapes.get(BOX) ?? { path: '', advance: UNITS_PER_EM }
  return { shapeOf: (character) => shapes.get(character) ?? box }
}

async function findShape(character: string): Promise<LetterShape | undefined> {
  const code = character.codePointAt(0) ?? 0
  for (const slice of findSlices(character)) {
    const font = await openFont(slice)
    // Told of a letter that it lacks, a font answers the shape of its box.
    if (!font?.hasGlyphForCodePoint(code)) continue
    const glyph = font.glyphForCodePoint(code)
    const scale = UNITS_PER_EM / font.unitsPerEm
    return { path: dataOf(glyph.path as unknown as Path, scale), advance: glyph.advanceWidth * scale }
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

/** As the library has it, whose types leave it out. */
interface Path {
  commands: { command: string; args: number[] }[]
}

function dataOf({ commands }: Path, scale: number): string {
  return commands
    .map(({ command, args }) => `${LETTERS[command] ?? ''}${args.map((one) => Math.round(one * scale)).join(' ')}`)
    .join('')
}
