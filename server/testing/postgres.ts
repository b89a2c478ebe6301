import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/postgres/migrate.ts'
import { CLUSTER_USER, startCluster, stopCluster } from '../platform/postgres/postgres-process.ts'
import type { ClusterPlace } from '../platform/postgres/postgres-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of this test run's PostgreSQL. */
    socketFolder: string
    /** Where the workers note the statements that they send. */
    statementsFolder: string
  }
}

export const TEMPLATE = 'quarry_template'
export const TEST_USER = { uid: 60_998, gid: 60_998 }

/** Starts a PostgreSQL for a run of tests, with a migrated database that each test file copies. */
export async function providePostgres(project: TestProject, binaries: string): Promise<() => Promise<void>> {
  const { socketFolder, stop } = await startTestPostgres(binaries)
  await query(socketFolder, 'postgres', `CREATE DATABASE ${TEMPLATE}`)
  const client = new Client({ host: socketFolder, user: CLUSTER_USER, database: TEMPLATE })
  await client.connect()
  await migrate(client)
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  await client.end()
  process.stdout.write(`${project.name}: PostgreSQL ${rows[0]?.version}\n`)
  project.provide('socketFolder', socketFolder)
  return stop
}

/** Starts an empty PostgreSQL in a folder of its own; `stop` removes both. */
export async function startTestPostgres(
  binaries: string,
): Promise<{ socketFolder: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-test-'))
  await chmod(folder, 0o755)
  const place: ClusterPlace = {
    binaries,
    cluster: join(folder, 'postgres'),
    ...(process.getuid?.() === 0 && { owner: TEST_USER }),
    // Browser tests share six apps, and each worker has its own: 40 connections were sometimes too few.
    mostConnections: 120,
  }
  const cluster = await startCluster(place)
  // The data does not outlive the run, so nothing needs to wait for the disk.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await query(cluster.socketFolder, 'postgres', `ALTER SYSTEM SET ${setting} = off`)
  await query(cluster.socketFolder, 'postgres', 'SELECT pg_reload_conf()')
  return {
    socketFolder: cluster.socketFolder,
    stop: async () => {
      await stopCluster(cluster)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One statement on one database of the tests' PostgreSQL. */
export async function query<Row>(socketFolder: string, database: string, statement: string): Promise<Row[]> {
  const client = new Client({ host: socketFolder, user: CLUSTER_USER, database })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows as Row[]
  } finally {
    await client.end()
  }
}
