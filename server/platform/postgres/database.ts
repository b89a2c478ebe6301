import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import { Client, Pool, types } from 'pg'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BegunPostgres, DatabasePlace } from './begun-postgres.ts'
import { makeDataFolder } from './data-folder.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { createFolderLock, isFolderHeld } from './folder-lock.ts'
import type { FolderLock } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { CLUSTER_USER } from './postgres-process.ts'
import { PreparingClient } from './preparing-client.ts'
import type { PreparingConfig } from './preparing-client.ts'
import { createSilence, DatabaseSilent } from './silence.ts'
import { SetupError } from '../setup-error.ts'

/** The database of a running product, migrated, with the means to let go of it. */
export interface OpenDatabase<Tables> {
  db: Kysely<Tables>
  /** By which a process of its own reaches it. */
  connection: ConnectOptions
  /** In words, for the start line. */
  location: string
  /** Of an embedded database: whether it was made just now, and whether a server runs on it already. */
  embedded?: { isNew: boolean; hasServer: boolean }
  /** Ends the connections; an embedded PostgreSQL that nobody else uses stops too. */
  close(): Promise<void>
}

// Every backend more costs memory, and two cores fill no more.
const POOL_SIZE = 6
const OPEN_ATTEMPTS = 20
const OPEN_PAUSE_MS = 200

/**
 * Opens the database, starting the embedded one where no other is named.
 * `as: 'server'` claims the data folder: a second server on it is refused; a `tool` works beside a server. An embedded one may
 * have been begun to be opened before.
 */
export async function openDatabase<Tables>(
  place: DatabasePlace,
  as: 'server' | 'tool',
  begun?: BegunPostgres,
): Promise<OpenDatabase<Tables>> {
  // Pictures and documents lie there whatever the database.
  await makeDataFolder(place.dataDir)
  return place.databaseUrl ? openExternal(place.databaseUrl, as) : openEmbedded(place.dataDir, as, begun)
}

// A calendar date has no time zone: it stays the text it is.
types.setTypeParser(types.builtins.DATE, (text) => text)

/** How long one statement may take, in ms: one that a call waits for, and one of work that takes its time. */
const LONGEST_MS = 4500
const LONGEST_OF_PATIENT_MS = 10 * 60_000
const LONGEST_WAIT_MS = 4750
/** Of work that takes its time, at once. */
const PATIENT_POOL_SIZE = 6

export interface ConnectOptions extends PoolConfig {
  /** How long one statement may take, in ms. */
  longestMs?: number
}

/**
 * Pools on one database, with Kysely before them. A connection that breaks while idle is replaced, not fatal. A statement that
 * takes too long is given up; where the database says nothing at all, whoever asks is told so at once until it does.
 */
export function connect<Tables>({ longestMs = LONGEST_MS, ...config }: ConnectOptions): Kysely<Tables> {
  const patientPool = openPool({ max: PATIENT_POOL_SIZE, ...config, statement_timeout: LONGEST_OF_PATIENT_MS })
  const clients = new Set<PoolClient>()
  const silence = createSilence(
    () => askAnything(config),
    () => {
      for (const client of clients) endNow(client)
    },
  )
  const limits = { statement_timeout: longestMs, longestMs, onSilence: () => silence.begin() }
  const pool = openPool({ max: POOL_SIZE, ...config, ...limits })
  // What takes its time is broken off too: it would wait for an answer as long as nothing comes.
  for (const one of [pool, patientPool]) {
    one.on('connect', (client) => clients.add(client))
    one.on('remove', (client) => clients.delete(client))
  }
  const guarded = {
    connect: () =>
      silence.unlessSilent(
        () => pool.connect(),
        (late) => late.release(),
      ),
    end: async () => {
      silence.end()
      await Promise.all([pool.end(), patientPool.end()])
    },
    options: pool.options,
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) })
  patientPools.set(db, patientPool)
  return db
}

/** The same database for work that takes its time: it has connections of its own, and is ended with the other. */
export function patientOn<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const pool = patientPoolOf(db)
  const shared = { connect: () => pool.connect(), end: async () => undefined, options: pool.options }
  const patient = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shared }) })
  patientPools.set(patient, pool)
  return patient
}

/** By which a connection of one's own to a database is opened that `connect` opened. */
export function connectionConfigOf(db: object): ClientConfig {
  return patientPoolOf(db).options
}

const patientPools = new WeakMap<object, Pool>()

function patientPoolOf(db: object): Pool {
  const pool = patientPools.get(db)
  if (!pool) throw new Error('connect did not open this database')
  return pool
}

function openPool(config: PoolConfig & PreparingConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: LONGEST_WAIT_MS, Client: PreparingClient, ...config })
  // A connection can break between two queries, idle or in the hands of a transaction: the next query tells.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function askAnything(config: ClientConfig): Promise<void> {
  const client = new Client({ connectionTimeoutMillis: LONGEST_WAIT_MS, query_timeout: LONGEST_WAIT_MS, ...config })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT')
  } finally {
    await client.end()
  }
}

function endNow(client: object): void {
  if (client instanceof Client) void client.end().catch(() => undefined)
}

/** The database as it is at one moment, for reading. */
export interface Moment<Tables> {
  trx: Transaction<Tables>
  /** The rows of a query as COPY writes them, in pieces cut anywhere; three times quicker than rows as objects. */
  copy(query: string): AsyncIterable<Buffer>
}

