import { crc32, deflateSync } from 'node:zlib'

const MEBIBYTE = 1024 * 1024
const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
const END = chunk('IEND', Buffer.alloc(0))

/** A whole black PNG of one bit a pixel: 30,000 pixels a side take 900 megapixels, and 100 KB. */
export function hugePng(side: number): Buffer {
  return Buffer.concat([SIGNATURE, header(side), rows(side), END])
}

/** A PNG of eight pixels a side with a comment that unpacks to so many bytes. */
export function talkativePng(bytes: number): Buffer {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]))
  return Buffer.concat([SIGNATURE, header(8), text, rows(8), END])
}

export const HALF_GIGABYTE = 512 * MEBIBYTE

function header(side: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(side, 0)
  data.writeUInt32BE(side, 4)
  data[8] = 1
  return chunk('IHDR', data)
}

function rows(side: number): Buffer {
  return chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side)))
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
