import { Client } from 'pg'
import { getProductPage } from '../../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import type { Ledger } from './ledger.ts'

export interface Losses {
  /** Acknowledged, and not there. */
  lost: string[]
  /** There more than once. */
  doubled: string[]
  /** Rules of the data that do not hold. */
  broken: string[]
}

const RULES: Record<string, string> = {
  'two folders of a member have one name':
    'SELECT member_id || name_key FROM folder WHERE deleted_at IS NULL GROUP BY member_id, name_key HAVING count(*) > 1',
  'an item’s member is not its folder’s':
    'SELECT i.id FROM folder_item i JOIN folder f ON f.id = i.folder_id WHERE f.member_id <> i.member_id',
  'two items of a folder have one place':
    'SELECT folder_id FROM folder_item WHERE deleted_at IS NULL GROUP BY folder_id, place HAVING count(*) > 1',
  'a version of the change log comes twice': 'SELECT version FROM change_log GROUP BY version HAVING count(*) > 1',
  'the last change of a product is not what is stored': `SELECT p.id FROM product p JOIN LATERAL (SELECT after FROM change_log c WHERE c.entity = 'product' AND c.entity_id = p.id
     AND c.after IS NOT NULL ORDER BY version DESC LIMIT 1) l ON true WHERE (l.after ->> 'rank')::bigint IS DISTINCT FROM p.rank`,
  'the rows that an import counted are not those of its file':
    'SELECT id FROM import_run WHERE finished_at IS NOT NULL AND added + changed + unchanged + rejected <> total',
  // Mails have a lease instead of a lock: that of a killed process lasts a minute.
  'a job runs that nobody works on': `SELECT id FROM job WHERE state = 'running' AND lease_until IS NULL AND NOT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = job.id::oid)`,
}

/** What there may be once; no unique index forbids the second. Nothing deletes meanwhile. */
const DOUBLES: Record<string, string> = {
  'a folder': `SELECT member_id || ' ' || name AS it FROM folder GROUP BY 1 HAVING count(*) > 1`,
  'a budget list': `SELECT member_id || ' ' || name AS it FROM budget GROUP BY 1 HAVING count(*) > 1`,
  'a line of a budget list': `SELECT id AS it FROM budget_entry WHERE type = 'line' GROUP BY 1 HAVING count(*) > 1`,
  // Each save adds one line: a save that took effect twice leaves a version without a line of its own.
  'a save of a budget list': `SELECT b.id || ', version ' || b.version AS it FROM budget b
     WHERE b.version <> 1 + (SELECT count(*) FROM budget_entry e WHERE e.budget_id = b.id AND e.type = 'line')`,
  'a product': 'SELECT key AS it FROM product GROUP BY 1 HAVING count(*) > 1',
  'a SKU': 'SELECT model AS it FROM sku GROUP BY 1 HAVING count(*) > 1',
  'an imported row': `SELECT after ->> 'key' AS it FROM change_log WHERE entity = 'product' AND before IS NULL GROUP BY 1 HAVING count(*) > 1`,
  'a file': 'SELECT digest AS it FROM import_run GROUP BY 1 HAVING sum(added) > max(total)',
  'a rank': `SELECT entity_id || ', rank ' || (after ->> 'rank') AS it FROM change_log WHERE entity = 'product'
     AND before ->> 'rank' <> after ->> 'rank' GROUP BY 1 HAVING count(*) > 1`,
}

