import { open, readdir, rename, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isAlive } from '../../../platform/postgres/living-process.ts'
import type { SectionValue, SectionMap } from './sections.ts'

// File format: MAGIC · three doubles: CRC-32 of all that follows it, file length, table length · the parts, aligned to 8 bytes · the
// table as JSON: the label, and each part's name, type, offset and length in bytes.
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

/** The parts in a file, and the label that identifies them. */
export interface PartsFile {
  label: unknown
  parts: SectionMap
}

/**
 * Writes to a temporary file and then renames it, so that nobody reads half a file. It writes in slices, which keeps the event loop free.
 */
export async function writeSections(
  path: string,
  label: unknown,
  parts: Iterable<[string, SectionValue]>,
): Promise<void> {
  const aside = ownHalf(path)
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

/** Removes what a thread of this process left that was ended while writing. */
export async function removeOwnHalf(path: string): Promise<void> {
  await rm(ownHalf(path), { force: true })
}

// Another server may be writing the same snapshot.
const ownHalf = (path: string) => `${path}.${process.pid}.part`

/** Removes temporary files of processes that were killed while writing. */
export async function removeHalves(path: string): Promise<void> {
  const [before, after] = [`${basename(path)}.`, '.part']
  const names = await readdir(dirname(path)).catch((): string[] => [])
  for (const name of names.filter((one) => one.startsWith(before) && one.endsWith(after))) {
    const pid = Number(name.slice(before.length, -after.length))
    if (pid > 0 && !isAlive(pid)) await rm(join(dirname(path), name), { force: true })
  }
}

async function writeAll(file: FileHandle, label: unknown, parts: Iterable<[string, SectionValue]>): Promise<void> {
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

function bytesOf(part: SectionValue): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part) : new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
}

/** Allocates the memory of a column, for this thread alone or shared between threads. */
export type Allocate = (bytes: number) => ArrayBuffer | SharedArrayBuffer

/**
 * Reads a file of `writeSections`, each column into a buffer of its own, so that each can be freed alone. Throws if the file is missing,
 * of another kind, cut off or damaged.
 */
export async function readSections(
  path: string,
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
): Promise<PartsFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await readPiece(file, 0, Buffer.alloc(Math.min(HEAD, size)))
    if (head.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('it is not a snapshot')
    if (size < HEAD || head.readDoubleLE(16) !== size) throw new Error('it is cut off')
    const tableLength = head.readDoubleLE(24)
    // Checked before the checksum, since a wrong length would make the next read fail.
    if (!(tableLength >= 0 && tableLength <= size - HEAD)) throw new Error('it is damaged')
    const table = await readPiece(file, size - tableLength, Buffer.alloc(tableLength))
    const { label, entries } = JSON.parse(table.toString()) as { label: unknown; entries: Entry[] }
    const reading = { file, size, at: HEAD, sum: 0 }
    const deps: SectionMap = {}
    for (const entry of entries) deps[entry.name] = await readPart(reading, entry, allocate)
    const sum = crc32(head.subarray(SUMMED_FROM), crc32(table, reading.sum))
    if (reading.at !== size - tableLength || sum !== head.readDoubleLE(8)) throw new Error('it is damaged')
    return { label, parts: deps }
  } finally {
    await file.close()
  }
}

/** The position in a file, and the checksum of everything read after its head. */
interface Reading {
  file: FileHandle
  size: number
  at: number
  sum: number
}

async function readPart(
  reading: Reading,
  { name, type, at, bytes: length }: Entry,
  allocate: Allocate,
): Promise<SectionValue> {
  if (at !== reading.at || !(length >= 0 && length <= reading.size - at)) throw new Error('it is damaged')
  const isText = type === 'string'
  const Kind = isText ? Uint8Array : (TYPES[type as keyof typeof TYPES] ?? raise(`no type ${type} of ${name}`))
  if (length % Kind.BYTES_PER_ELEMENT) throw new Error('it is damaged')
  const bytes = Buffer.from(isText ? new ArrayBuffer(length) : allocate(length))
  await addPiece(reading, bytes)
  await addPiece(reading, Buffer.alloc(-reading.at & 7))
  return isText ? bytes.toString() : new Kind(bytes.buffer as ArrayBuffer)
}

async function addPiece(reading: Reading, bytes: Buffer): Promise<void> {
  await readPiece(reading.file, reading.at, bytes)
  reading.sum = crc32(bytes, reading.sum)
  reading.at += bytes.length
}

async function readPiece(file: FileHandle, at: number, bytes: Buffer): Promise<Buffer> {
  if (!bytes.length) return bytes
  const { bytesRead } = await file.read(bytes, 0, bytes.length, at)
  if (bytesRead < bytes.length) throw new Error('it is cut off')
  return bytes
}

function raise(reason: string): never {
  throw new Error(reason)
}
