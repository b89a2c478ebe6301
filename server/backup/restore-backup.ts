import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { QueryExecutorProvider } from 'kysely'
import type { ClientBase } from 'pg'
import { withClient } from '../platform/postgres/database.ts'
import { makeDataFolder, UNFINISHED_RESTORE } from '../platform/postgres/data-folder.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { SetupError } from '../platform/setup-error.ts'
import { readBackup } from './read-backup.ts'
import type { BackupReader, ReadBackup } from './read-backup.ts'
import { requireSameDigest } from './archive/file-digest.ts'
import type { BackupKey } from './archive/key-file.ts'
import { FOLDERS } from './files/stored-files.ts'
import type { StoredFiles } from './files/stored-files.ts'
import {
  beginTables,
  finishTables,
  requireKnownMigrations,
  requireSameRows,
  writeTable,
} from './tables/restore-tables.ts'
import type { TableWriter } from './tables/restore-tables.ts'

export interface RestoreDeps {
  /** An empty database that `connect` opened. */
  db: QueryExecutorProvider
  files: StoredFiles
}

export interface RestoreOptions {
  path: string
  key: BackupKey | undefined
  /** The file's own, if it is known: another file is refused. */
  digest?: string | undefined
  /** Whether files are written too. */
  hasFiles: boolean
  signal?: AbortSignal
  onProgress(doing: string): void
}

/** Reads all of a backup before anything is written. Throws SetupError if it is damaged, or of a newer product. */
export async function checkBackup(
  path: string,
  key: BackupKey | undefined,
  onProgress: RestoreOptions['onProgress'],
): Promise<ReadBackup> {
  return readBackup(path, key, { onBegin: requireKnownMigrations, onProgress })
}

/**
 * Restores a backup that `checkBackup` has found whole. The database gets everything or nothing, in one transaction that ends when all
 * files are there; afterwards newer migrations are applied.
 */
export async function restoreBackup({ db, files }: RestoreDeps, options: RestoreOptions): Promise<ReadBackup> {
  // A failure closes the connection, and with it the transaction.
  return withClient(db, async (client) => {
    const read = await restoreInside(client, files, options)
    await client.query('COMMIT')
    options.onProgress('statistics')
    await migrate(client)
    await recordRestore(client, read)
    await client.query('ANALYZE')
    return read
  })
}

/** Lets the product tell operators what lives again (decisions/181). */
async function recordRestore(client: ClientBase, { begin }: ReadBackup): Promise<void> {
  const record = 'INSERT INTO restored_backup (backup_at, restored_at) VALUES ($1, now())'
  await client.query(record, [begin.startedAt])
}

async function restoreInside(
  client: ClientBase,
  files: StoredFiles,
  { path, key, digest, hasFiles, signal, onProgress }: RestoreOptions,
): Promise<ReadBackup> {
  const read = await readBackup(path, key, {
    ...createRowsReader(client),
    onProgress: (doing) => {
      signal?.throwIfAborted()
      onProgress(doing)
    },
    async onFile(name, bytes, content) {
      if (hasFiles) await files.put(name, { bytes, stream: Readable.from(content) })
      else for await (const _ of content);
    },
  })
  if (digest !== undefined) requireSameDigest(path, read.digest, digest)
  for (const sums of read.manifest.tables) {
    onProgress(`comparing ${sums.name}`)
    const table = read.begin.tables.find(({ name }) => name === sums.name)
    if (table) await requireSameRows(client, table, sums)
  }
  return read
}

function createRowsReader(client: ClientBase): BackupReader {
  let finish = async (): Promise<void> => undefined
  let writer: TableWriter | undefined

  return {
    async onBegin(begin) {
      const laidAside = await beginTables(client, begin)
      finish = async () => finishTables(client, begin, laidAside)
    },
    async onRows(table, rows) {
      writer ??= writeTable(client, table)
      await writer.write(rows)
    },
    async onTableEnd() {
      await writer?.end()
      writer = undefined
    },
    onTablesEnd: async () => finish(),
  }
}

/**
 * Marks a folder while the work writes into it: no server starts on it before the end of a restore. A folder into which nothing was
 * written goes again.
 */
export async function whileUnfinished<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await makeDataFolder(folder)
  const mark = join(folder, UNFINISHED_RESTORE)
  await writeFile(mark, 'A restore writes here, or was broken off: run it again.\n')
  try {
    const result = await work()
    await rm(mark)
    return result
  } catch (error) {
    const isUntouched = (await readdir(folder)).length === 1
    if (isUntouched) await rm(folder, { recursive: true })
    throw error
  }
}

/** Throws SetupError if something is in the folder, save what an earlier, broken-off restore has left. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const [first] = await readdir(folder).catch((error: unknown): string[] => {
    const { code = 'unknown cause' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new SetupError(`The folder ${folder} cannot be used (${code}); name a new one with --into.`, error)
  })
  if (first !== undefined && !existsSync(join(folder, UNFINISHED_RESTORE)))
    throw new SetupError(`The folder ${folder} is not empty (it has ${first}); name a new one with --into.`)
}

/**
 * Throws SetupError if the store has files already, which a restore would replace, save those of an earlier, broken-off restore into this
 * folder.
 */
export async function requireEmptyStore(files: Pick<StoredFiles, 'list'>, folder: string): Promise<void> {
  if (existsSync(join(folder, UNFINISHED_RESTORE))) return
  for (const inner of FOLDERS)
    for await (const { name } of files.list(inner))
      throw new SetupError(
        `The object store is not empty (it has ${name}); name another bucket or path in STORAGE_URL, or restore --without-files.`,
      )
}
