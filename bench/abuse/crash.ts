import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { findProcess, isStillThere, readMark } from '../../server/platform/postgres/living-process.ts'
import { demonstrationCatalogue, generatedCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { startServer } from '../server.ts'
import type { BenchServer } from '../server.ts'
import { spreadOf } from '../spread.ts'

const CRASHES = 20
const WRITING_MS = 2000
const PAUSE_MS = 10
const TARGET = { atMost: 3 }

/**
 * Recovery time: server and database are killed during writes, and the clock runs from the restart to the first
 * answered list.
 */
export async function measureCrashes(): Promise<Figure[]> {
  const large = await generatedCatalogue(100_000)
  return [
    await crashesOf(await demonstrationCatalogue()),
    await crashesOf(large),
    await crashesOf(large, { hasLostModel: true }),
  ]
}

// Runs on the catalogue itself: a crash leaves it intact, and only a table of the bench is written.
async function crashesOf({ name, dataDir }: Catalogue, { hasLostModel = false } = {}): Promise<Figure> {
  const boots: number[] = []
  const model = join(dataDir, 'read-model.bin')
  let server = await startServer(dataDir)
  try {
    // After some seconds a server has saved its read model for the next start.
    while (!(await isThere(model))) await sleep(WRITING_MS)
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await crashWhileWriting(server, dataDir)
      if (hasLostModel) await rm(model, { force: true })
      server = await startServer(dataDir)
      boots.push(server.bootMs)
    }
    const database = await openPlainDatabase(dataDir)
    await database.query('DROP TABLE crash_filler')
    await database.end()
  } finally {
    await server.stop()
  }
  const { p50, most, count } = spreadOf(boots)
  return {
    name: `first answer after a crash${hasLostModel ? ', the catalogue in memory not kept' : ''}, slowest, ${name}`,
    value: most / 1000,
    unit: 's',
    target: TARGET,
    note: `median of ${count}: ${(p50 / 1000).toFixed(2)} s`,
    details: boots,
  }
}

/** Writes some ten megabytes that PostgreSQL must replay. */
async function crashWhileWriting(server: BenchServer, dataDir: string): Promise<void> {
  const database = await openPlainDatabase(dataDir)
  database.on('error', () => undefined)
  await database.query('CREATE TABLE IF NOT EXISTS crash_filler (number int, text text)')
  const postmaster = await findProcess(await numberOfPostgres(dataDir))
  const writing = write(database, performance.now() + WRITING_MS)
  await sleep(WRITING_MS)
  process.kill(server.pid, 'SIGKILL')
  if (!postmaster) throw new Error('no PostgreSQL of its own runs on the catalogue')
  process.kill(postmaster.pid, 'SIGKILL')
  await writing
  while (await isStillThere(postmaster)) await sleep(PAUSE_MS)
}

async function numberOfPostgres(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return readMark(text.split('\n', 1)[0] ?? '')?.pid ?? 0
}

/** Writes until the time is over or the database is gone. */
async function write(database: Client, until: number): Promise<void> {
  try {
    while (performance.now() < until + PAUSE_MS) {
      await database.query('TRUNCATE crash_filler')
      await database.query(
        'INSERT INTO crash_filler SELECT number, repeat(md5(number::text), 8) FROM generate_series(1, 2000) AS number',
      )
    }
  } catch {
    // The database was killed during a statement.
  } finally {
    await database.end().catch(() => undefined)
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
