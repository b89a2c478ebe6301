import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { Pool, types } from 'pg'
import type { Client, ClientConfig, PoolClient, PoolConfig } from 'pg'
import type { Database, Db, Trx } from '../../database.ts'
import { noteConnecting } from '../calls/waits.ts'
import type { BegunPostgres, DatabasePlace } from './begun-postgres.ts'
import { isHalfRestored, makeDataFolder } from './data-folder.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import type { DatabaseAddress } from './database-url.ts'
import { reachPostgres } from './external-postgres.ts'
import { createClientGroup } from './client-group.ts'
import type { ClientGroup } from './client-group.ts'
import { copyOut } from './copy-streams.ts'
import { createFolderLock, isFolderHeld } from './folder-lock.ts'
import type { FolderLock } from './folder-lock.ts'
import { FollowingClient } from './following-client.ts'
import type { FollowingConfig } from './following-client.ts'
import { migrate } from './migrate.ts'
import { PooledClient } from './pooled-client.ts'
import { PlainClient } from './plain-client.ts'
import { CLUSTER_USER } from './postgres-process.ts'
import { isPlanOutdated, PreparingClient } from './preparing-client.ts'
import { isBrokenOff, standbyConfig, takeCaughtUp } from './standby.ts'
import { createSilence, DatabaseSilent } from './silence.ts'
import { watchWaiting } from './watch-waiting.ts'
import type { WatchTimes } from './watch-waiting.ts'
import type { WatchedConfig } from './watched-client.ts'
import { SetupError } from '../setup-error.ts'

/** The migrated database of a running product, and how to close it. */
export interface OpenDatabase {
  db: Db
  /** Other processes connect with this. */
  connection: ConnectOptions
  /** Describes the place for the start line. */
  location: string
  /** For an embedded database: whether it is new, and whether a server already runs on it. */
  embedded?: { isNew: boolean; hasServer: boolean }
  /** Closes the connections, and stops an embedded PostgreSQL that nobody else uses. */
  close(): Promise<void>
}

// More connections cost memory, and cannot make two cores faster.
const POOL_SIZE = 6
const OPEN_ATTEMPTS = 20
const OPEN_PAUSE_MS = 200

/** A backup is a tool, and a restore is alone like a server; both leave the tables as they are, without migrating them. */
type OpenedAs = 'server' | 'tool' | 'backup' | 'restore'

/**
 * Opens the database, the embedded one by default. `as: 'server'` claims the data folder and fails if another server has it; a
 * `tool` works beside a server. `begun` is an embedded one that is starting already.
 */
export async function openDatabase(place: DatabasePlace, as: OpenedAs, begun?: BegunPostgres): Promise<OpenDatabase> {
  // Pictures and documents are in this folder with any database.
  await makeDataFolder(place.dataDir)
  if (as !== 'restore' && isHalfRestored(place.dataDir)) {
    throw new SetupError(
      `A restore into ${place.dataDir} was broken off, or still runs: run it again, or set DATA_DIR to another folder.`,
    )
  }
  return place.databaseUrl ? openExternal(place, as) : openEmbedded(place.dataDir, as, begun)
}

// A calendar date has no time zone, so it stays text.
types.setTypeParser(types.builtins.DATE, (text) => text)

/** Time limits of statements in ms: in a request, and in long work (`patientOn`). */
const LONGEST_MS = 4500
const LONGEST_OF_PATIENT_MS = 10 * 60_000
const LONGEST_WAIT_MS = 4750
/** Connections for long work. */
const PATIENT_POOL_SIZE = 6

/** How to connect, as plain data: threads and processes are given it too. */
export interface ConnectOptions extends PoolConfig, FollowingConfig {
  /** How long one statement may take, in ms. */
  longestMs?: number
  /** How long the answer to a cancelled statement may take, in ms; for tests on slow machines. */
  cancelMs?: number
  /** The database itself, where the address above is that of a pooler; for whatever needs a session. */
  direct?: DatabaseAddress | undefined
  /** A standby, or several, for long reads. */
  read?: DatabaseAddress | undefined
  /** How connections of long work are watched; for tests. */
  watch?: WatchTimes
}