/** Looks at one moment of a database that `connect` opened, however many queries that takes. */
export async function atOneMoment<Tables, Result>(
  db: Kysely<Tables>,
  look: (moment: Moment<Tables>) => Promise<Result>,
): Promise<Result> {
  const pool = patientPoolOf(db)
  const client = await pool.connect()
  // Kysely does not show its connections, and COPY needs one: so this Kysely is given the only one it has.
  const onlyOne = { connect: async () => client, end: async () => undefined, options: pool.options }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: onlyOne }) })
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => look({ trx, copy: (query) => copyFrom(client, query) }))
}

async function* copyFrom(client: PoolClient, query: string): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`COPY (${query}) TO STDOUT`))
  try {
    yield* rows.iterator({ destroyOnReturn: false })
  } finally {
    // The connection answers nothing more before the last row, wanted or not, is taken.
    rows.resume()
  }
}

async function openExternal<Tables>(connectionString: string, as: 'server' | 'tool'): Promise<OpenDatabase<Tables>> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  const { host, database } = client
  try {
    await client.connect()
  } catch (error) {
    throw new SetupError(
      `The database of DATABASE_URL (${database} on ${host}) cannot be reached: ${(error as Error).message}.`,
      error,
    )
  }
  await migrateAndEnd(client)
  const db = connect<Tables>({ connectionString, ...limitsOf(as) })
  return {
    db,
    connection: { connectionString },
    location: `database ${database} on ${host}`,
    close: () => db.destroy(),
  }
}

function limitsOf(as: 'server' | 'tool'): Pick<ConnectOptions, 'longestMs'> {
  return as === 'tool' ? { longestMs: LONGEST_OF_PATIENT_MS } : {}
}

async function migrateAndEnd(client: Client): Promise<void> {
  try {
    await migrate(client)
  } finally {
    await client.end()
  }
}

// An import that was alone may be stopping the database just now: what breaks by that is begun again.
async function openEmbedded<Tables>(
  dataDir: string,
  as: 'server' | 'tool',
  begun: BegunPostgres | undefined,
): Promise<OpenDatabase<Tables>> {
  for (let attempt = 1; ; attempt += 1) {
    const { postgres, isNew } = await openAnsweringPostgres(dataDir, attempt === 1 ? begun : undefined)
    try {
      const { hasServer, ...database } = await useEmbedded<Tables>(postgres, dataDir, as)
      return { ...database, embedded: { isNew, hasServer } }
    } catch (error) {
      postgres.release()
      if (!isDatabaseAway(error) || attempt === OPEN_ATTEMPTS) throw error
      await sleep(OPEN_PAUSE_MS)
    }
  }
}

async function useEmbedded<Tables>(
  postgres: EmbeddedPostgres,
  dataDir: string,
  as: 'server' | 'tool',
): Promise<OpenDatabase<Tables> & { hasServer: boolean }> {
  const config = configOf(postgres)
  const lock = createFolderLock(config)
  let hasServer = false
  try {
    if (as === 'server' && !(await lock.takeSoon())) {
      throw new SetupError(
        `Another Quarry server uses the data folder ${dataDir}${describeElsewhere(postgres, dataDir)}; stop it, or set DATA_DIR to another folder.`,
      )
    }
    const client = new Client(config)
    client.on('error', () => undefined)
    await client.connect()
    hasServer = as === 'tool' && (await isFolderHeld(client))
    if (hasServer) postgres.leaveStopped()
    await migrateAndEnd(client)
  } catch (error) {
    await lock.drop()
    throw error
  }
  const db = connect<Tables>({ ...config, ...limitsOf(as) })
  return {
    db,
    connection: config,
    hasServer,
    location: postgres.folder,
    close: () => closeEmbedded(db, postgres, lock),
  }
}

// Who copied a data folder alone has copied where its database lies, and not the database.
function describeElsewhere({ folder }: EmbeddedPostgres, dataDir: string): string {
  return folder === dataDir ? '' : `, or another one that names the same database in ${folder} (postgres.location)`
}

// Whoever used it last may just be stopping it: then it does not answer, and the next try starts it again.
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

// The last user stops the database; a server that holds the folder, or another that comes for it, keeps it running.
async function closeEmbedded<Tables>(db: Kysely<Tables>, postgres: EmbeddedPostgres, lock: FolderLock): Promise<void> {
  await db.destroy()
  const isLast = await lock.take().catch(() => true)
  if (isLast) await postgres.stop()
  else postgres.release()
  await lock.drop()
}

/** Answers whether it had to. */
async function createDatabaseOnce(config: ClientConfig & { database: string }): Promise<boolean> {
  const client = new Client({ ...config, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [config.database])
    if (!rowCount) await client.query(`CREATE DATABASE ${config.database}`)
    return !rowCount
  } finally {
    await client.end()
  }
}

/** Whether an error says that the database is out of reach for now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', syscall } = error as { code?: string; message?: string; syscall?: string }
  if (syscall === 'connect' || error instanceof DatabaseSilent) return true
  return (
    /^(57P0[1-5]|57014|08...|53300|ECONNRESET|EPIPE)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed))/.test(
      message,
    )
  )
}

/** Whether a database that is away starts just now, as after a crash, and will answer by itself. */
export function isDatabaseStarting(error: unknown): boolean {
  return (error as { code?: string }).code === '57P03'
}

/** Whether a database of ours was stopped in good order: where it answered, there is no folder for its socket any more. */
export function isDatabaseStopped(error: unknown): boolean {
  const { code, syscall, address } = error as { code?: string; syscall?: string; address?: string }
  return syscall === 'connect' && code === 'ENOENT' && address !== undefined && !existsSync(dirname(address))
}