/** Compares what was acknowledged with what is stored, and checks the rules of the data. Nothing may be writing. */
export async function findLosses(
  connectionString: string,
  ledger: Ledger,
  followed: readonly number[],
  urls: readonly string[],
): Promise<Losses> {
  const client = new Client({ connectionString })
  await client.connect()
  const losses: Losses = { lost: [], doubled: [], broken: [...ledger.wrong] }
  const column = async (query: string) => (await client.query<{ it: string }>(query)).rows.map(({ it }) => it)
  try {
    const stored = {
      folder: await column(`SELECT id || ' ' || name AS it FROM folder WHERE deleted_at IS NULL`),
      item: await column('SELECT id AS it FROM folder_item WHERE deleted_at IS NULL'),
      list: await column(`SELECT id || ' ' || name AS it FROM budget WHERE deleted_at IS NULL`),
      line: await column(`SELECT budget_id || ' ' || id AS it FROM budget_entry WHERE type = 'line'`),
      import: await column(`SELECT key AS it FROM product`),
    }
    const acknowledged = {
      folder: [...ledger.folders].map(([id, name]) => `${id} ${name}`),
      item: [...ledger.items],
      list: [...ledger.lists].map(([id, name]) => `${id} ${name}`),
      line: [...ledger.lines].map(([id, list]) => `${list} ${id}`),
      import: [...ledger.imported],
    }
    for (const kind of ['folder', 'item', 'list', 'line', 'import'] as const) {
      const known = new Set(stored[kind])
      losses.lost.push(...acknowledged[kind].filter((one) => !known.has(one)).map((one) => `${kind} ${one}`))
    }
    for (const [what, query] of Object.entries(DOUBLES))
      for (const it of await column(query)) losses.doubled.push(`${what}: ${it}`)
    await compareVersions(client, ledger, losses)
    await compareRanks(client, ledger, losses)
    for (const [rule, query] of Object.entries(RULES)) {
      const { rowCount } = await client.query(query)
      if (rowCount) losses.broken.push(`${rule}: ${rowCount} times`)
    }
    await compareLog(client, followed, losses)
    await compareLists(client, urls, losses)
  } finally {
    await client.end()
  }
  return losses
}

async function compareVersions(client: Client, { listVersions }: Ledger, losses: Losses): Promise<void> {
  const { rows } = await client.query<{ id: string; version: string }>('SELECT id, version FROM budget')
  const versions = new Map(rows.map(({ id, version }) => [id, Number(version)]))
  for (const [id, version] of listVersions)
    if ((versions.get(id) ?? 0) < version) losses.lost.push(`version ${version} of list ${id}`)
}

async function compareRanks(client: Client, { ranks }: Ledger, losses: Losses): Promise<void> {
  const { rows } = await client.query<{ id: string; rank: string }>('SELECT id, rank FROM product')
  const stored = new Map(rows.map(({ id, rank }) => [id, Number(rank)]))
  for (const [id, { acknowledged, unknown }] of ranks) {
    const rank = stored.get(id) ?? -1
    if (rank !== acknowledged && !unknown.includes(rank))
      losses.lost.push(`rank ${acknowledged} of product ${id}: it is ${rank}`)
  }
}

/** A reader of the log must have seen every version, in their order. */
async function compareLog(client: Client, followed: readonly number[], losses: Losses): Promise<void> {
  const { rows } = await client.query<{ version: string }>('SELECT version FROM change_log ORDER BY version')
  const seen = new Set(followed)
  const missed = rows.filter(({ version }) => !seen.has(Number(version)))
  const gone = seen.size - (rows.length - missed.length)
  if (missed.length) losses.broken.push(`${missed.length} versions of the change log were overtaken`)
  if (gone) losses.broken.push(`${gone} versions were seen and are gone`)
  if (followed.some((version, index) => version <= (followed[index - 1] ?? 0)))
    losses.broken.push('versions were seen out of order')
}

/** Every server must list as many products as the database has on sale. */
async function compareLists(client: Client, urls: readonly string[], losses: Losses): Promise<void> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM product p WHERE p.status = 'on_sale'
     AND EXISTS (SELECT FROM sku s WHERE s.product_id = p.id AND s.status = 'on_sale')`,
  )
  for (const url of urls) {
    const response = await fetch(`${url}${getProductPage.path}?pageSize=1`)
    const { code, data } = (await response.json()) as Envelope<OutputOf<typeof getProductPage> | null>
    if (data?.total !== Number(rows[0]?.count))
      losses.broken.push(`a server lists ${data?.total} products of ${rows[0]?.count} (${code})`)
  }
}
