import { crc32, deflateRawSync } from 'node:zlib'

/** Version 2.0 of the format, names in UTF-8, deflated; on the first day that it knows. */
const NEEDS = 20
const UTF8 = 0x800
const DEFLATED = 8
const FIRST_DAY = 0x21
/** Sheets of numbers become hardly smaller by more. */
const LEVEL = 1

/** A ZIP of texts (APPNOTE 6.3.10), by their names. The platform's own deflate takes a fifth of the time of one in JavaScript. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let offset = 0
  for (const [file, text] of Object.entries(files)) {
    const name = Buffer.from(file)
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes, { level: LEVEL })
    // What both headers say of the file.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(NEEDS, 0)
    facts.writeUInt16LE(UTF8, 2)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt16LE(FIRST_DAY, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    parts.push(signature(0x04034b50), facts, name, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    listed.push(signature(0x02014b50), short(NEEDS), facts, place, name)
    offset += 4 + facts.length + name.length + packed.length
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, signature(0x06054b50), end])
}

function signature(sign: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(sign)
  return bytes
}

function short(number: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(number)
  return bytes
}
