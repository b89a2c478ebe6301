import { type Face, type Glyph, type Outline } from './face.ts'

/**
 * A small TrueType file with only the given characters. fontkit cannot cut a subset from WOFF2 (its glyph table is
 * stored transformed), so the outlines are written anew. Tables as the OpenType specification 1.9 lays them out.
 */
export function writeTrueType(face: Face, characters: string): Uint8Array {
  const codes = [...new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 32))].sort(
    (a, b) => a - b,
  )
  const glyphs = [face.getGlyph(0), ...codes.map((code) => face.glyphForCodePoint(code))]
  const outlines = glyphs.map(({ path }) => glyphTable(path.commands))
  let offset = 0
  const offsets = [0, ...outlines.map(({ length }) => (offset += length))]
  return fontFile({
    'OS/2': os2Table(face, codes),
    cmap: cmapTable(codes),
    glyf: Buffer.concat(outlines),
    head: headTable(face),
    hhea: hheaTable(face, glyphs.length),
    hmtx: words(glyphs.flatMap((glyph) => [Math.round(glyph.advanceWidth), leftEdge(glyph)])),
    loca: longs(offsets),
    maxp: maxpTable(glyphs),
    name: nameTable('InstrumentSans-Catalogue'),
    post: Buffer.concat([longs([0x00030000, 0]), words([-100, 50]), longs([0, 0, 0, 0, 0])]),
  })
}

/** 16-bit big-endian words, signed or not. */
function words(values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, index * 2)
  return buffer
}

function longs(values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, index * 4)
  return buffer
}

type Point = { x: number; y: number; isOn: boolean }

function contoursOf(outline: Outline): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of outline) {
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    for (let index = 0; index + 1 < args.length; index += 2) {
      const isOn = index + 2 >= args.length
      contour?.push({ x: Math.round(args[index] ?? 0), y: Math.round(args[index + 1] ?? 0), isOn })
    }
  }
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)]
    if (first && last && contour.length > 1 && first.x === last.x && first.y === last.y) contour.pop()
  }
  return contours.filter(({ length }) => length > 1)
}

function bounds(points: Point[]): number[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function leftEdge({ path }: Glyph): number {
  const points = contoursOf(path.commands).flat()
  return points.length > 0 ? (bounds(points)[0] ?? 0) : 0
}

function glyphTable(outline: Outline): Buffer {
  const contours = contoursOf(outline)
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  let end = -1
  const ends = contours.map(({ length }) => (end += length))
  const steps = (axis: 'x' | 'y') => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  const body = Buffer.concat([
    words([contours.length, ...bounds(points), ...ends, 0]),
    Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0))),
    words(steps('x')),
    words(steps('y')),
  ])
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
}

function headTable({ unitsPerEm, ascent, descent }: Face): Buffer {
  return Buffer.concat([
    longs([0x00010000, 0x00010000, 0, 0x5f0f3cf5]),
    words([3, unitsPerEm]),
    longs([0, 0, 0, 0]),
    words([-200, descent, unitsPerEm * 2, ascent, 0, 8, 2, 1, 0]),
  ])
}

function hheaTable({ unitsPerEm, ascent, descent }: Face, count: number): Buffer {
  return Buffer.concat([
    longs([0x00010000]),
    words([ascent, descent, 0, unitsPerEm * 2, 0, 0, unitsPerEm * 2, 1, 0, 0, 0, 0, 0, 0, 0, count]),
  ])
}

function maxpTable(glyphs: Glyph[]): Buffer {
  const most = (measure: (contours: Point[][]) => number) =>
    Math.max(...glyphs.map(({ path }) => measure(contoursOf(path.commands))))
  const points = most((contours) => contours.flat().length)
  const contours = most(({ length }) => length)
  return Buffer.concat([longs([0x00010000]), words([glyphs.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])])
}

/** Format 12: one group a character; the glyphs follow the order of the characters. */
function cmapTable(codes: number[]): Buffer {
  const groups = codes.flatMap((code, index) => [code, code, index + 1])
  return Buffer.concat([
    words([0, 1, 3, 10]),
    longs([12]),
    words([12, 0]),
    longs([16 + groups.length * 4, 0, codes.length, ...groups]),
  ])
}

function nameTable(name: string): Buffer {
  const text = words(Array.from(name, (letter) => letter.charCodeAt(0)))
  const ids = [1, 4, 6]
  return Buffer.concat([
    words([0, ids.length, 6 + 12 * ids.length]),
    ...ids.map((id) => words([3, 1, 0x409, id, text.length, 0])),
    text,
  ])
}

function os2Table({ ascent, descent, capHeight, xHeight }: Face, codes: number[]): Buffer {
  return Buffer.concat([
    words([4, 500, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0]),
    Buffer.alloc(10),
    longs([1, 0, 0, 0]),
    Buffer.from('QRRY'),
    words([0x40, codes[0] ?? 32, codes.at(-1) ?? 126, ascent, descent, 0, ascent, -descent]),
    longs([1, 0]),
    words([xHeight, capHeight, 0, 32, 1]),
  ])
}

function fontFile(tables: Record<string, Buffer>): Uint8Array {
  const names = Object.keys(tables).sort()
  let offset = 12 + 16 * names.length
  const power = 2 ** Math.floor(Math.log2(names.length))
  const parts = [
    longs([0x00010000]),
    words([names.length, power * 16, Math.log2(power), names.length * 16 - power * 16]),
  ]
  const bodies: Buffer[] = []
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    let sum = 0
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
    parts.push(Buffer.from(name), longs([sum, offset, table.length]))
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([...parts, ...bodies])
}
