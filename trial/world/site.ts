import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { makeMembers, PASSWORD } from '../../bench/members.ts'
import { plainConfig } from '../../bench/plain-database.ts'
import { runNode } from '../../e2e/stage/server.ts'
import type { MemberTables } from '../../server/members/tables.ts'
import { connect } from '../../server/platform/postgres/database.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { createPair } from './pair.ts'
import type { FailingPair } from './pair.ts'
import { createPostgres } from './postgres.ts'
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
  remove(): Promise<void>
}

const PRODUCTS = 60

export async function createSite(kind: 'embedded' | 'external' | 'pair'): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-trial-'))
  // As root, PostgreSQL runs under another user, who must reach the folder.
  await chmod(folder, 0o755)
  const postgres = kind === 'external' ? await createPostgres(folder) : undefined
  const pair = kind === 'pair' ? await createPair(folder) : undefined
  const url = postgres?.url ?? pair?.url
  const site: Site = {
    folder,
    postgres,
    pair,
    settingsOf: (server) => ({
      DATA_DIR: join(folder, url ? `data-${server}` : 'data'),
      ...(url && { DATABASE_URL: url }),
    }),
    connectionString: async () => pair?.primaryUrl() ?? postgres?.url ?? urlOf(await plainConfig(join(folder, 'data'))),
    remove: async () => {
      await postgres?.stop()
      await pair?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await fillSite(folder, site.settingsOf(0))
  return site
}

/** The newest version of the change log. */
export async function newestVersion(site: Pick<Site, 'connectionString'>): Promise<number> {
  const client = new Client({ connectionString: await site.connectionString() })
  await client.connect()
  const { rows } = await client.query<{ version: string }>('SELECT max(version) AS version FROM change_log')
  await client.end()
  return Number(rows[0]?.version)
}

/** Loads a small catalogue by the command that operators use. */
export async function fillSite(folder: string, settings: Record<string, string>): Promise<void> {
  const path = join(folder, 'first.jsonl')
  const lines = Array.from({ length: PRODUCTS }, (_, index) => JSON.stringify(aProduct({ key: `first-${index}` })))
  await writeFile(path, `${lines.join('\n')}\n`)
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
  const db = connect<MemberTables>({ connectionString })
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

function urlOf({ host, user, database }: Awaited<ReturnType<typeof plainConfig>>): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
}
