import { buffer } from 'node:stream/consumers'
import type { ClientBase } from 'pg'
import { copyOut } from '../../platform/postgres/copy-streams.ts'
import { MADE_MARK } from '../../platform/storage/maker.ts'

/** The files that the database names. */
export interface NamedFiles {
  /** Notes that a file is there. */
  find(name: string): void
  /** The names of those that were not found. */
  missing(): Iterable<string>
  /** How many others can be made, and are not kept. */
  makeable: number
}

const IS_MADE = `left(key, ${MADE_MARK.length}) = '${MADE_MARK}'`

/** Which table names which files, by folder and key; a database that is not migrated yet lacks some. */
const NAMED_BY: Record<string, string> = {
  picture: `SELECT 'storage', key FROM picture WHERE NOT ${IS_MADE}`,
  stored_document: `SELECT 'storage', key FROM stored_document WHERE NOT ${IS_MADE}`,
  made_file: `SELECT 'storage', key FROM made_file WHERE kept_at IS NOT NULL`,
  upload: `SELECT CASE directory WHEN 'avatar' THEN 'storage' ELSE 'private' END, key FROM upload`,
  company_document: `SELECT 'private', key FROM company_document`,
  project_file: `SELECT 'private', key FROM project_file WHERE project_id IS NOT NULL`,
}

/** Reads the names on the connection's snapshot of these tables: some 50 bytes of memory for each. */
export async function readNamedFiles(client: ClientBase, tables: readonly { name: string }[]): Promise<NamedFiles> {
  const naming = tables.flatMap(({ name }) => NAMED_BY[name] ?? [])
  if (!naming.length) return { ...createNamedFiles(Buffer.alloc(0)), makeable: 0 }
  const sorted = `SELECT DISTINCT folder || '/' || left(key, 2) || '/' || key COLLATE "C" AS name
    FROM (${naming.join(' UNION ALL ')}) AS named (folder, key) ORDER BY name`
  const names = await buffer(copyOut(client, `COPY (${sorted}) TO STDOUT`))
  return { ...createNamedFiles(names), makeable: await countMakeable(client, tables) }
}

async function countMakeable(client: ClientBase, tables: readonly { name: string }[]): Promise<number> {
  // Before that table nothing was made.
  if (!tables.some(({ name }) => name === 'made_file')) return 0
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM (SELECT key FROM picture UNION SELECT key FROM stored_document) AS named
    WHERE ${IS_MADE} AND key NOT IN (SELECT key FROM made_file WHERE kept_at IS NOT NULL)`)
  return rows[0]?.count ?? 0
}

const LINE_FEED = 10

/** `names` are lines, sorted by their bytes. */
function createNamedFiles(names: Buffer): Omit<NamedFiles, 'makeable'> {
  const starts: number[] = []
  for (let at = 0; at < names.length; at = names.indexOf(LINE_FEED, at) + 1) starts.push(at)
  const found = new Uint8Array(starts.length)
  const nameAt = (place: number) => names.toString('latin1', starts[place], (starts[place + 1] ?? names.length) - 1)

  return {
    find(name) {
      let [low, high] = [0, starts.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (nameAt(middle) < name) low = middle + 1
        else high = middle
      }
      if (low < starts.length && nameAt(low) === name) found[low] = 1
    },
    *missing() {
      for (const [place, isFound] of found.entries()) if (!isFound) yield nameAt(place)
    },
  }
}
