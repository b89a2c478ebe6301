import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { labOfHex } from '../../contract/colors/lab.ts'
import type { Lab } from '../../contract/colors/color-difference.ts'

/** A colour space of red, green and blue, or of grey. */
export interface ColorSpace {
  /** Chromaticities x, y of red, green and blue; absent for grey. */
  primaries?: [Point, Point, Point]
  white: Point
  /** What a stored value of 0..1 is in linear light, and the curve that the profile states. */
  linear: (value: number) => number
  curve: Buffer
}

type Point = readonly [x: number, y: number]
type Matrix = number[][]

const D65: Point = [0.3127, 0.329]
const D50: Point = [0.3457, 0.3585]
const REC_709: [Point, Point, Point] = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
]

/** IEC 61966-2-1. */
const ofSrgb = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toSrgb = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
/** `curveType` with one value: a power, in 256ths (ICC.1:2001-04, 6.5.3). */
const power = (in256ths: number) => ({
  linear: (value: number) => value ** (in256ths / 256),
  curve: Buffer.concat([Buffer.from('curv\0\0\0\0\0\0\0\u0001', 'latin1'), uint16(in256ths)]),
})

export const SPACES = {
  sRGB: { primaries: REC_709, white: D65, linear: ofSrgb, curve: srgbCurve() },
  // Adobe RGB (1998) Color Image Encoding, 4.3.
  'Adobe RGB': { primaries: [[0.64, 0.33], [0.21, 0.71], [0.15, 0.06]], white: D65, ...power(563) }, // prettier-ignore
  // SMPTE EG 432-1 with the white of D65 and the curve of sRGB (CSS Color Module Level 4, 10.4).
  'Display P3': { primaries: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06]], white: D65, linear: ofSrgb, curve: srgbCurve() }, // prettier-ignore
  // ISO 22028-2 (ROMM RGB), with the power alone, as profiles state it.
  ProPhoto: { primaries: [[0.7347, 0.2653], [0.1596, 0.8404], [0.0366, 0.0001]], white: D50, ...power(461) }, // prettier-ignore
  linear: { primaries: REC_709, white: D65, ...power(256) },
  'grey, gamma 2.2': { white: D65, ...power(563) },
  'grey, gamma 1.8': { white: D50, ...power(461) },
} as const satisfies Record<string, ColorSpace>

/** `parametricCurveType` 3 with the curve of sRGB (ICC.1:2022, 10.18). */
function srgbCurve(): Buffer {
  const numbers = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
  return Buffer.concat([Buffer.from('para\0\0\0\0\0\u0003\0\0', 'latin1'), ...numbers.map(fixed)])
}

/** The profile of a display: a matrix and curves, or a curve of grey (ICC.1:2022, 8.3). */
export function profileOf({ primaries, white, curve }: ColorSpace): Buffer {
  const curves = primaries ? ['rTRC', 'gTRC', 'bTRC'] : ['kTRC']
  const columns = primaries ? toD50(toXyz(primaries, white), white) : []
  return profile(primaries ? 'RGB ' : 'GRAY', 'XYZ ', [
    ['wtpt', Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...xyzOf(D50).map(fixed)])],
    ...curves.map((name): Tag => [name, curve]),
    ...(['rXYZ', 'gXYZ', 'bXYZ'] as const).flatMap((name, channel): Tag[] =>
      primaries
        ? [[name, Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...columns.map((row) => fixed(row[channel]))])]]
        : [],
    ),
  ])
}

/** CIELAB under D50 of inks 0..1, plain enough to be the same however a profile's table is interpolated. */
const labOfInks = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Lab => [
  100 - 20 * c - 25 * m - 8 * y - 40 * k,
  -30 * c + 45 * m - 5 * y,
  -25 * c - 5 * m + 50 * y,
]

