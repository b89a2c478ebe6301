import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { DatabaseAddress, DatabaseHost } from './database-url.ts'
import type { FollowingConfig } from './following-client.ts'

/** How long a standby may take to catch up before the primary is read instead, in ms. */
const LONGEST_LAG_MS = 2000
const PAUSE_MS = 20
const MOST_CONNECTIONS = 3
const USUAL_PORT = 5432

/** Connects only to hosts that are standbys now: a former primary that was not told of its replacement is none. */
export function standbyConfig(config: DatabaseAddress & FollowingConfig): FollowingConfig & { max: number } {
  const { connectionString, ...rest } = config
  const hosts = config.hosts ?? [hostOf(connectionString)]
  return { ...rest, connectionString, max: MOST_CONNECTIONS, role: 'standby', hosts }
}

function hostOf(connectionString: string): DatabaseHost {
  const { hostname, port, searchParams } = new URL(connectionString)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1')
  return { host, port: Number(searchParams.get('port') ?? (port || USUAL_PORT)) }
}

/**
 * A connection to a standby that has everything committed on the primary before this call, so that nobody misses what they just did;
 * undefined if there is none in time.
 */
export async function takeCaughtUp(primary: Pool, standby: Pool): Promise<PoolClient | undefined> {
  const written = primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn')
  const connecting = standby.connect()
  const [asked, connected] = await Promise.allSettled([written, connecting])
  if (connected.status === 'rejected') return undefined
  const client = connected.value
  const lsn = asked.status === 'fulfilled' ? asked.value.rows[0]?.lsn : undefined
  const late = AbortSignal.timeout(LONGEST_LAG_MS)
  const isThere = lsn !== undefined && (await Promise.race([catchesUp(client, lsn, late), isLate(late)]))
  if (isThere) return client
  // It may still wait for an answer.
  client.release(true)
  return undefined
}

async function isLate(late: AbortSignal): Promise<false> {
  await once(late, 'abort')
  return false
}

async function catchesUp(client: PoolClient, lsn: string, late: AbortSignal): Promise<boolean> {
  while (!late.aborted) {
    const isThere = await hasReplayed(client, lsn).catch(() => undefined)
    if (isThere !== false) return isThere ?? false
    await sleep(PAUSE_MS)
  }
  return false
}

// One that receives nothing may be left over from before a failover, with another past.
async function hasReplayed(client: PoolClient, lsn: string): Promise<boolean> {
  const { rows } = await client.query<{ is_so: boolean }>(
    `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AND EXISTS (SELECT FROM pg_stat_wal_receiver) AS is_so`,
    [lsn],
  )
  return rows[0]?.is_so === true
}

/** Whether a standby broke off a read, to replay what the primary has removed. A read alone has no other conflict. */
export function isBrokenOff(error: unknown): boolean {
  return /^(40001|40P01)$/.test((error as { code?: string }).code ?? '')
}
