import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** In order: the first typeface that has a character draws it. */
const FAMILIES = ['instrument-sans', 'noto-sans-sc']
/** Replaces a character that no typeface has. */
const BOX = '□'

export const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** What stands for a character that the typefaces lack: Ø for the sign of a diameter, m3 for ㎥; or the character itself. */
function standInOf(character: string): string {
  return character === '⌀' ? 'Ø' : character.normalize('NFKC')
}

/** The characters that a text may be drawn with. */
export function charactersFor(texts: Iterable<string>): Set<string> {
  const characters = new Set(BOX)
  for (const text of texts) for (const character of text) characters.add(character)
  for (const character of characters) for (const one of standInOf(character)) characters.add(one)
  return characters
}

/** The text as it is drawn, with a box for each grapheme that has no shape; these are added to `missing`. */
export function drawnText(text: string, has: (character: string) => boolean, missing: Set<string>): string {
  if (Array.from(text).every(has)) return text
  return Array.from(graphemes.segment(text), ({ segment }) => {
    const seen = segment.replaceAll(UNSEEN, '')
    const drawn = [segment, seen, standInOf(seen)].find((one) => Array.from(one).every(has))
    if (drawn === undefined) missing.add(segment)
    return drawn ?? BOX
  }).join('')
}

/** A font file with some characters of a typeface, as the font packages split it for the web. */
export interface Slice {
  name: string
  file: string
  ranges: (readonly [from: number, to: number])[]
}

/** The file of the first typeface whose range includes a character; the file may still lack it. */
export function findSlices(character: string): Slice[] {
  finders ??= FAMILIES.map(sliceFinder)
  return finders.flatMap((find) => find(character) ?? [])
}

let finders: ReturnType<typeof sliceFinder>[] | undefined

/** All characters in the ranges of a slice. */
export function charactersIn({ ranges }: Slice): string[] {
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
}

/** Embeds only the characters that are drawn, and returns each one's font. A character that no font has is left out. */
export async function embedFonts(pdf: PDFDocument, characters: ReadonlySet<string>): Promise<Map<string, PDFFont>> {
  pdf.registerFontkit(fontkit)
  const fonts = new Map<string, PDFFont>()
  for (const family of FAMILIES) {
    const left = [...characters].filter((character) => !fonts.has(character))
    const bySlice = Map.groupBy(left, sliceFinder(family))
    for (const [slice, wanted] of bySlice) {
      if (!slice) continue
      const bytes = await subsetTypeface(slice, wanted)
      // A slice may lack characters of its declared range.
      const has = charactersOf(bytes)
      const drawn = wanted.filter((character) => has.has(character.codePointAt(0) ?? 0))
      if (drawn.length === 0) continue
      // Without ligatures the width of a text is the sum of its characters.
      const font = await pdf.embedFont(bytes, { customName: `QUARRY+${slice.name}`, features: { liga: false } })
      for (const character of drawn) fonts.set(character, font)
    }
  }
  return fonts
}

/** A TrueType font of regular weight with some characters of a slice. */
export async function subsetTypeface({ file }: Slice, characters: string[]): Promise<Uint8Array> {
  return subsetFont(await readFile(file), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  })
}

function charactersOf(font: Uint8Array): ReadonlySet<number> {
  try {
    return new Set(fontkit.create(font).characterSet)
  } catch {
    // A subset without any character has no character table, and fontkit rejects it.
    return new Set()
  }
}

function sliceFinder(family: string): (character: string) => Slice | undefined {
  const slices = slicesOf(family)
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return slices.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
  }
}

function slicesOf(family: string): Slice[] {
  const ranges = require(`@fontsource-variable/${family}/unicode.json`) as Record<string, string>
  const slices = Object.entries(ranges).map(([part, list]) => {
    const name = `${family}-${part.replaceAll(/[[\]]/g, '')}`
    return {
      name,
      file: require.resolve(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`),
      ranges: list.split(',').map(readRange),
    }
  })
  // Ranges overlap, and only the narrower slice has the shared characters: œ and ı are in `latin`, not in `latin-ext`.
  return slices.toSorted((one, other) => breadthOf(one) - breadthOf(other))
}

function breadthOf({ ranges }: Slice): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0)
}

/** `U+4E00-9FFF`, or one character alone. */
function readRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
