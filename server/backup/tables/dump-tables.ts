import type { ClientBase } from 'pg'
import { copyOut } from '../../platform/postgres/copy-streams.ts'
import type { ArchiveWriter } from '../archive/write-archive.ts'
import { createTableDigest } from '../digests.ts'
import { partName } from '../format.ts'
import type { Begin, TableSums } from '../format.ts'
import { copyNameOf, describeTables, listTableNames, speakPlainly } from './describe-tables.ts'
import type { DescribedTables } from './describe-tables.ts'

/** Parts are small, so that one is held in memory; a single row may be longer. */
const PART_BYTES = 4 * 2 ** 20
const LINE_FEED = 10

/**
 * Runs the work on a snapshot of all tables at one moment; the sequences are at least as far. Migrations wait until its end, everything
 * else goes on.
 */
export async function inSnapshot<Result>(
  client: ClientBase,
  work: (tables: DescribedTables) => Promise<Result>,
): Promise<Result> {
  await speakPlainly(client)
  const names = await listTableNames(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  // The snapshot is taken by the first statement after this one.
  const all = names.map((name) => client.escapeIdentifier(name)).join(', ')
  if (all) await client.query(`LOCK TABLE ${all} IN ACCESS SHARE MODE`)
  const result = await work(await describeTables(client))
  await client.query('COMMIT')
  return result
}

/** Adds the rows of a table in parts of whole rows. Returns their counts and sums. */
export async function dumpTable(
  client: ClientBase,
  table: Begin['tables'][number],
  archive: ArchiveWriter,
): Promise<TableSums> {
  const digest = createTableDigest()
  let part = 0
  for await (const rows of wholeRows(readTable(client, table))) {
    digest.take(rows)
    await archive.add(partName(table.name, ++part), rows)
  }
  return { name: table.name, ...digest.end() }
}

/** The rows of a table as COPY writes them, in pieces cut anywhere. */
export function readTable(client: ClientBase, table: Begin['tables'][number]): AsyncIterable<Buffer> {
  return copyOut(client, `COPY ${copyNameOf(client, table)} TO STDOUT`)
}

/** Gathers pieces until they hold a part's bytes, and cuts after the last row. */
async function* wholeRows(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    gathered.push(piece)
    bytes += piece.length
    if (bytes < PART_BYTES || !piece.includes(LINE_FEED)) continue
    const whole = Buffer.concat(gathered)
    const end = whole.lastIndexOf(LINE_FEED) + 1
    yield whole.subarray(0, end)
    gathered = [whole.subarray(end)]
    bytes = whole.length - end
  }
  if (bytes) yield Buffer.concat(gathered)
}
