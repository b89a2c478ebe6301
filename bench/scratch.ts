import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { connect, openDatabase } from '../server/platform/postgres/database.ts'
import type { Db } from '../server/database.ts'
import type { Catalogue } from './catalogues.ts'
import { plainConfig } from './plain-database.ts'
import { startServer } from './server.ts'
import type { BenchServer } from './server.ts'

/** A server on a copy of a catalogue's database, for measures that change it. */
export interface Scratch {
  name: string
  server: BenchServer
  db: Db
  folder: string
}

const COPY = 'bench_scratch'

/**
 * Copies the database within its PostgreSQL and drops the copy afterwards. `prepare` runs before the server starts. No
 * server may run on the original.
 */
export async function onScratch<Result>(
  { name, dataDir }: Catalogue,
  work: (scratch: Scratch) => Promise<Result>,
  prepare?: (db: Scratch['db']) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<Result> {
  // Keeps PostgreSQL running without a connection to the database that is copied.
  const original = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  const config = await plainConfig(dataDir)
  const folder = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  await administer(dataDir, [
    `DROP DATABASE IF EXISTS ${COPY} WITH (FORCE)`,
    `CREATE DATABASE ${COPY} TEMPLATE ${config.database} STRATEGY file_copy`,
  ])
  const db = connect({ ...config, database: COPY })
  await prepare?.(db)
  const DATABASE_URL = `postgres://${config.user}@localhost/${COPY}?host=${encodeURIComponent(config.host)}`
  const server = await startServer(folder, { DATABASE_URL, ...settings })
  try {
    return await work({ name, server, db, folder })
  } finally {
    await server.stop()
    await db.destroy()
    await administer(dataDir, [`DROP DATABASE ${COPY} WITH (FORCE)`])
    await original.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function administer(dataDir: string, statements: string[]): Promise<void> {
  const client = new Client({ ...(await plainConfig(dataDir)), database: 'postgres' })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
