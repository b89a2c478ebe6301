import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import type { ImportDeps } from '../../server/imports/import-catalogue.ts'
import { openDatabase } from '../../server/platform/postgres/database.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import type { Figure } from '../figure.ts'
import { generatedSource } from '../generator.ts'
import { plainConfig } from '../plain-database.ts'
import { timed } from '../spread.ts'

/** About 10,000 products. */
const SKUS = 37_000
const TARGET = { atLeast: 1000 }
const SKU_TARGET = { atLeast: 5000 }

/**
 * An import without pictures into an empty catalogue, the same import again, and PostgreSQL's own COPY of the SKU rows.
 */
export async function measureImports(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const { db, ...database } = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  const parts = { db, storage: createFolderStorage(join(dataDir, 'storage')) }
  try {
    const first = await importSeconds(parts)
    const again = await importSeconds(parts)
    const copied = await copySeconds(dataDir)
    const beside = { name: 'rows/s by COPY', value: SKUS / copied }
    return [
      { name: 'import, SKUs', value: SKUS / first.seconds, unit: 'rows/s', target: SKU_TARGET, beside },
      {
        name: 'import, lines (products)',
        value: first.lines / first.seconds,
        unit: 'rows/s',
        target: TARGET,
        note: `${first.lines} lines of ${SKUS} SKUs in ${first.seconds.toFixed(1)} s`,
      },
      { name: 'import, lines, the same once more', value: again.lines / again.seconds, unit: 'rows/s', target: TARGET },
    ]
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function importSeconds(deps: ImportDeps): Promise<{ seconds: number; lines: number }> {
  let lines = 0
  const milliseconds = await timed(async () => {
    const { rejected } = await importCatalogue(deps, generatedSource(SKUS), {
      actor: 'bench',
      onProgress: ({ done }) => (lines = done),
    })
    if (rejected) throw new Error(`${rejected} generated lines were rejected`)
  })
  return { seconds: milliseconds / 1000, lines }
}

// The rows are copied out to memory first, so that only the way in is timed.
async function copySeconds(dataDir: string): Promise<number> {
  const client = new Client(await plainConfig(dataDir))
  await client.connect()
  try {
    const rows: Buffer[] = []
    for await (const part of client.query(copyTo('COPY sku TO STDOUT')) as AsyncIterable<Buffer>) rows.push(part)
    await client.query('CREATE TABLE bare (LIKE sku)')
    const milliseconds = await timed(() =>
      pipeline(Readable.from(rows), client.query(copyFrom('COPY bare FROM STDIN'))),
    )
    return milliseconds / 1000
  } finally {
    await client.end()
  }
}
