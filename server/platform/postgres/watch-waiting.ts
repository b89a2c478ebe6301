import type { Client, ClientConfig, Pool } from 'pg'
import type { Duplex } from 'node:stream'
import type { DatabaseHost } from './database-url.ts'
import { cutOff, PlainClient } from './plain-client.ts'

/** How a watch asks; for tests. */
export interface WatchTimes {
  /** How often it looks for connections that wait, in ms. */
  beatMs?: number | undefined
  /** How long PostgreSQL may take to let a new connection in, and to answer it, in ms. */
  answerMs?: number | undefined
}

const BEAT_MS = 5000
const ANSWER_MS = 4000
/** What is found missing once may have come meanwhile. */
const MOST_MISSES = 2

/** What `pg` knows of a connection; missing in its types. */
type Inner = Client & {
  processID: number | null
  connection: { stream: Duplex & { bytesRead: number } }
  _getActiveQuery(): unknown
}

/** What a connection waits for: the same query, of whose answer no more has come. */
interface Wait {
  query: unknown
  bytesRead: number
  misses: number
}

/**
 * Watches the connections of a pool whose queries may take long. Where one waits, its host is asked on a new connection whether it
 * still works for it. A host that vanished says nothing, and neither does whatever lies between: TCP repeats an unacknowledged query
 * for a quarter of an hour. Connections that wait for nothing are cut off: their queries fail, and their work is done again.
 */
export function watchWaiting(
  pool: Pool,
  config: ClientConfig,
  { beatMs = BEAT_MS, answerMs = ANSWER_MS }: WatchTimes,
): void {
  const asking = { ...config, connectionTimeoutMillis: answerMs, query_timeout: answerMs }
  const waits = new Map<Inner, Wait | undefined>()
  /** How often in a row a host has said nothing. */
  const silences = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function beat(): Promise<void> {
    const clients = [...waits.keys()].filter(hasWaited)
    const hosts = Map.groupBy(clients, ({ host, port }) => JSON.stringify({ host, port }))
    for (const name of silences.keys()) if (!hosts.has(name)) silences.delete(name)
    await Promise.all([...hosts].map(async ([name, theirs]) => check(name, theirs)))
    timer = waits.size ? setTimeout(() => void beat(), beatMs).unref() : undefined
  }

  /** Whether a connection has waited since the last beat. One whose answer we do not read, because we rest, has not. */
  function hasWaited(client: Inner): boolean {
    const wait = waits.get(client)
    // oxlint-disable-next-line no-underscore-dangle -- the only way to its query
    const query = client._getActiveQuery()
    const { bytesRead, readableLength } = client.connection.stream
    if (query && wait?.query === query && wait.bytesRead === bytesRead && !readableLength) return true
    waits.set(client, query ? { query, bytesRead, misses: 0 } : undefined)
    return false
  }

  async function check(name: string, clients: Inner[]): Promise<void> {
    const pids = clients.flatMap(({ processID }) => processID ?? [])
    const working = await askWhoWorks(asking, JSON.parse(name) as DatabaseHost, pids)
    const silent = working ? 0 : (silences.get(name) ?? 0) + 1
    silences.set(name, silent)
    for (const client of clients) {
      const wait = waits.get(client)
      // It may have got its answer while we asked.
      if (!wait || !hasWaited(client)) continue
      if (working && !working.has(client.processID ?? 0)) wait.misses += 1
      if (wait.misses >= MOST_MISSES || silent >= MOST_MISSES) cutOff(client)
    }
  }

  pool.on('connect', (connected) => {
    const client = connected as unknown as Inner
    waits.set(client, undefined)
    client.once('end', () => waits.delete(client))
    timer ??= setTimeout(() => void beat(), beatMs).unref()
  })
}

/** Which processes of PostgreSQL are at work; undefined if the host says nothing. Those of which it may not tell count as working. */
async function askWhoWorks(config: ClientConfig, host: DatabaseHost, pids: number[]): Promise<Set<number> | undefined> {
  const client = new PlainClient(config)
  Object.assign(client, host)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE pid = ANY ($1::int[]) AND coalesce(state, '') NOT LIKE 'idle%'`,
      [pids],
    )
    return new Set(rows.map(({ pid }) => pid))
  } catch (error) {
    // PostgreSQL refuses a connection, as where there are too many (SQLSTATE): it is there.
    return /^(?=.*\d)[\dA-Z]{5}$/.test((error as { code?: string }).code ?? '') ? new Set(pids) : undefined
  } finally {
    client.end().catch(() => undefined)
  }
}