/** The profile of a press: a table of the sixteen solid overprints (`lut16Type`, ICC.1:2022, 10.10). */
export function inkProfile(): Buffer {
  const solids = Array.from({ length: 16 }, (_, at) => [8, 4, 2, 1].map((bit) => (at & bit ? 1 : 0)))
  const straight = [uint16(0), uint16(0xffff)]
  const lut = Buffer.concat([
    Buffer.from('mft2\0\0\0\0\u0004\u0003\u0002\0', 'latin1'),
    ...[1, 0, 0, 0, 1, 0, 0, 0, 1].map(fixed),
    ...[2, 2].map(uint16),
    ...Array.from({ length: 4 }, () => straight).flat(),
    ...solids.flatMap((inks) => {
      const [l, a, b] = labOfInks(inks)
      return [(l / 100) * 0xff00, (a + 128) * 256, (b + 128) * 256].map((value) => uint16(Math.round(value)))
    }),
    ...Array.from({ length: 3 }, () => straight).flat(),
  ])
  return profile('CMYK', 'Lab ', [['A2B0', lut]])
}

type Tag = [name: string, content: Buffer]

function profile(space: string, connection: string, tags: Tag[]): Buffer {
  const texts = ['desc', 'cprt'].map((name): Tag => [name, Buffer.from('mluc\0\0\0\0\0\0\0\u0001\0\0\0\u000cenUS\0\0\0\u0002\0\0\0\u001c\0Q', 'latin1')]) // prettier-ignore
  const all = [...texts, ...tags]
  const begin = 128 + 4 + all.length * 12
  const directory: Buffer[] = [uint32(all.length)]
  const contents: Buffer[] = []
  let at = begin
  for (const [name, content] of all) {
    directory.push(Buffer.from(name, 'latin1'), uint32(at), uint32(content.length))
    contents.push(content, Buffer.alloc((4 - (content.length % 4)) % 4))
    at += Math.ceil(content.length / 4) * 4
  }
  const head = Buffer.alloc(128)
  head.writeUInt32BE(at, 0)
  head.writeUInt32BE(0x04300000, 8)
  head.write(`${space === 'CMYK' ? 'prtr' : 'mntr'}${space}${connection}`, 12, 'latin1')
  for (const [index, number] of [2024, 1, 1].entries()) head.writeUInt16BE(number, 24 + index * 2)
  head.write('acsp', 36, 'latin1')
  Buffer.concat(xyzOf(D50).map(fixed)).copy(head, 68)
  return Buffer.concat([head, ...directory, ...contents])
}

/** A picture of one colour, as values 0..1 of its channels. */
export interface Plain {
  /** One of grey, three of red, green and blue, or four inks; one more of opacity is `alpha`. */
  values: readonly number[]
  bits: 8 | 16
  profile?: Buffer | undefined
  alpha?: number | undefined
}

const [WIDTH, HEIGHT] = [48, 32]

/** The channels' values as they are stored: what the expected colour follows from. */
export function storedValues({ values, bits }: Pick<Plain, 'values' | 'bits'>): number[] {
  const most = 2 ** bits - 1
  return values.map((value) => Math.round(value * most) / most)
}

function rowsOf({ values, bits, alpha }: Plain, endian: 'BE' | 'LE'): Buffer {
  const pixel = [...values, ...(alpha === undefined ? [] : [alpha])].flatMap((value) => {
    if (bits === 8) return [Buffer.from([Math.round(value * 255)])]
    const word = uint16(Math.round(value * 65_535))
    return [endian === 'BE' ? word : word.swap16()]
  })
  return Buffer.concat(Array.from({ length: WIDTH }, () => pixel).flat())
}

