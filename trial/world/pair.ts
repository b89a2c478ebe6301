import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { waitFor } from '../../e2e/stage/server.ts'
import { chooseBinaries } from '../../server/platform/postgres/embedded-postgres.ts'
import { CLUSTER_USER, startCluster, stopCluster } from '../../server/platform/postgres/postgres-process.ts'
import type { ClusterPlace, RunningCluster } from '../../server/platform/postgres/postgres-process.ts'
import { requireGoingOn } from './held.ts'
import type { Hold } from './held.ts'
import { killPostgres, POSTGRES_USER } from './postgres.ts'

const run = promisify(execFile)
const DATABASE = 'quarry'
const STANDBY = 'standby'

/** A PostgreSQL and its synchronous standby, which change places at each failover. */
export interface FailingPair {
  /** For DATABASE_URL: both hosts. */
  url: string
  /** For clients that look past the product; it names the primary of the moment. */
  primaryUrl(): string
  /** Kills the primary, as a power cut would. */
  killPrimary(): Promise<void>
  /** Makes the standby the primary. */
  promote(): Promise<void>
  /** How many connections of the primary wait for notices (LISTEN). */
  listening(): Promise<number>
  /** Makes the killed one a standby of the other, from a fresh copy; resolves once each commit waits for it. */
  rejoin(): Promise<void>
}

interface Member {
  place: ClusterPlace
  socket: string
  /** A start under way too, so that it can be waited for. */
  running?: Promise<RunningCluster>
}

/** Creates both in the folder, which every user must reach. The first is the primary. */
export async function createPair(folder: string, hold: Hold): Promise<FailingPair> {
  const binaries = await chooseBinaries()
  let primary = await createMember(binaries, folder, 'a')
  let other = await createMember(binaries, folder, 'b')
  const url = urlOf(`${primary.socket},${other.socket}`)
  hold(async () => {
    // The standby goes first: the primary's last messages would wait for it.
    for (const { running } of [other, primary]) {
      const cluster = await running?.catch(() => undefined)
      if (cluster) await stopCluster(cluster)
    }
    for (const { socket } of [other, primary]) await rm(socket, { recursive: true, force: true })
  })
  await start(primary)
  if (primary.running) await stopCluster(await primary.running)
  // A copy of a running cluster needs what was written since its beginning.
  await appendFile(
    join(primary.place.cluster, 'postgresql.conf'),
    `\nwal_keep_size = '512MB'\nwal_retrieve_retry_interval = '100ms'\n`,
  )
  await start(primary)
  await ask(primary, `CREATE DATABASE ${DATABASE}`, 'postgres')

  const rejoin = async () => {
    await copyCluster(primary, other)
    await start(other)
    await ask(primary, `ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`)
    await ask(primary, 'SELECT pg_reload_conf()')
    await waitFor(async () => {
      const [row] = await ask(primary, `SELECT count(*)::int AS it FROM pg_stat_replication WHERE sync_state = 'sync'`)
      return row?.it === 1
    })
  }
  await rejoin()
  return {
    url,
    primaryUrl: () => urlOf(primary.socket),
    killPrimary: () => killPostgres(primary.place.cluster),
    async promote() {
      ;[primary, other] = [other, primary]
      await ask(primary, 'SELECT pg_promote()')
    },
    async listening() {
      const [row] = await ask(primary, `SELECT count(*)::int AS it FROM pg_stat_activity WHERE query LIKE 'LISTEN %'`)
      return Number(row?.it)
    },
    rejoin,
  }
}

async function start(member: Member): Promise<void> {
  requireGoingOn()
  member.running = startCluster(member.place, member.socket)
  await member.running
}

function urlOf(hosts: string): string {
  return `postgres://${CLUSTER_USER}@localhost/${DATABASE}?host=${encodeURIComponent(hosts)}`
}

async function createMember(binaries: string, folder: string, name: string): Promise<Member> {
  // Paths of sockets must be short.
  const socket = await mkdtemp(join(tmpdir(), `quarry-${name}-`))
  const owner = process.getuid?.() === 0 ? POSTGRES_USER : undefined
  if (owner) await chown(socket, owner.uid, owner.gid)
  return { place: { binaries, cluster: join(folder, name), mostConnections: 120, ...(owner && { owner }) }, socket }
}

async function ask(member: Member, statement: string, database = DATABASE): Promise<{ it?: unknown }[]> {
  const client = await open(member, database)
  try {
    return (await client.query<{ it?: unknown }>(statement)).rows
  } finally {
    await client.end()
  }
}

async function open({ socket }: Member, database: string): Promise<Client> {
  const client = new Client({ host: socket, user: CLUSTER_USER, database })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A base backup as PostgreSQL's manual describes it; the embedded PostgreSQL comes without `pg_basebackup`. */
async function copyCluster(from: Member, to: Member): Promise<void> {
  const { cluster, owner } = to.place
  await rm(cluster, { recursive: true, force: true })
  await rm(to.socket, { recursive: true, force: true })
  await mkdir(to.socket, { mode: 0o700 })
  if (owner) await chown(to.socket, owner.uid, owner.gid)
  const client = await open(from, 'postgres')
  try {
    await client.query(`SELECT pg_backup_start('standby', fast => true)`)
    // Files come and go meanwhile: those that are gone when `cp` comes to them are not needed.
    await run('cp', ['-a', from.place.cluster, cluster]).catch(() => undefined)
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT * FROM pg_backup_stop(wait_for_archive => false)',
    )
    await writeFile(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
    await rm(join(cluster, name), { recursive: true, force: true })
  await mkdir(join(cluster, 'pg_wal'), { mode: 0o700 })
  const conninfo = `host=${from.socket} user=${CLUSTER_USER} application_name=${STANDBY}`
  // Replaces what the primary was told: a promoted standby must not wait for another.
  await writeFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  await writeFile(join(cluster, 'standby.signal'), '')
  if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, cluster])
}
