import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { sql } from 'kysely'
import { readBackup } from '../../server/backup/read-backup.ts'
import { createFolderObjects } from '../../server/platform/storage/objects/folder-objects.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { writeBackup } from '../../server/backup/write-backup.ts'
import type { BackupOptions, WrittenBackup } from '../../server/backup/write-backup.ts'
import { openDatabase } from '../../server/platform/postgres/database.ts'
import { generatedCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { onScratch } from '../scratch.ts'
import type { Scratch } from '../scratch.ts'

const SKUS = 100_000
const MEMORY_EVERY_MS = 50
const MEGABYTE = 2 ** 20

/**
 * A backup of 100,000 SKUs while a server runs and a writer changes them, its restore into a new data folder, and the tables that differ
 * between both: a second backup, of what was restored, says so by the counts and sums of its rows.
 */
export async function measureBackup(): Promise<Figure[]> {
  const catalogue = await generatedCatalogue(SKUS)
  const folder = await mkdtemp(join(tmpdir(), 'quarry-backup-'))
  const key = { identities: [await generateX25519Identity()] }
  const options = { path: join(folder, 'backup.age'), key, hasFiles: true, onProgress: () => undefined }
  const memory = watchMemory()
  try {
    const { backup, changes } = await onScratch(catalogue, async (scratch) => backUpMeanwhile(scratch, options))
    const verified = await timedValue(async () => readBackup(options.path, key))
    const { restored, differing } = await restoreAndCompare(join(folder, 'data'), options, backup.value)
    const rows = backup.value.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const note = `${rows} rows, ${changes} changes meanwhile`
    return [
      { name: 'backup of 100,000 SKUs, encrypted', value: backup.seconds, unit: 's', note },
      { name: 'backup, its size', value: backup.value.bytes / MEGABYTE, unit: 'MB' },
      { name: 'backup, verified', value: verified.seconds, unit: 's' },
      { name: 'backup, restored and compared', value: restored.seconds, unit: 's' },
      { name: 'backup and restore, most memory', value: memory.most() / MEGABYTE, unit: 'MB' },
      {
        name: 'restore, tables that differ',
        value: differing.length,
        unit: '',
        target: { atMost: 0 },
        note: differing.join(),
      },
    ]
  } finally {
    memory.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function backUpMeanwhile({ db, folder }: Scratch, options: BackupOptions) {
  const stopping = new AbortController()
  let changes = 0
  const writing = (async () => {
    while (!stopping.signal.aborted) {
      const from = (changes * 7919) % SKUS
      const { numAffectedRows = 0n } = await sql`
        UPDATE sku SET stock = coalesce(stock, 0) + 1 WHERE id BETWEEN ${from} AND ${from + 9}`.execute(db)
      changes += Number(numAffectedRows) || 1
    }
  })()
  const backup = await timedValue(async () => writeBackup({ db, files: createFolderObjects(folder) }, options))
  stopping.abort()
  await writing
  return { backup, changes }
}

async function restoreAndCompare(dataDir: string, options: BackupOptions, { manifest }: WrittenBackup) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, 'restore')
  try {
    const deps = { db: database.db, files: createFolderObjects(dataDir) }
    const restored = await timedValue(async () => restoreBackup(deps, options))
    const again = await writeBackup(deps, { ...options, path: `${options.path}.again` })
    const sumsOf = (name: string) => again.manifest.tables.find((table) => table.name === name)
    const differing = manifest.tables.filter(
      ({ name, rows, rowsSum }) => rows !== sumsOf(name)?.rows || rowsSum !== sumsOf(name)?.rowsSum,
    )
    return { restored, differing: differing.map(({ name }) => name) }
  } finally {
    await database.close()
  }
}

async function timedValue<Value>(work: () => Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const began = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - began) / 1000 }
}

/** The most memory of this process, in bytes. */
function watchMemory(): { most(): number; stop(): void } {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), MEMORY_EVERY_MS)
  return { most: () => most, stop: () => clearInterval(timer) }
}
