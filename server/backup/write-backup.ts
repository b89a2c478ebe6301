import { readFile } from 'node:fs/promises'
import type { QueryExecutorProvider } from 'kysely'
import { withClient } from '../platform/postgres/database.ts'
import { SetupError } from '../platform/setup-error.ts'
import { createArchive } from './archive/write-archive.ts'
import type { ArchiveWriter, WrittenArchive } from './archive/write-archive.ts'
import type { BackupKey } from './archive/key-file.ts'
import { sha256Of } from './digests.ts'
import { dumpFiles } from './files/dump-files.ts'
import { readNamedFiles } from './files/named-files.ts'
import type { NamedFiles } from './files/named-files.ts'
import type { StoredFiles } from './files/stored-files.ts'
import { BEGIN, FORMAT, MANIFEST, MANIFEST_SUM } from './format.ts'
import type { Begin, Manifest, TableSums } from './format.ts'
import { dumpTable, inSnapshot } from './tables/dump-tables.ts'

export interface BackupDeps {
  /** A database that `connect` opened. */
  db: QueryExecutorProvider
  files: StoredFiles
}

export interface BackupOptions {
  path: string
  key: BackupKey | undefined
  hasFiles: boolean
  signal?: AbortSignal
  onProgress(doing: string): void
}

/** The file's bytes and digest, and what is in it. */
export interface WrittenBackup extends WrittenArchive {
  manifest: Manifest
}

/** Writes database and files into one file, while the product serves. The file has its name only when it is whole. */
export async function writeBackup(deps: BackupDeps, options: BackupOptions): Promise<WrittenBackup> {
  const archive = await createArchive(options.path, options.key)
  try {
    const manifest = await writeEntries(deps, archive, options)
    return { manifest, ...(await archive.finish()) }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

// The tables come first: files that are added meanwhile are then too many, never too few.
async function writeEntries(
  { db, files }: BackupDeps,
  archive: ArchiveWriter,
  { hasFiles, signal, onProgress }: BackupOptions,
): Promise<Manifest> {
  const dumped = await withClient(db, async (client) =>
    inSnapshot(client, async (described) => {
      if (!described.tables.length) throw new SetupError('The database is empty: there is nothing to back up.')
      const begin = await beginOf(described, hasFiles)
      const beginText = JSON.stringify(begin, null, 2)
      await archive.add(BEGIN, Buffer.from(beginText))
      const tables: TableSums[] = []
      for (const table of begin.tables) {
        signal?.throwIfAborted()
        onProgress(`${tables.length} of ${begin.tables.length} tables, now ${table.name}`)
        tables.push(await dumpTable(client, table, archive))
      }
      const named: NamedFiles = await readNamedFiles(client, begin.tables)
      return { beginSha256: sha256Of(beginText), tables, named }
    }),
  )
  let count = 0
  const onFile = () => {
    signal?.throwIfAborted()
    onProgress(`${dumped.tables.length} tables, ${++count} files`)
  }
  const sums = await dumpFiles(archive, { files, named: dumped.named, isWhole: hasFiles, onFile })
  const { beginSha256, tables } = dumped
  const { makeable } = dumped.named
  const manifest: Manifest = { endedAt: new Date().toISOString(), beginSha256, tables, files: sums, makeable }
  const text = JSON.stringify(manifest, null, 2)
  await archive.add(MANIFEST, Buffer.from(text))
  await archive.add(MANIFEST_SUM, Buffer.from(`${sha256Of(text)}  ${MANIFEST}\n`))
  return manifest
}

async function beginOf(
  described: Pick<Begin, 'postgres' | 'migrations' | 'tables' | 'sequences'>,
  hasFiles: boolean,
): Promise<Begin> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return { format: FORMAT, product: version, startedAt: new Date().toISOString(), ...described, hasFiles }
}
