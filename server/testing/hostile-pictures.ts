import { crc32, deflateSync } from 'node:zlib'

const MEBIBYTE = 1024 * 1024
const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
/** A PNG's bits per channel, and its colour type: 0 is grey, 6 is red, green, blue and alpha. */
interface Kind {
  bits: number
  color: 0 | 6
}

const ONE_BIT: Kind = { bits: 1, color: 0 }
const END = chunk('IEND', Buffer.alloc(0))

/** A whole black PNG of one bit a pixel: 30,000 pixels a side take 900 megapixels, and 100 KB. */
export function hugePng(side: number): Buffer {
  return flatPng(side, side, ONE_BIT)
}

/** A whole PNG in which every bit is 0. */
export function flatPng(width: number, height: number, kind: Kind): Buffer<ArrayBuffer> {
  return Buffer.concat([SIGNATURE, header(width, height, kind), rows(width, height, kind), END])
}

/** A PNG of eight pixels a side with a comment that unpacks to so many bytes. */
export function talkativePng(bytes: number): Buffer {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]))
  return Buffer.concat([SIGNATURE, header(8, 8, ONE_BIT), text, rows(8, 8, ONE_BIT), END])
}

export const HALF_GIGABYTE = 512 * MEBIBYTE

/** A PNG that ends after its header, so there is nothing to decode. */
export function sayingPng(width: number, height: number, kind: Kind = ONE_BIT): Buffer {
  return Buffer.concat([SIGNATURE, header(width, height, kind), chunk('IDAT', deflateSync(Buffer.alloc(64))), END])
}

export const RGBA: Kind = { bits: 8, color: 6 }
export const DEEP: Kind = { bits: 16, color: 6 }

/** A grey JPEG of so many scans: the first has a picture of one colour, the others add nothing. */
export function scannedJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const frame = Buffer.from([8, side >> 8, side, side >> 8, side, 1, 1, 0x11, 0])
  // Each of the two tables has one code: a single 0.
  const [first, further] = [
    [0x00, 0],
    [0x10, NOTHING_MORE],
  ].map(([table = 0, value = 0]) => segment(0xc4, Buffer.from([table, 1, ...Buffer.alloc(15), value])))
  const runs = '0'.padEnd(15, '1').repeat(Math.ceil(blocks / LONGEST_RUN))
  const bytes = runs.padEnd(Math.ceil(runs.length / 8) * 8, '1').match(/.{8}/g) ?? []
  const nothing = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0])),
    Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)).flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]))),
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.concat([Buffer.alloc(1), Buffer.alloc(64, 1)])),
    segment(0xc2, frame),
    ...[first, further].filter((table) => table !== undefined),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () => nothing),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** The end of a band for many blocks; fourteen more bits give their number (ITU-T T.81, G.1.2.2). */
const NOTHING_MORE = 0xe0
const LONGEST_RUN = 2 ** 15 - 1

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A GIF of so many empty frames. */
export function movingGif(width: number, height: number, frames: number): Buffer {
  const [size, descriptor] = [Buffer.alloc(4), Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0])]
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const screen = Buffer.concat([Buffer.from('GIF89a', 'latin1'), size, Buffer.from([0x80, 0, 0]), Buffer.alloc(6, 200)])
  const frame = Buffer.concat([descriptor, Buffer.from([2, 2, 0x44, 1, 0])])
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

function header(width: number, height: number, { bits, color }: Kind): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = bits
  data[9] = color
  return chunk('IHDR', data)
}

function rows(width: number, height: number, { bits, color }: Kind): Buffer {
  const channels = color === 6 ? 4 : 1
  return chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil((width * bits * channels) / 8) + 1) * height)))
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
