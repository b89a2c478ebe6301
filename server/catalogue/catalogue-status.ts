import { sql } from 'kysely'
import type { getCatalogueStatus } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { Db } from '../database.ts'
import type { CatalogueCounts } from './counts.ts'
import { isCarriedOut } from './import-lock.ts'

/**
 * The number of products on sale, and the newest import in progress. The counts come from the model that serves lists, so that a list read
 * after a growing count contains what was counted.
 */
export async function getStatus({ db, counts }: StatusDeps): Promise<OutputOf<typeof getCatalogueStatus>> {
  const underWay = await findImportUnderWay(db)
  // Counted after the query for the import: once it has ended, the counts include all of it.
  return { ...(await counts.countAll()), import: underWay }
}

interface StatusDeps {
  db: Db
  counts: CatalogueCounts
}

interface ImportUnderWay {
  name: string
  /** Imported lines. */
  done: number
  total: number | null
}

async function findImportUnderWay(db: Db): Promise<ImportUnderWay | null> {
  const { rows } = await sql<ImportUnderWay>`
    SELECT name, (next_line - 1)::int AS done, total FROM import_run
    WHERE ${isCarriedOut} ORDER BY id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}