/**
 * Connection pools with Kysely. An idle connection that breaks is replaced. Slow statements are cancelled; while the database does
 * not respond at all, callers fail at once.
 */
export function connect({ longestMs = LONGEST_MS, direct, read, watch = {}, ...config }: ConnectOptions): Db {
  const quick = { ...config, ...(direct ? { isPooled: true, Client: PooledClient } : { isLasting: true }) }
  const lasting = { ...config, ...(direct && { hosts: undefined, ...direct }), isLasting: true }
  const clients = createClientGroup()
  const quickClients = direct ? createClientGroup() : clients
  const silence = createSilence(
    () => askAnything(quick),
    () => {
      // Long work is interrupted too: without a response it would wait forever.
      clients.endAll()
      quickClients.endAll()
    },
  )
  const limits = { statement_timeout: longestMs, longestMs, onSilence: () => silence.begin() }
  const pool = openPool({ max: POOL_SIZE, ...quick, ...limits })
  const patientPool = openPool({ max: PATIENT_POOL_SIZE, ...lasting, statement_timeout: LONGEST_OF_PATIENT_MS })
  const standby = read && standbyConfig({ ...config, hosts: undefined, isLasting: true, ...read })
  const standbyPool =
    standby && openPool({ ...standby, statement_timeout: LONGEST_OF_PATIENT_MS, longestMs: LONGEST_OF_PATIENT_MS })
  for (const one of [direct ? undefined : pool, patientPool]) if (one) watchWaiting(one, lasting, watch)
  if (standbyPool) watchWaiting(standbyPool, standby, watch)
  quickClients.follow(pool)
  clients.follow(patientPool)
  const guarded = {
    connect: () =>
      silence.unlessSilent(
        () => noteConnecting(pool.connect()),
        (late) => late.release(),
      ),
    end: async () => {
      silence.end()
      await Promise.all([pool, patientPool, standbyPool].map(async (one) => one?.end()))
    },
    options: pool.options,
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }) })
  callPools.set(adapterOf(db), pool)
  sessions.set(adapterOf(db), { pool: patientPool, standbyPool, clients })
  return db
}

/** The same database for long work. It has its own connections, and closes with the other. */
export function patientOn(db: Db): Db {
  const { pool, ...rest } = sessionsOf(db)
  const shared = { connect: () => pool.connect(), end: async () => undefined, options: pool.options }
  const patient = new Kysely<Database>({ dialect: new PostgresDialect({ pool: shared }) })
  sessions.set(adapterOf(patient), { pool, ...rest })
  return patient
}

/** A separate connection to a database that `connect` opened. It is broken off with the others. */
export function createClient(db: QueryExecutorProvider, config: ClientConfig): Client {
  const { pool, clients } = sessionsOf(db)
  const client = new FollowingClient({ ...pool.options, ...config })
  // Its host is known only then.
  client.once('connect', () => clients.add(client))
  return client
}

/** The pools by what they are for: calls, and long work. */
export function poolsOf(db: QueryExecutorProvider): { calls: Pool; work: Pool } {
  const calls = callPools.get(adapterOf(db))
  if (!calls) throw new Error('connect did not open this database')
  return { calls, work: sessionsOf(db).pool }
}

const callPools = new WeakMap<object, Pool>()

/** Connections whose session lasts: those of long work, with all that `connect` opened. */
interface Sessions {
  pool: Pool
  /** Those of a standby, for long reads. */
  standbyPool: Pool | undefined
  clients: ClientGroup
}

const sessions = new WeakMap<object, Sessions>()

/** One object for each database, shared by its transactions and by instances with plugins. */
function adapterOf(db: QueryExecutorProvider): object {
  return db.getExecutor().adapter
}

function sessionsOf(db: QueryExecutorProvider): Sessions {
  const found = sessions.get(adapterOf(db))
  if (!found) throw new Error('connect did not open this database')
  return found
}

function openPool(config: PoolConfig & WatchedConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: LONGEST_WAIT_MS, Client: PreparingClient, ...config })
  // The pool replaces an idle connection that breaks, and tells of it.
  pool.on('error', () => undefined)
  return pool
}

