import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Typefaces by preference: the first that has a character draws it. */
const FAMILIES = ['instrument-sans', 'noto-sans-sc']

/** A font file with a subset of characters, as the font packages split them for the web. */
export type Slice = { name: string; file: string; ranges: [from: number, to: number][] }

type Glyph = { path: { toSVG: () => string } }
export type Face = {
  unitsPerEm: number
  layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number }
}

function parseRange(range: string): [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

function slicesOf(family: string): Slice[] {
  const ranges = require(`@fontsource-variable/${family}/unicode.json`) as Record<string, string>
  return Object.entries(ranges).map(([key, list]) => {
    const part = key.replaceAll(/[[\]]/g, '')
    const name = `${family}-${part}`
    return {
      name,
      file: require.resolve(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`),
      ranges: list.split(',').map(parseRange),
    }
  })
}

let slices: Slice[] | undefined

const known = new Map<string, Slice | undefined>()

function sliceOf(character: string): Slice | undefined {
  if (known.has(character)) return known.get(character)
  const code = character.codePointAt(0) ?? 0
  slices ??= FAMILIES.flatMap(slicesOf)
  const found = slices.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
  known.set(character, found)
  return found
}

/** Whether a typeface has the character. */
export function hasSlice(character: string): boolean {
  return sliceOf(character) !== undefined
}

/** The slice with a character. Throws if there is none, since the character would be drawn as a box. */
function findSlice(character: string): Slice {
  const found = sliceOf(character)
  if (!found) throw new Error(`No typeface has ${character} (U+${character.codePointAt(0)?.toString(16)})`)
  return found
}

/** Splits a text where its typeface changes. */
export function runsOf(text: string): { slice: Slice; text: string }[] {
  const runs: { slice: Slice; text: string }[] = []
  for (const character of text) {
    const slice = findSlice(character)
    const last = runs.at(-1)
    if (last && last.slice === slice) last.text += character
    else runs.push({ slice, text: character })
  }
  return runs
}

type OpenSlice = { font: Uint8Array; face: Face }
const open = new Map<string, OpenSlice>()

/** Loads the faces of the texts; `faceOf` and `cutFont` then find them. */
export async function openFaces(texts: string[]): Promise<void> {
  const needed = new Set(texts.flatMap((text) => runsOf(text).map(({ slice }) => slice)))
  for (const { name, file, ranges } of needed) {
    if (open.has(name)) continue
    const every = ranges.map(([from, to]) => String.fromCodePoint(...between(from, to))).join('')
    const font = await subsetFont(readFileSync(file), every, {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
    })
    open.set(name, { font, face: fontkit.create(font) })
  }
}

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function openSlice({ name }: Slice): OpenSlice {
  const slice = open.get(name)
  if (!slice) throw new Error(`${name} is not open`)
  return slice
}

/** A TrueType file of regular weight with only the given characters, from a slice that `openFaces` has loaded. */
export function cutFont(slice: Slice, characters: string): Promise<Uint8Array> {
  return subsetFont(Buffer.from(openSlice(slice).font), characters, { targetFormat: 'truetype' })
}

/** The face of a slice that `openFaces` has loaded. */
export function faceOf(slice: Slice): Face {
  return openSlice(slice).face
}
