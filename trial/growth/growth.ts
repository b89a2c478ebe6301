import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { generatedCatalogue } from '../../bench/catalogues.ts'
import { knownSkus } from '../../bench/finding/known-skus.ts'
import { openPlainDatabase } from '../../bench/plain-database.ts'
import { memoryOf } from '../../bench/process-memory.ts'
import { startServer } from '../../bench/server.ts'
import type { BenchServer } from '../../bench/server.ts'
import { waitFor } from '../../e2e/stage/server.ts'
import type { Finding, TrialOptions } from '../trial.ts'
import { withHeld } from '../world/held.ts'
import type { Hold } from '../world/held.ts'
import { answersOf } from './answers.ts'
import { followLag } from './follow-lag.ts'

const SIZES = [100_000, 1_000_000, 3_000_000]
const KNOWN_SKUS = 1000
const REST_MS = 5000
/** At rest: less than this share of change between two looks. */
const STEADY = 0.01
const MOST_RESTS = 24
const PATIENCE_MS = 600_000

/** How memory, start, answers and following grow with the catalogue. `rounds` limits how many sizes are tried. */
export async function tryGrowth({ rounds = SIZES.length, say }: TrialOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const size of SIZES.slice(0, rounds)) {
    const name = `${size.toLocaleString('en')} SKUs`
    try {
      findings.push(...(await withHeld((hold) => growTo(size, { say, hold }))))
    } catch (error) {
      // The other sizes are worth knowing all the same.
      say(`growth: ${name}: ${String(error)}`)
      findings.push({ what: `${name}: failed`, value: 1, unit: '', most: 0, note: String(error).slice(0, 300) })
    }
  }
  return findings
}

async function growTo(size: number, { say, hold }: { say: TrialOptions['say']; hold: Hold }): Promise<Finding[]> {
  const began = performance.now()
  const { name, dataDir } = await generatedCatalogue(size)
  say(`growth: ${name}, ready after ${Math.round((performance.now() - began) / 1000)} s`)
  const row = (what: string, value: number, unit: string, note?: string): Finding => ({
    what: `${name}: ${what}`,
    value,
    unit,
    ...(note && { note }),
  })
  await removeSavedModel(dataDir)
  const first = await startServer(dataDir)
  hold(first.stop)
  await waitFor(async () => (await sizeOf(dataDir, 'read-model.bin')) > 0, PATIENCE_MS)
  await restUntilSteady(first)
  const mostOfFirst = await mostMemoryOf(first)
  await first.stop()
  const server = await startServer(dataDir)
  hold(server.stop)
  const database = await openPlainDatabase(dataDir)
  hold(() => database.end())
  await stopVacuum(database, hold)
  const atRest = await restUntilSteady(server)
  const skus = await knownSkus(database, KNOWN_SKUS)
  const { rows } = await database.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
  const answers = await answersOf(server, skus)
  const afterwards = await restUntilSteady(server)
  const behind = await followLag(server, database)
  const filesBytes = await sizeOf(dataDir, '', ['postgres'])
  return [
    row('database', Number(rows[0]?.bytes) / 1e9, 'GB'),
    row('files beside the database', filesBytes / 1e6, 'MB'),
    row('saved read model', (await sizeOf(dataDir, 'read-model.bin')) / 1e6, 'MB'),
    row('first start, which builds the read model, to the first list', first.bootMs / 1000, 's'),
    row('most memory of this start, server', mostOfFirst, 'MB'),
    row('later start, to the first list', server.bootMs / 1000, 's'),
    row('memory at rest, server', atRest.server, 'MB'),
    row('memory at rest, PostgreSQL', atRest.database, 'MB'),
    ...Object.entries(answers).map(([what, { p50, p95, p99, processorMs }]) =>
      row(
        `${what}, p95`,
        p95,
        'ms',
        `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms; ${processorMs.toFixed(1)} ms of processors each`,
      ),
    ),
    row('memory at rest after these, server', afterwards.server, 'MB'),
    row('from a change to the list that shows it, p50', behind.p50, 'ms', `${behind.count} changes`),
    row('from a change to the list that shows it, longest', behind.most, 'ms'),
  ]
}

/** So that the first start must build it. */
async function removeSavedModel(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith('read-model.bin')) await rm(join(dataDir, name), { force: true })
}

/** Autovacuum of millions of rows would take processor and disk from what is measured. */
async function stopVacuum(database: Client, hold: Hold): Promise<void> {
  await database.query('ALTER SYSTEM SET autovacuum = off')
  hold(async () => {
    await database.query('ALTER SYSTEM RESET autovacuum')
    await database.query('SELECT pg_reload_conf()')
  })
  await database.query('SELECT pg_reload_conf()')
  await waitFor(async () => {
    const { rows } = await database.query(`SELECT FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'`)
    return rows.length === 0
  }, PATIENCE_MS)
}

interface Memory {
  server: number
  database: number
}

/** The memory once it no longer changes: garbage is collected, and what a start does afterwards is done. */
async function restUntilSteady(server: BenchServer): Promise<Memory> {
  let last = await memoryOfBoth(server)
  for (let rest = 0; rest < MOST_RESTS; rest += 1) {
    await sleep(REST_MS)
    const now = await memoryOfBoth(server)
    if (Math.abs(now.server / last.server - 1) < STEADY) return now
    last = now
  }
  return last
}

async function memoryOfBoth({ pid }: BenchServer): Promise<Memory> {
  const memories = (await memoryOf(pid)) ?? []
  const sum = (isDatabase: boolean) =>
    memories
      .filter(({ name }) => name.startsWith('postgres') === isDatabase)
      .reduce((total, { megabytes }) => total + megabytes, 0)
  return { server: sum(false), database: sum(true) }
}

/** The most memory that the server's process ever had, in MB. */
async function mostMemoryOf({ pid }: BenchServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** Bytes of the files and folders of a folder whose names begin so, but for some. */
async function sizeOf(folder: string, prefix: string, but: readonly string[] = []): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  let bytes = 0
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (!entry.name.startsWith(prefix) || but.includes(entry.name)) continue
    if (entry.isDirectory()) bytes += await sizeOf(path, '')
    // A file may have been replaced meanwhile.
    else
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      )
  }
  return bytes
}
