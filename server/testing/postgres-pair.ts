import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdir, mkdtemp, chown, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { chooseBinaries } from '../platform/postgres/embedded-postgres.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { CLUSTER_USER, startCluster, stopCluster } from '../platform/postgres/postgres-process.ts'
import { query, TEST_USER } from './postgres.ts'

const run = promisify(execFile)
const DATABASE = 'quarry'
const owner = process.getuid?.() === 0 ? TEST_USER : undefined

/** One PostgreSQL of a pair. */
export interface PairedPostgres {
  /** The folder of its socket. */
  host: string
  /** Stops all its processes where they are, as if its machine hung. */
  pause(): Promise<void>
  goOn(): Promise<void>
  /** Kills all its processes, as if its machine lost power. */
  kill(): Promise<void>
}

/** Two real PostgreSQL: a primary, which waits for its standby at each commit, and the standby. */
export interface PostgresPair {
  primary: PairedPostgres
  standby: PairedPostgres
  /** A migrated database; the hosts are those of both. */
  connection: { host: string; hosts: { host: string; port: number }[]; user: string; database: string }
  /** Makes the standby the primary. */
  promote(): Promise<void>
  close(): Promise<void>
}

/** Starts a pair; both keep nothing on the disk for certain, so only processes may be killed. */
export async function startPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-pair-'))
  await chmod(folder, 0o755)
  const binaries = await chooseBinaries()
  await makeDatabase(binaries, join(folder, 'a'))
  await run('cp', ['-a', join(folder, 'a'), join(folder, 'b')])
  await writeFile(join(folder, 'b/standby.signal'), '')
  const hosts = { a: await socketFolder(folder, 'sa'), b: await socketFolder(folder, 'sb') }
  // Only the primary's own setting: a promoted standby must not wait for another.
  await appendFile(join(folder, 'a/postgresql.conf'), `\nsynchronous_standby_names = 'b'\n`)
  await appendFile(
    join(folder, 'b/postgresql.conf'),
    `\nprimary_conninfo = 'host=${hosts.a} user=${CLUSTER_USER} application_name=b'\nwal_retrieve_retry_interval = '100ms'\n`,
  )
  const primary = await launch(binaries, join(folder, 'a'), hosts.a)
  const standby = await launch(binaries, join(folder, 'b'), hosts.b)
  await untilTrue(hosts.a, `SELECT sync_state = 'sync' AS is_so FROM pg_stat_replication`)
  return {
    primary,
    standby,
    connection: {
      host: hosts.a,
      hosts: [hosts.a, hosts.b].map((host) => ({ host, port: 5432 })),
      user: CLUSTER_USER,
      database: DATABASE,
    },
    promote: async () => void (await query(hosts.b, DATABASE, 'SELECT pg_promote()')),
    async close() {
      await Promise.all([primary.kill(), standby.kill()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeDatabase(binaries: string, cluster: string): Promise<void> {
  const made = await startCluster({ binaries, cluster, ...(owner && { owner }) })
  await query(made.socketFolder, 'postgres', `CREATE DATABASE ${DATABASE}`)
  const client = new Client({ host: made.socketFolder, user: CLUSTER_USER, database: DATABASE })
  await client.connect()
  await migrate(client)
  await client.end()
  await stopCluster(made)
}

async function socketFolder(folder: string, name: string): Promise<string> {
  const made = join(folder, name)
  await mkdir(made, { mode: 0o700 })
  if (owner) await chown(made, owner.uid, owner.gid)
  return made
}

async function launch(binaries: string, cluster: string, host: string): Promise<PairedPostgres> {
  const settings = ['listen_addresses=', 'fsync=off', 'shared_buffers=16MB', 'max_connections=60']
  const postmaster = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, '-k', host, ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', cwd: binaries, ...owner },
  )
  await untilTrue(host, 'SELECT true AS is_so')
  const { pid = 0 } = postmaster
  const signalAll = async (signal: NodeJS.Signals): Promise<void> => {
    for (const one of [pid, ...(await childrenOf(pid))]) signalOne(one, signal)
  }
  return {
    host,
    pause: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    async kill() {
      if (postmaster.exitCode !== null || postmaster.signalCode !== null) return
      const ended = once(postmaster, 'exit')
      await signalAll('SIGKILL')
      await ended
    },
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.trim().split('\n').map(Number)
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

async function untilTrue(host: string, statement: string): Promise<void> {
  for (;;) {
    const rows = await query<{ is_so: boolean }>(host, 'postgres', statement).catch(() => [])
    if (rows[0]?.is_so) return
    await sleep(10)
  }
}