async function askAnything(config: FollowingConfig): Promise<void> {
  const client = new FollowingClient({
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
    ...config,
  })
  try {
    await client.connect()
    await client.query('SELECT')
  } finally {
    await client.end()
  }
}

/** Lends a connection of a database that `connect` opened, for what Kysely cannot say. It is closed afterwards. */
export async function withClient<Result>(
  db: QueryExecutorProvider,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await sessionsOf(db).pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** A read-only snapshot of the database at one moment. */
export interface Moment {
  trx: Trx
  /** The rows of a query in COPY format, in pieces cut anywhere; three times as fast as rows as objects. */
  copy(query: string): AsyncIterable<Buffer>
}

/** Runs any number of queries on one snapshot of a database that `connect` opened. */
export async function atOneMoment<Result>(db: Db, look: (moment: Moment) => Promise<Result>): Promise<Result> {
  const { pool } = sessionsOf(db)
  return lookBy(pool, await pool.connect(), look)
}

/**
 * As `atOneMoment`, for long reads: on a standby, if there is one that has everything committed before this call. `look` is called
 * again, on the primary, if the standby breaks off.
 */
export async function atOneLongMoment<Result>(db: Db, look: (moment: Moment) => Promise<Result>): Promise<Result> {
  const { pool, standbyPool } = sessionsOf(db)
  const standby = standbyPool && (await takeCaughtUp(pool, standbyPool))
  try {
    if (standby) return await lookBy(standbyPool, standby, look)
  } catch (error) {
    if (!isBrokenOff(error) && !isDatabaseAway(error)) throw error
  }
  return atOneMoment(db, look)
}

async function lookBy<Result>(
  pool: Pool,
  client: PoolClient,
  look: (moment: Moment) => Promise<Result>,
): Promise<Result> {
  // Kysely hides its connections, and COPY needs one, so this Kysely gets exactly one.
  const onlyOne = { connect: async () => client, end: async () => undefined, options: pool.options }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: onlyOne }) })
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => look({ trx, copy: (query) => copyFrom(client, query) }))
}

async function* copyFrom(client: PoolClient, query: string): AsyncGenerator<Buffer> {
  const rows = copyOut(client, `COPY (${query}) TO STDOUT`)
  try {
    yield* rows.iterator({ destroyOnReturn: false })
  } finally {
    // The connection is usable again only after all rows were read.
    rows.resume()
  }
}

async function openExternal(place: DatabasePlace, as: OpenedAs): Promise<OpenDatabase> {
  const { connection, location } = await reachPostgres(place, { isMigrated: isMigratedFor(as) })
  const db = connect({ ...connection, ...limitsOf(as) })
  return { db, connection, location, close: () => db.destroy() }
}

function limitsOf(as: OpenedAs): Pick<ConnectOptions, 'longestMs'> {
  return as !== 'server' ? { longestMs: LONGEST_OF_PATIENT_MS } : {}
}

function isMigratedFor(as: OpenedAs): boolean {
  return as === 'server' || as === 'tool'
}

async function prepareAndEnd(client: Client, as: OpenedAs): Promise<void> {
  try {
    if (isMigratedFor(as)) await migrate(client)
  } finally {
    await client.end()
  }
}

// Another process may be stopping the database just now; then opening starts again.
async function openEmbedded(dataDir: string, as: OpenedAs, begun: BegunPostgres | undefined): Promise<OpenDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    const { postgres, isNew } = await openAnsweringPostgres(dataDir, attempt === 1 ? begun : undefined)
    try {
      const { hasServer, ...database } = await useEmbedded(postgres, dataDir, as)
      return { ...database, embedded: { isNew, hasServer } }
    } catch (error) {
      postgres.release()
      if (!isDatabaseAway(error)) throw error
      if (attempt === OPEN_ATTEMPTS) throw new SetupError(describeSilence(postgres, error as Error), error)
      await sleep(OPEN_PAUSE_MS)
    }
  }
}

