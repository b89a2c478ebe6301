import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { chooseBinaries } from '../../server/platform/postgres/embedded-postgres.ts'
import { startCluster, stopCluster } from '../../server/platform/postgres/postgres-process.ts'
import type { ClusterPlace, RunningCluster } from '../../server/platform/postgres/postgres-process.ts'

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
  stop(): Promise<void>
}

/** Creates the cluster in the folder, which every user must reach, starts it, and creates the database `quarry`. */
export async function createPostgres(folder: string): Promise<ExternalPostgres> {
  const place: ClusterPlace = {
    binaries: await chooseBinaries(),
    cluster: join(folder, 'cluster'),
    mostConnections: 100,
    ...(process.getuid?.() === 0 && { owner: POSTGRES_USER }),
  }
  let running: RunningCluster = await startCluster(place)
  const { socketFolder } = running
  const client = new Client({ host: socketFolder, user: USER, database: 'postgres' })
  await client.connect()
  await client.query(`CREATE DATABASE ${USER}`)
  await client.end()
  return {
    url: `postgres://${USER}@localhost/${USER}?host=${encodeURIComponent(socketFolder)}`,
    kill: () => killPostgres(place.cluster),
    start: async () => {
      running = await startCluster(place, socketFolder)
    },
    stop: () => stopCluster(running),
  }
}

/** Kills the postmaster of a cluster and all its children, as a power cut would. */
export async function killPostgres(cluster: string): Promise<void> {
  const [first] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(first)
  const { stdout } = await run('ps', ['--ppid', String(postmaster), '-o', 'pid=']).catch(() => ({ stdout: '' }))
  const children = stdout.split('\n').flatMap((line) => Number(line) || [])
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
  while (await isAlive(postmaster)) await sleep(5)
}

async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'stat=']).catch(() => ({ stdout: '' }))
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
