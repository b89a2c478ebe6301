import type { Client, ClientConfig } from 'pg'
import type { DatabaseHost } from './database-url.ts'
import { PlainClient } from './plain-client.ts'

/** What a connection needs: the server that takes writes, or one that follows it. */
export type Role = 'primary' | 'standby'

/** How long each host may take to say what it is, in ms. */
const LONGEST_MS = 1000

/** No host has the wanted role now. The code is that of a connection that cannot be made (SQLSTATE 08001). */
export class NoSuchHost extends Error {
  readonly code = '08001'

  constructor(hosts: readonly DatabaseHost[], role: Role, cause?: unknown) {
    const names = hosts.map(({ host, port }) => `${host}:${port}`)
    super(`none of ${names.join(', ')} is a ${role} that answers`, { cause })
  }
}

/** The hosts found in this thread, by role and hosts. */
const found = new Map<string, Promise<DatabaseHost>>()

/** The host that has a role, as far as is known; `forget` makes the next caller search again. */
export interface FoundHost {
  host: Promise<DatabaseHost>
  forget(): void
}

/** Finds the host with a role among several. Callers share the search, and its result until somebody forgets it. */
export function findHost(config: ClientConfig, hosts: readonly DatabaseHost[], role: Role): FoundHost {
  const name = JSON.stringify([role, hosts])
  const host = found.get(name) ?? search(config, hosts, role)
  // A later search stays.
  const forget = (): void => void (found.get(name) === host && found.delete(name))
  if (found.get(name) !== host) {
    found.set(name, host)
    host.catch(forget)
  }
  return { host, forget }
}

/** Returns a function that reads the role of a connection: PostgreSQL reports it by itself since version 14. */
export function watchRole(client: Client): () => Role | undefined {
  let role: Role | undefined
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('parameterStatus', (said: { parameterName: string; parameterValue: string }) => {
    if (said.parameterName === 'in_hot_standby') role = said.parameterValue === 'on' ? 'standby' : 'primary'
  })
  return () => role
}

/** Asks all hosts at once. Of two primaries the one that was promoted last is right: the other does not know that it was replaced. */
async function search(config: ClientConfig, hosts: readonly DatabaseHost[], role: Role): Promise<DatabaseHost> {
  const asked = await Promise.allSettled(hosts.map(async (host) => ask(config, host)))
  const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const fitting = answers.filter((answer) => answer.role === role).sort((one, other) => other.timeline - one.timeline)
  const [best] = fitting
  if (best) return best.host
  const failure = asked.find((one) => one.status === 'rejected')?.reason as (Error & { code?: string }) | undefined
  // A wrong password or database is told as such.
  if (!answers.length && failure && /^(28|3D)/.test(failure.code ?? '')) throw failure
  throw new NoSuchHost(hosts, role, failure)
}

interface Answer {
  host: DatabaseHost
  role: Role
  /** Grows with each promotion; 0 for a standby. */
  timeline: number
}

// Asks by a query: what a pooler reports by itself may be old.
async function ask(config: ClientConfig, host: DatabaseHost): Promise<Answer> {
  const client = new PlainClient({ ...config, connectionTimeoutMillis: LONGEST_MS, query_timeout: LONGEST_MS })
  Object.assign(client, host)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `SELECT CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`,
    )
    const timeline = rows[0]?.timeline ?? undefined
    if (timeline === undefined) return { host, role: 'standby', timeline: 0 }
    return { host, role: 'primary', timeline: Number.parseInt(timeline, 16) }
  } finally {
    await client.end()
  }
}
