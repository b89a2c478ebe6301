import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { getCatalogueStatus } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { CatalogueCounts } from './counts.ts'
import { isCarriedOut } from './import-lock.ts'
import type { CatalogueTables } from './tables.ts'

/**
 * How much is on sale, and the newest import that someone is carrying out right now. Counted where lists are read: who
 * sees the count grow and reads the lists again finds there what was counted.
 */
export async function getStatus({ db, counts }: StatusDeps): Promise<OutputOf<typeof getCatalogueStatus>> {
  const underWay = await findImportUnderWay(db)
  // After the import: where that has ended, everything it brought is counted.
  return { ...(await counts.countAll()), import: underWay }
}

interface StatusDeps {
  db: Kysely<CatalogueTables>
  counts: CatalogueCounts
}

interface ImportUnderWay {
  name: string
  /** Lines. */
  done: number
  total: number | null
}

async function findImportUnderWay(db: Kysely<CatalogueTables>): Promise<ImportUnderWay | null> {
  const { rows } = await sql<ImportUnderWay>`
    SELECT name, (next_line - 1)::int AS done, total FROM import_run
    WHERE ${isCarriedOut} ORDER BY id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}
