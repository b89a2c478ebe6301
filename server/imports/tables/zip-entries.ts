import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { open } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { createDistinctNames, pathOfEntry } from './entry-names.ts'
import { TableRefused } from './table-refused.ts'

const MOST_ENTRIES = 100_000
const GIBIBYTE = 1024 ** 3
/** The limit of all inflated bytes of an archive. */
export const MOST_INFLATED = 4 * GIBIBYTE
const UTF_8_NAME = 0x800
const ENCRYPTED = 1
const LINK = 0o120000
const FILE_TYPE = 0o170000

/** The files of a ZIP by path, without folders, links and the metadata of macOS and Windows. */
export interface OpenZip {
  readonly names: readonly string[]
  /** The size in bytes that an entry states; reading one that is larger fails. */
  sizeOf(name: string): number
  /** The inflated bytes of an entry, counted; throws TableRefused if they are too many. */
  read(name: string): Promise<Readable>
  close(): Promise<void>
}

export async function openZip(path: string): Promise<OpenZip> {
  const { zip, entries } = await listEntries(path)
  let inflated = 0
  /** What is read twice counts once. */
  const inflatedByName = new Map<string, number>()
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    async read(name) {
      const entry = entries.get(name)
      if (!entry) throw new TableRefused(`${name} is not in the archive`, `压缩包中没有 ${name}`)
      let own = 0
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          own += chunk.length
          const known = inflatedByName.get(name) ?? 0
          if (own > known) {
            inflated += own - known
            inflatedByName.set(name, own)
          }
          if (inflated > MOST_INFLATED) done(tooLarge())
          else done(null, chunk)
        },
      })
      const stream = await openEntry(zip, entry)
      stream.on('error', (error) => counted.destroy(asRefusal(error)))
      counted.on('close', () => stream.destroy())
      return stream.pipe(counted)
    },
    close: async () => zip.close(),
  }
}

/** Extracts the wanted entries into a folder, and never outside it. */
export async function extractInto(zip: OpenZip, folder: string, isWanted: (name: string) => boolean): Promise<number> {
  let count = 0
  for (const name of zip.names) {
    if (!isWanted(name)) continue
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(await zip.read(name), createWriteStream(path))
    count += 1
  }
  return count
}

async function listEntries(path: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, opened) => {
      if (error) reject(asRefusal(error))
      else resolve(opened)
    })
  })
  try {
    return { zip, entries: await readEntries(zip) }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const distinct = createDistinctNames()
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(asRefusal(error))
    zip.on('error', fail)
    zip.on('end', resolve)
    zip.on('entry', (entry: Entry) => {
      try {
        const stated = nameOf(entry)
        if (stated !== undefined && isKept(stated, entry)) {
          const path = pathOfEntry(stated)
          distinct.add(stated, path)
          entries.set(path, entry)
          if (entries.size > MOST_ENTRIES) throw tooLarge()
        }
        zip.readEntry()
      } catch (error) {
        fail(error as Error)
      }
    })
    zip.readEntry()
  })
  distinct.check()
  return entries
}

/** Undefined for a folder; a backslash is a slash, as on Windows. Names are UTF-8 if flagged or valid as such, else GB18030 as on Chinese Windows. */
function nameOf(entry: Entry): string | undefined {
  const bytes = entry.fileName as unknown as Buffer
  const name = decodeName(bytes, (entry.generalPurposeBitFlag & UTF_8_NAME) !== 0).replaceAll('\\', '/')
  if (name.endsWith('/')) return undefined
  if (entry.generalPurposeBitFlag & ENCRYPTED)
    throw new TableRefused('The archive is protected by a password.', '压缩包有密码保护。')
  return name
}

function decodeName(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function isKept(name: string, entry: Entry): boolean {
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK
  return !isLink && !/(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/.test(name)
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(asRefusal(error))
      else resolve(stream)
    })
  })
}

function asRefusal(error: Error): Error {
  if (error instanceof TableRefused) return error
  return new TableRefused(
    `The archive is broken or cut off (${error.message}).`,
    `压缩包已损坏或不完整（${error.message}）。`,
  )
}

function tooLarge(): TableRefused {
  return new TableRefused(
    `The archive unpacks to more than ${MOST_INFLATED / GIBIBYTE} GB, or holds more than ${MOST_ENTRIES} files.`,
    `压缩包解压后超过 ${MOST_INFLATED / GIBIBYTE} GB，或文件数超过 ${MOST_ENTRIES}。`,
  )
}
