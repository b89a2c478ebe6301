import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { chooseBinaries } from '../../server/platform/postgres/embedded-postgres.ts'
import { startCluster, stopCluster } from '../../server/platform/postgres/postgres-process.ts'
import type { ClusterPlace } from '../../server/platform/postgres/postgres-process.ts'
import { requireGoingOn } from './held.ts'
import type { Hold } from './held.ts'
import { descendantsOf, killIfThere } from './processes.ts'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root. */
export const POSTGRES_USER = { uid: 60_996, gid: 60_996 }
const USER = 'quarry'

/** A PostgreSQL of its own, as an operator runs one beside the product. */
export interface ExternalPostgres {
  /** For DATABASE_URL. */
  readonly url: string
  kill(): Promise<void>
  start(): Promise<void>
}

/** Creates the cluster in the folder, which every user must reach, starts it, and creates the database `quarry`. */
export async function createPostgres(folder: string, hold: Hold): Promise<ExternalPostgres> {
  const place: ClusterPlace = {
    binaries: await chooseBinaries(),
    cluster: join(folder, 'cluster'),
    mostConnections: 100,
    ...(process.getuid?.() === 0 && { owner: POSTGRES_USER }),
  }
  let running = startCluster(place)
  // A start under way is waited for: what it starts would outlive the trial.
  hold(async () => stopCluster(await running))
  const { socketFolder } = await running
  const client = new Client({ host: socketFolder, user: USER, database: 'postgres' })
  await client.connect()
  await client.query(`CREATE DATABASE ${USER}`)
  await client.end()
  return {
    url: `postgres://${USER}@localhost/${USER}?host=${encodeURIComponent(socketFolder)}`,
    kill: () => killPostgres(place.cluster),
    async start() {
      requireGoingOn()
      running = startCluster(place, socketFolder)
      await running
    },
  }
}

/** The postmaster of a database that we are connected to, on this machine. */
export async function findPostmaster(client: Client): Promise<number> {
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
  return readPostmaster(rows[0]?.data_directory ?? '')
}

async function readPostmaster(cluster: string): Promise<number> {
  const [first] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(first)
}

/** Kills the postmaster of a cluster and all its children, as a power cut would. */
export async function killPostgres(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  const children = await descendantsOf(postmaster)
  for (const pid of [postmaster, ...children]) killIfThere(pid)
  while (await isAlive(postmaster)) await sleep(5)
}

async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'stat=']).catch(() => ({ stdout: '' }))
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
