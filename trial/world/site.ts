import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { makeMembers, PASSWORD } from '../../bench/members.ts'
import { runNode } from '../../e2e/stage/server.ts'
import { connect } from '../../server/platform/postgres/database.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import type { Hold } from './held.ts'
import { createPair } from './pair.ts'
import type { FailingPair } from './pair.ts'
import { createPostgres, killPostgres } from './postgres.ts'
import type { ExternalPostgres } from './postgres.ts'

/** Where a trial's data is: a folder, its database, and what its servers are told. */
export interface Site {
  folder: string
  /** Absent: the servers run their own, or have a pair. */
  postgres: ExternalPostgres | undefined
  pair: FailingPair | undefined
  /** The settings of one server; each has its own DATA_DIR beside an external database. */
  settingsOf(server: number): Record<string, string>
  /** For clients that look past the product. */
  connectionString(): Promise<string>
}

const PRODUCTS = 60
/** The line of `postmaster.pid` with the folder of the socket, counted from 0. */
const SOCKET_LINE = 4

export async function createSite(kind: 'embedded' | 'external' | 'pair', hold: Hold): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-trial-'))
  hold(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const cluster = join(folder, 'data/postgres')
  // A killed server leaves its PostgreSQL behind.
  if (kind === 'embedded') hold(() => killPostgres(cluster).catch(() => undefined))
  // As root, PostgreSQL runs under another user, who must reach the folder.
  await chmod(folder, 0o755)
  const postgres = kind === 'external' ? await createPostgres(folder, hold) : undefined
  const pair = kind === 'pair' ? await createPair(folder, hold) : undefined
  const url = postgres?.url ?? pair?.url
  const site: Site = {
    folder,
    postgres,
    pair,
    settingsOf: (server) => ({
      DATA_DIR: join(folder, url ? `data-${server}` : 'data'),
      ...(url && { DATABASE_URL: url }),
    }),
    connectionString: async () => pair?.primaryUrl() ?? postgres?.url ?? urlOfEmbedded(cluster),
  }
  await fillSite(folder, site.settingsOf(0))
  return site
}

/** The newest version of the change log. */
export async function newestVersion(site: Pick<Site, 'connectionString'>): Promise<number> {
  const client = new Client({ connectionString: await site.connectionString() })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>('SELECT max(version) AS version FROM change_log')
    return Number(rows[0]?.version)
  } finally {
    await client.end()
  }
}

/** Loads a catalogue by the command that operators use, a small one if no lines are given. */
export async function fillSite(
  folder: string,
  settings: Record<string, string>,
  lines: readonly object[] = Array.from({ length: PRODUCTS }, (_, index) => aProduct({ key: `first-${index}` })),
): Promise<void> {
  const path = join(folder, `${lines.length}.jsonl`)
  await writeFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const { exited, output } = runNode(['server/imports/command.ts', path], settings)
  if ((await exited) !== 0) throw new Error(`The catalogue was not loaded: ${output()}`)
}

export interface People {
  /** The email addresses of members; operators come first. */
  emails: string[]
  password: string
  skuIds: string[]
  productIds: string[]
}

/** Makes accounts, the first of them operators, in the database of a running site. */
export async function makePeople(site: Pick<Site, 'connectionString'>, count: number, operators = 1): Promise<People> {
  const connectionString = await site.connectionString()
  const db = connect({ connectionString })
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const emails = await makeMembers(db, count)
    await client.query('UPDATE member SET user_type = 2 WHERE email = ANY ($1)', [emails.slice(0, operators)])
    const ids = async (table: 'sku' | 'product') =>
      (await client.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).rows.map(({ id }) => id)
    return { emails, password: PASSWORD, skuIds: await ids('sku'), productIds: await ids('product') }
  } finally {
    await client.end()
    await db.destroy()
  }
}

/** Reads where it listens. It must not be started here if it is dead: that is up to the server. */
async function urlOfEmbedded(cluster: string): Promise<string> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  return `postgres://${CLUSTER_USER}@localhost/${CLUSTER_USER}?host=${encodeURIComponent(lines[SOCKET_LINE] ?? '')}`
}