export function pngOf(plain: Plain): Buffer {
  const row = Buffer.concat([Buffer.from([0]), rowsOf(plain, 'BE')])
  const type = (plain.values.length === 1 ? 0 : 2) + (plain.alpha === undefined ? 0 : 4)
  const { profile } = plain
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(WIDTH), uint32(HEIGHT), Buffer.from([plain.bits, type, 0, 0, 0])])),
    ...(profile ? [chunk('iCCP', Buffer.concat([Buffer.from('made\0\0', 'latin1'), deflateSync(profile)]))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}

/** Uncompressed, in one strip (TIFF 6.0). */
export function tiffOf(plain: Plain): Buffer {
  const { values, bits, profile, alpha } = plain
  const pixels = Buffer.concat(Array.from({ length: HEIGHT }, () => rowsOf(plain, 'LE')))
  const channels = values.length + (alpha === undefined ? 0 : 1)
  const depths = Buffer.concat(Array.from({ length: channels }, () => uint16(bits).swap16()))
  // By the number of channels: black is zero, red-green-blue, separated.
  const photometric = values.length === 1 ? 1 : values.length === 3 ? 2 : 5
  const SHORT = 3
  const LONG = 4
  const fields: [tag: number, type: number, value: number | Buffer][] = [
    [256, SHORT, WIDTH],
    [257, SHORT, HEIGHT],
    [258, SHORT, depths],
    [259, SHORT, 1],
    [262, SHORT, photometric],
    [273, LONG, 8],
    [277, SHORT, channels],
    [278, SHORT, HEIGHT],
    [279, LONG, pixels.length],
    [284, SHORT, 1],
    ...(alpha === undefined ? [] : [[338, SHORT, 2] as [number, number, number]]),
    ...(profile ? [[34_675, 7, profile] as [number, number, Buffer]] : []),
  ]
  const directoryAt = 8 + pixels.length
  let at = directoryAt + 2 + fields.length * 12 + 4
  const entries: Buffer[] = []
  const beyond: Buffer[] = []
  for (const [tag, type, value] of fields) {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(tag, 0)
    entry.writeUInt16LE(type, 2)
    const isFew = typeof value === 'number'
    entry.writeUInt32LE(isFew ? 1 : value.length / (type === SHORT ? 2 : 1), 4)
    if (isFew) entry.writeUInt32LE(value, 8)
    else if (value.length <= 4) value.copy(entry, 8)
    else {
      entry.writeUInt32LE(at, 8)
      const even = Buffer.concat([value, Buffer.alloc(value.length % 2)])
      beyond.push(even)
      at += even.length
    }
    entries.push(entry)
  }
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1')
  head.writeUInt32LE(directoryAt, 4)
  return Buffer.concat([head, pixels, uint16(fields.length).swap16(), ...entries, Buffer.alloc(4), ...beyond])
}

/** The stored values of a PNG or TIFF, and its profile, in another format. */
export async function recoded(file: Buffer, write: (picture: Sharp) => Sharp, space = 'srgb'): Promise<Buffer> {
  const picture = sharp(file, { ignoreIcc: true }).toColourspace(space).keepIccProfile()
  return write(space === 'cmyk' ? picture.pipelineColourspace('cmyk') : picture).toBuffer()
}

/** The values 0..1 that a file of one colour stores. */
export async function valuesOf(file: Buffer): Promise<number[]> {
  const { depth } = await sharp(file).metadata()
  const most = depth === 'ushort' ? 65_535 : 255
  const stored = sharp(file, { ignoreIcc: true }).toColourspace(depth === 'ushort' ? 'rgb16' : 'srgb')
  const pixels = await stored.raw({ depth: depth === 'ushort' ? 'ushort' : 'uchar' }).toBuffer()
  return [0, 1, 2].map((at) => (depth === 'ushort' ? pixels.readUInt16LE(at * 2) : (pixels[at] ?? 0)) / most)
}

/** The values 0..1 by which a space stores a colour of sRGB. */
export function valuesIn(space: ColorSpace, hex: string): number[] {
  const linear = channelsOf(hex).map(ofSrgb)
  const { primaries, white } = space
  const xyz = times(toXyz(REC_709, D65), linear)
  const inSpace = primaries
    ? times(inverse(toXyz(primaries, white)), times(adaptation(D65, white), xyz))
    : [xyz[1] ?? 0]
  return inSpace.map((value) => solved(space.linear, value))
}

/** CIELAB under D65 of the sRGB colour that stored values are in a space; ones that sRGB does not have are clipped. */
export function expectedLab({ primaries, white, linear }: ColorSpace, values: readonly number[]): Lab {
  const light = values.map(linear)
  if (!primaries) return labOfXyz(xyzOf(D65).map((value) => value * (light[0] ?? 0)))
  return labOfXyz(times(adaptation(white, D65), times(toXyz(primaries, white), light)))
}

export function expectedLabOfInks(inks: readonly number[]): Lab {
  const [l, a, b] = labOfInks(inks)
  const y = (l + 16) / 116
  const cube = (root: number) => (root ** 3 > 216 / 24_389 ? root ** 3 : (116 * root - 16) / (24_389 / 27))
  const xyz = xyzOf(D50).map((value, index) => value * cube([y + a / 500, y, y - b / 200][index] ?? 0))
  return labOfXyz(times(adaptation(D50, D65), xyz))
}

function labOfXyz(xyz: number[]): Lab {
  const srgb = times(inverse(toXyz(REC_709, D65)), xyz).map((value) => toSrgb(Math.min(1, Math.max(0, value))))
  const hex = srgb.map((value) => Math.round(value * 255).toString(16).padStart(2, '0')) // prettier-ignore
  return labOfHex(`#${hex.join('')}`)
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Where a rising function of 0..1 has a value. */
function solved(rising: (value: number) => number, wanted: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (rising(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function xyzOf([x, y]: Point): number[] {
  return [x / y, 1, (1 - x - y) / y]
}

/** Linear red, green and blue to XYZ (SMPTE RP 177). */
function toXyz(primaries: readonly Point[], white: Point): Matrix {
  const columns = transposed(primaries.map(xyzOf))
  const light = times(inverse(columns), xyzOf(white))
  return columns.map((row) => row.map((value, index) => value * (light[index] ?? 0)))
}

function toD50(matrix: Matrix, white: Point): Matrix {
  return transposed(transposed(matrix).map((column) => times(adaptation(white, D50), column)))
}

/** XYZ under one white to XYZ under another, linear after Bradford (ICC.1:2022, annex E). */
function adaptation(from: Point, to: Point): Matrix {
  const cones = [
    [0.8951, 0.2664, -0.1614],
    [-0.7502, 1.7135, 0.0367],
    [0.0389, -0.0685, 1.0296],
  ]
  const [before, after] = [times(cones, xyzOf(from)), times(cones, xyzOf(to))]
  const scaled = cones.map((row, index) => row.map((value) => (value * (after[index] ?? 0)) / (before[index] ?? 1)))
  const back = inverse(cones)
  return transposed(transposed(scaled).map((column) => times(back, column)))
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0))
}

function transposed(matrix: Matrix): Matrix {
  return [0, 1, 2].map((column) => matrix.map((row) => row[column] ?? 0))
}

function inverse(matrix: Matrix): Matrix {
  const at = (row: number, column: number) => matrix[row % 3]?.[column % 3] ?? 0
  const cofactor = (row: number, column: number) =>
    at(row + 1, column + 1) * at(row + 2, column + 2) - at(row + 1, column + 2) * at(row + 2, column + 1)
  const determinant = [0, 1, 2].reduce((sum, column) => sum + at(0, column) * cofactor(0, column), 0)
  return [0, 1, 2].map((row) => [0, 1, 2].map((column) => cofactor(column, row) / determinant))
}

/** `s15Fixed16Number`. */
function fixed(value = 0): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65_536))
  return bytes
}

function uint16(value: number): Buffer {
  return Buffer.from([value >>> 8, value & 255])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