async function useEmbedded(
  postgres: EmbeddedPostgres,
  dataDir: string,
  as: OpenedAs,
): Promise<OpenDatabase & { hasServer: boolean }> {
  const config = configOf(postgres)
  const lock = createFolderLock(config)
  const isAlone = as === 'server' || as === 'restore'
  let hasServer = false
  try {
    if (isAlone && !(await lock.takeSoon())) {
      throw new SetupError(
        `Another Quarry server uses the data folder ${dataDir}${describeElsewhere(postgres, dataDir)}; stop it, or set DATA_DIR to another folder.`,
      )
    }
    const client = new PlainClient(config)
    await client.connect()
    hasServer = !isAlone && (await isFolderHeld(client))
    if (hasServer) postgres.leaveStopped()
    await prepareAndEnd(client, as)
  } catch (error) {
    await lock.drop()
    throw error
  }
  const db = connect({ ...config, ...limitsOf(as) })
  return {
    db,
    connection: config,
    hasServer,
    location: postgres.folder,
    close: () => closeEmbedded(db, postgres, lock),
  }
}

// A copied data folder may name the original's database instead of having its own.
function describeElsewhere({ folder }: EmbeddedPostgres, dataDir: string): string {
  return folder === dataDir ? '' : `, or another one that names the same database in ${folder} (postgres.location)`
}

// The last user may be stopping the database just now: it does not answer then, and the next attempt starts it again.
async function openAnsweringPostgres(
  dataDir: string,
  begun: BegunPostgres | undefined,
): Promise<{ postgres: EmbeddedPostgres; isNew: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const postgres = await (attempt === 1 && begun ? begun.opened : openEmbeddedPostgres(dataDir))
    try {
      return { postgres, isNew: await createDatabaseOnce(configOf(postgres)) }
    } catch (error) {
      postgres.release()
      if (attempt === OPEN_ATTEMPTS) throw new SetupError(describeSilence(postgres, error as Error), error)
      await sleep(OPEN_PAUSE_MS)
    }
  }
}

function describeSilence({ folder, doubtfulPid }: EmbeddedPostgres, { message }: Error): string {
  const silence = `The database in ${folder} does not answer: ${message}.`
  if (doubtfulPid === undefined) return silence
  return `${silence} ${join(folder, 'postgres/postmaster.pid')} names process ${doubtfulPid} as its PostgreSQL; where that serves another folder (was this one copied while it ran?), delete that file and start again.`
}

function configOf(postgres: EmbeddedPostgres): ClientConfig & { database: string } {
  return { host: postgres.socketFolder, user: CLUSTER_USER, database: CLUSTER_USER }
}

// The last user stops the database; it keeps running if a server holds the folder or is about to.
async function closeEmbedded(db: Db, postgres: EmbeddedPostgres, lock: FolderLock): Promise<void> {
  await db.destroy()
  const isLast = await lock.take().catch(() => true)
  if (isLast) await postgres.stop()
  else postgres.release()
  await lock.drop()
}

/** Returns whether the database had to be created. */
async function createDatabaseOnce(config: ClientConfig & { database: string }): Promise<boolean> {
  const client = new PlainClient({ ...config, database: 'postgres' })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [config.database])
    if (!rowCount) await client.query(`CREATE DATABASE ${config.database}`)
    return !rowCount
  } finally {
    await client.end()
  }
}

/** Whether an error means that the database is unreachable for now (or is a standby, 25006), and not that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', syscall } = error as { code?: string; message?: string; syscall?: string }
  if (syscall === 'connect' || syscall === 'getaddrinfo' || error instanceof DatabaseSilent || isPlanOutdated(error))
    return true
  return (
    /^(57P0[1-5]|57014|08...|25006|53300|ECONNRESET|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed)|There was an error establishing an SSL)/.test(
      message,
    )
  )
}

/** Whether an unreachable database is starting, as after a crash, and will answer soon. */
export function isDatabaseStarting(error: unknown): boolean {
  return (error as { code?: string }).code === '57P03'
}

/** Whether our database was stopped cleanly: its socket folder is gone. */
export function isDatabaseStopped(error: unknown): boolean {
  const { code, syscall, address } = error as { code?: string; syscall?: string; address?: string }
  return syscall === 'connect' && code === 'ENOENT' && address !== undefined && !existsSync(dirname(address))
}
