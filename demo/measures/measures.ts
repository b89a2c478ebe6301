import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hexOfRgb } from '../../contract/colors/lab.ts'
import type { Look } from '../../contract/looks/look.ts'
import { LOOK_EDITION, lookOf, storedLook } from '../../server/platform/pictures/look.ts'
import { type DemoFile, allFiles } from '../files.ts'

/** What is known of a file without making it, as an import measures it. */
export type FileMeasures = {
  bytes: number
  format: string
  /** Of a picture. */
  picture?: PictureMeasures | undefined
  /** Of a cover or macro: the encoder's vector, of unit length. */
  texture?: Float32Array | undefined
}

export type PictureMeasures = {
  width: number
  height: number
  /** `#rrggbb`: the first of the palette. */
  dominantColor: string
  /** Colours as `0xrrggbb` with their shares in thousandths, the largest first. */
  palette: { rgb: number; share: number }[]
  /** ThumbHash, base64. */
  placeholder: string
  /** Of a cover: what it tells of its material. */
  look?: Look | undefined
}

/** The measures of files by their digests (`DemoFile.digest`). */
export type Measures = {
  /** Name and version of the encoder that made the textures. */
  encoder: string
  files: Map<string, FileMeasures>
}

export const MEASURES_FILE = fileURLToPath(new URL('measures.bin', import.meta.url))

const FORMATS = ['pdf', 'jpeg', 'png']
const DIGEST_BYTES = 8
/** Numbers of a texture are bytes of which the largest is this. */
const LARGEST = 127
const THOUSANDTHS = 1000

/** Reads the measures that came with this edition. */
export function readMeasures(): Measures {
  return unpackMeasures(readFileSync(MEASURES_FILE))
}

/** Whether a file's look is told: that of a cover. */
export function hasLook({ order }: Pick<DemoFile, 'order'>): boolean {
  return order.kind === 'cover'
}

/** Whether a file's texture is searched by. */
export function hasTexture({ order }: Pick<DemoFile, 'order'>): boolean {
  return order.kind === 'cover' || order.kind === 'macro'
}

/**
 * Writes a line of JSON, then a record for each present file in the order of the lines, so that a changed recipe changes
 * only its own bytes: digest, format, size; of pictures width, height, palette and placeholder; then the texture.
 */
export function packMeasures({ encoder, files }: Measures): Buffer {
  const records = allFiles().flatMap(({ digest }) => {
    const measures = files.get(digest)
    return measures ? [packFile(digest, measures)] : []
  })
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ encoder, files: records.length, looks: LOOK_EDITION })}\n`),
    ...records,
  ])
}

function packFile(digest: string, { bytes, format, picture, texture }: FileMeasures): Buffer {
  const head = Buffer.alloc(DIGEST_BYTES + 5)
  head.write(digest, 'hex')
  head.writeUInt8(FORMATS.indexOf(format), DIGEST_BYTES)
  head.writeUInt32LE(bytes, DIGEST_BYTES + 1)
  if (!picture) return head
  return Buffer.concat([head, packPicture(picture), packTexture(texture)])
}

function packPicture({ width, height, palette, placeholder, look }: PictureMeasures): Buffer {
  const hash = Buffer.from(placeholder, 'base64')
  const packed = Buffer.alloc(5 + 5 * palette.length + 1)
  packed.writeUInt16LE(width, 0)
  packed.writeUInt16LE(height, 2)
  packed.writeUInt8(palette.length, 4)
  for (const [index, { rgb, share }] of palette.entries()) {
    packed.writeUIntLE(rgb, 5 + 5 * index, 3)
    packed.writeUInt16LE(Math.round(share * THOUSANDTHS), 8 + 5 * index)
  }
  packed.writeUInt8(hash.length, packed.length - 1)
  const numbers = look ? storedLook(look) : []
  const packedLook = Buffer.alloc(1 + 2 * numbers.length)
  packedLook.writeUInt8(numbers.length)
  for (const [index, number] of numbers.entries()) packedLook.writeInt16LE(number, 1 + 2 * index)
  return Buffer.concat([packed, hash, packedLook])
}

/** The length is not kept: vectors have unit length. */
function packTexture(texture: Float32Array = new Float32Array()): Buffer {
  const largest = texture.reduce((most, number) => Math.max(most, Math.abs(number)), 0)
  const packed = Buffer.alloc(2 + texture.length)
  packed.writeUInt16LE(texture.length)
  for (const [index, number] of texture.entries()) packed.writeInt8(Math.round((number / largest) * LARGEST), 2 + index)
  return packed
}

export function unpackMeasures(packed: Buffer): Measures {
  const end = packed.indexOf('\n')
  const { encoder, files: count, looks } = JSON.parse(packed.toString('utf8', 0, end)) as Head
  const files: Measures['files'] = new Map()
  const place = { packed, at: end + 1, hasLooks: looks !== undefined }
  while (files.size < count) files.set(takeBytes(place, DIGEST_BYTES).toString('hex'), takeFile(place))
  return { encoder, files }
}

/** The first line. `looks`: the edition of the looks; a file of before has none. */
type Head = { encoder: string; files: number; looks?: number }

type Place = { packed: Buffer; at: number; hasLooks: boolean }

function takeFile(place: Place): FileMeasures {
  const format = FORMATS[take(place, 1)] ?? ''
  const bytes = take(place, 4)
  if (format === 'pdf') return { bytes, format }
  return { bytes, format, picture: takePicture(place), texture: takeTexture(place) }
}

function takePicture(place: Place): PictureMeasures {
  const [width, height] = [take(place, 2), take(place, 2)]
  const palette = Array.from({ length: take(place, 1) }, () => ({
    rgb: take(place, 3),
    share: take(place, 2) / THOUSANDTHS,
  }))
  const placeholder = takeBytes(place, take(place, 1)).toString('base64')
  const numbers = Array.from({ length: place.hasLooks ? take(place, 1) : 0 }, () => takeBytes(place, 2).readInt16LE())
  return { width, height, dominantColor: hexOfRgb(palette[0]?.rgb ?? 0), palette, placeholder, look: lookOf(numbers) }
}

function takeTexture(place: Place): Float32Array | undefined {
  const length = take(place, 2)
  if (length === 0) return undefined
  const numbers = new Int8Array(takeBytes(place, length))
  const norm = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0))
  return Float32Array.from(numbers, (number) => number / norm)
}

function take(place: Place, bytes: number): number {
  place.at += bytes
  return place.packed.readUIntLE(place.at - bytes, bytes)
}

function takeBytes(place: Place, count: number): Buffer {
  place.at += count
  return place.packed.subarray(place.at - count, place.at)
}
