import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { SetupError } from '../platform/setup-error.ts'
import { readArchive } from './archive/read-archive.ts'
import type { ArchiveEntry } from './archive/read-archive.ts'
import type { BackupKey } from './archive/key-file.ts'
import { createTableDigest, sha256Of } from './digests.ts'
import { BEGIN, MANIFEST, MANIFEST_SUM, readBegin, readList, readManifest } from './format.ts'
import type { Begin, ListedFile, Manifest, TableSums } from './format.ts'

/** What somebody does with a backup that is read; each may wait. */
export interface BackupReader {
  onBegin?(begin: Begin): Promise<void>
  /** Rows of a table, in pieces cut anywhere. */
  onRows?(table: Begin['tables'][number], rows: Buffer): Promise<void>
  /** After the last piece of a table. */
  onTableEnd?(): Promise<void>
  /** After the last table, and before the first file. */
  onTablesEnd?(): Promise<void>
  /** Must read the content to its end. */
  onFile?(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>
  onProgress?(doing: string): void
}

export interface ReadBackup {
  begin: Begin
  manifest: Manifest
  /** The SHA-256 of the file. */
  digest: string
  /** Files that the database names, and that were not there when the backup was made; the first hundred. */
  missing: string[]
}

const MOST_NAMED = 100

/**
 * Reads a backup to its end and compares every digest and count, also of what the reader is given: an error after that means that none
 * of it counts. Throws SetupError if anything is wrong or lacking.
 */
export async function readBackup(
  path: string,
  key: BackupKey | undefined,
  reader: BackupReader = {},
): Promise<ReadBackup> {
  const walk = createWalk(reader)
  const hash = createHash('sha256')
  for await (const entry of readArchive(path, key, hash)) await walk.take(entry)
  return { ...walk.end(), digest: hash.digest('hex') }
}

function createWalk(reader: BackupReader) {
  const tables: TableSums[] = []
  const read = { begin: undefined as Begin | undefined, beginText: '', manifest: undefined as Manifest | undefined }
  const written = { manifest: '', sum: '' }
  let table: { shape: Begin['tables'][number]; digest: ReturnType<typeof createTableDigest> } | undefined
  let haveTablesEnded = false
  const files = createFileWalk(reader)

  async function endTable(): Promise<void> {
    if (!table) return
    tables.push({ name: table.shape.name, ...table.digest.end() })
    table = undefined
    await reader.onTableEnd?.()
  }

  async function takeRows(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (table?.shape.name !== name) {
      await endTable()
      const shape = read.begin?.tables.find((one) => one.name === name)
      if (!shape || haveTablesEnded) throw ofDamage(`an unexpected table ${name}`)
      table = { shape, digest: createTableDigest() }
    }
    reader.onProgress?.(`table ${name}`)
    const { shape, digest } = table
    for await (const piece of content) {
      digest.take(piece)
      await reader.onRows?.(shape, piece)
    }
  }

  async function endTables(): Promise<void> {
    if (haveTablesEnded) return
    await endTable()
    haveTablesEnded = true
    await reader.onTablesEnd?.()
  }

  return {
    async take({ name, bytes, content }: ArchiveEntry): Promise<void> {
      if (written.sum) throw ofDamage(`${name} after its end`)
      const [, tableName] = /^tables\/([^/]+)\/\d+\.copy$/.exec(name) ?? []
      if (name === BEGIN && !read.begin) {
        read.beginText = await text(content)
        read.begin = readBegin(read.beginText)
        return reader.onBegin?.(read.begin)
      }
      if (!read.begin) throw ofDamage('no beginning')
      if (tableName !== undefined) return takeRows(tableName, content)
      await endTables()
      if (name === MANIFEST_SUM) written.sum = await text(content)
      else if (name === MANIFEST) written.manifest = await text(content)
      else if (name.startsWith('files/')) await files.takeFile(name.slice('files/'.length), bytes, content)
      else if (name.startsWith('lists/')) files.takeList(await text(content))
      else throw ofDamage(`an unknown entry ${name}`)
    },
    end(): Omit<ReadBackup, 'digest'> {
      const { begin } = read
      if (!begin || written.sum !== `${sha256Of(written.manifest)}  ${MANIFEST}\n`) throw ofDamage('no end')
      const manifest = readManifest(written.manifest)
      if (manifest.beginSha256 !== sha256Of(read.beginText)) throw ofDamage('another beginning')
      requireTables(begin, manifest, tables)
      return { begin, manifest, missing: files.end(manifest.files) }
    },
  }
}

function createFileWalk(reader: BackupReader) {
  const sums = { count: 0, bytes: 0, gone: 0, missing: 0 }
  const all = createHash('sha256')
  const missing: string[] = []
  // Those whose list has not come yet.
  let pending = new Map<string, { bytes: number; sha256: string }>()

  return {
    async takeFile(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
      // A name is followed only where the format allows it.
      readList(JSON.stringify({ name }))
      const sha256 = createHash('sha256')
      const hashed = async function* () {
        for await (const piece of content) {
          sha256.update(piece)
          yield piece
        }
      }
      if (reader.onFile) await reader.onFile(name, bytes, hashed())
      else for await (const _ of hashed());
      pending.set(name, { bytes, sha256: sha256.digest('hex') })
      reader.onProgress?.(`${sums.count + pending.size} files`)
    },
    takeList(list: string): void {
      all.update(list)
      for (const listed of readList(list)) {
        sums[listed.state ?? 'count'] += 1
        sums.bytes += listed.bytes ?? 0
        if (listed.state === 'missing' && missing.length < MOST_NAMED) missing.push(listed.name)
        requireFile(listed, pending)
        pending.delete(listed.name)
      }
      const [unlisted] = pending.keys()
      if (unlisted !== undefined) throw ofDamage(`a file that is in no list, ${unlisted}`)
      pending = new Map()
    },
    end(expected: Manifest['files']): string[] {
      const found: Manifest['files'] = { ...sums, sha256: all.digest('hex') }
      if (pending.size || JSON.stringify(found) !== JSON.stringify(expected))
        throw ofDamage('other files than it counted')
      return missing
    },
  }
}

function requireFile(
  { name, bytes, sha256 }: ListedFile,
  pending: Map<string, { bytes: number; sha256: string }>,
): void {
  // Without a digest it is only listed.
  if (sha256 === undefined) return
  const file = pending.get(name)
  if (file?.sha256 !== sha256 || file.bytes !== bytes) throw ofDamage(`another file ${name} than it listed`)
}

function requireTables(begin: Begin, manifest: Manifest, found: TableSums[]): void {
  const sumsByName = new Map(found.map((sums) => [sums.name, sums]))
  const empty = createTableDigest().end()
  if (manifest.tables.length !== begin.tables.length) throw ofDamage('other tables than it counted')
  for (const expected of manifest.tables) {
    const sums = sumsByName.get(expected.name) ?? { name: expected.name, ...empty }
    const isSame = (['rows', 'bytes', 'sha256', 'rowsSum'] as const).every((key) => sums[key] === expected[key])
    if (!isSame) throw ofDamage(`other rows of ${expected.name} than it counted`)
  }
}

function ofDamage(what: string): SetupError {
  return new SetupError(`The backup is damaged or cut off: it has ${what}. Use another one.`)
}
