/** A growing buffer; only the bytes before `length` are valid. */
export interface WrittenBytes {
  bytes: Buffer
  length: number
}

const KIBIBYTE = 1024
/** Enough for most answers. */
const USUAL = 64 * KIBIBYTE
/** A larger buffer is not kept for the next answer. */
const MOST_KEPT = 1024 * KIBIBYTE
/** Most UTF-8 bytes of one UTF-16 unit. */
const MOST_OF_UNIT = 3

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

export function beginBytes(): WrittenBytes {
  return { bytes: Buffer.allocUnsafeSlow(USUAL), length: 0 }
}

/** Returns a copy of the written bytes; the next write starts anew. */
export function takeBytes(to: WrittenBytes): Buffer {
  const taken = Buffer.allocUnsafeSlow(to.length)
  to.bytes.copy(taken, 0, 0, to.length)
  to.length = 0
  if (to.bytes.length > MOST_KEPT) to.bytes = Buffer.allocUnsafeSlow(USUAL)
  return taken
}

export function addByte(to: WrittenBytes, byte: number): void {
  makeRoom(to, 1)
  to.bytes[to.length++] = byte
}

/** Copies a few bytes in a loop, which is quicker than a call. */
export function addBytes(to: WrittenBytes, more: Uint8Array): void {
  makeRoom(to, more.length)
  const { bytes, length } = to
  for (let at = 0; at < more.length; at++) bytes[length + at] = more[at] ?? 0
  to.length = length + more.length
}

/** Writes bytes again that were written before, from one offset to another (exclusive). */
export function addAgain(to: WrittenBytes, from: number, end: number): void {
  makeRoom(to, end - from)
  to.bytes.copyWithin(to.length, from, end)
  to.length += end - from
}

/** Writes ASCII characters. */
export function addPlain(to: WrittenBytes, text: string): void {
  makeRoom(to, text.length)
  const { bytes, length } = to
  for (let at = 0; at < text.length; at++) bytes[length + at] = text.charCodeAt(at)
  to.length = length + text.length
}

export function addText(to: WrittenBytes, text: string): void {
  makeRoom(to, text.length * MOST_OF_UNIT)
  to.length += to.bytes.write(text, to.length)
}

/** Writes a text as a JSON string in UTF-8. Texts with escapes or lone surrogates go through `JSON.stringify`. */
export function addQuoted(to: WrittenBytes, text: string): void {
  makeRoom(to, text.length * MOST_OF_UNIT + 2)
  const { bytes } = to
  let length = to.length
  bytes[length++] = QUOTE
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) {
      if (unit < 0x20 || unit === QUOTE || unit === BACKSLASH) return addText(to, JSON.stringify(text))
      bytes[length++] = unit
    } else if (unit < 0x800) {
      bytes[length++] = 0xc0 | (unit >> 6)
      bytes[length++] = 0x80 | (unit & 0x3f)
    } else {
      if (unit >= 0xd800 && unit < 0xe000) return addText(to, JSON.stringify(text))
      bytes[length++] = 0xe0 | (unit >> 12)
      bytes[length++] = 0x80 | ((unit >> 6) & 0x3f)
      bytes[length++] = 0x80 | (unit & 0x3f)
    }
  }
  bytes[length++] = QUOTE
  to.length = length
}

function makeRoom(to: WrittenBytes, more: number): void {
  const needed = to.length + more
  if (needed <= to.bytes.length) return
  const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * to.bytes.length))
  to.bytes.copy(larger, 0, 0, to.length)
  to.bytes = larger
}
