import { open, readdir, rename, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isAlive } from '../../../platform/postgres/living-process.ts'
import type { Part, Parts } from './parts.ts'

// A file is: MAGIC · as doubles the CRC-32 of all the rest, the length of the file and that of the table · the parts, each from
// a multiple of 8 on · the table as JSON: what the file is of, and each part's name, type, place and bytes.
const MAGIC = 'QUARRY\r\n'
const SUMMED_FROM = 16
const HEAD = 32
const SLICE = 256 * 1024

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array }

interface Entry {
  name: string
  type: string
  at: number
  bytes: number
}

/** Parts with what says of what they are. */
export interface PartsFile {
  label: unknown
  parts: Parts
}

/**
 * Writes the parts aside and puts the whole file in place at once, so that nobody ever reads half of one. It is written in
 * slices, with the event loop free between them.
 */
export async function writeParts(path: string, label: unknown, parts: Iterable<[string, Part]>): Promise<void> {
  // Another server may be writing the same one.
  const aside = `${path}.${process.pid}.part`
  try {
    const file = await open(aside, 'w')
    try {
      await writeAll(file, label, parts)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Removes what processes have left half written that were killed meanwhile. */
export async function removeHalves(path: string): Promise<void> {
  const [before, after] = [`${basename(path)}.`, '.part']
  const names = await readdir(dirname(path)).catch((): string[] => [])
  for (const name of names.filter((one) => one.startsWith(before) && one.endsWith(after))) {
    const pid = Number(name.slice(before.length, -after.length))
    if (pid > 0 && !isAlive(pid)) await rm(join(dirname(path), name), { force: true })
  }
}

async function writeAll(file: FileHandle, label: unknown, parts: Iterable<[string, Part]>): Promise<void> {
  const entries: Entry[] = []
  let sum = 0
  let at = HEAD
  const write = async (bytes: Uint8Array): Promise<void> => {
    for (let from = 0; from < bytes.length; from += SLICE) {
      const slice = bytes.subarray(from, from + SLICE)
      sum = crc32(slice, sum)
      await writeFully(file, slice, at)
      at += slice.length
    }
  }
  for (const [name, part] of parts) {
    const type = typeof part === 'string' ? 'string' : part.constructor.name
    const bytes = bytesOf(part)
    entries.push({ name, type, at, bytes: bytes.length })
    await write(bytes)
    await write(new Uint8Array(-at & 7))
  }
  const table = Buffer.from(JSON.stringify({ label, entries }))
  await write(table)
  const head = Buffer.alloc(HEAD)
  head.write(MAGIC, 'latin1')
  head.writeDoubleLE(at, 16)
  head.writeDoubleLE(table.length, 24)
  head.writeDoubleLE(crc32(head.subarray(SUMMED_FROM), sum), 8)
  await writeFully(file, head, 0)
}

async function writeFully(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  const { bytesWritten } = await file.write(bytes, 0, bytes.length, at)
  if (bytesWritten < bytes.length) throw new Error('the disk takes no more')
}

function bytesOf(part: Part): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part) : new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
}

/** Reads what `writeParts` wrote. Throws where the file is missing, another's, cut off or damaged. */
export async function readParts(path: string): Promise<PartsFile> {
  const bytes = await readWhole(path)
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('it is not a snapshot')
  if (bytes.length < HEAD || bytes.readDoubleLE(16) !== bytes.length) throw new Error('it is cut off')
  const sum = crc32(bytes.subarray(SUMMED_FROM, HEAD), crc32(bytes.subarray(HEAD)))
  if (sum !== bytes.readDoubleLE(8)) throw new Error('it is damaged')
  const table = bytes.toString('utf8', bytes.length - bytes.readDoubleLE(24))
  const { label, entries } = JSON.parse(table) as { label: unknown; entries: Entry[] }
  return { label, parts: Object.fromEntries(entries.map((entry) => [entry.name, partOf(bytes, entry)])) }
}

function partOf(bytes: Buffer, { name, type, at, bytes: length }: Entry): Part {
  if (type === 'string') return bytes.toString('utf8', at, at + length)
  const Kind = TYPES[type as keyof typeof TYPES] ?? raise(`no type ${type} of ${name}`)
  return new Kind(bytes.buffer as ArrayBuffer, at, length / Kind.BYTES_PER_ELEMENT)
}

function raise(reason: string): never {
  throw new Error(reason)
}

/** The bytes of a file from the start of a buffer of their own, so that columns can lie in it. */
async function readWhole(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = Buffer.from(new ArrayBuffer(size))
    const { bytesRead } = await file.read(bytes, 0, size, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
