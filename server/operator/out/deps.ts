import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Clock } from '../../platform/clock.ts'
import type { OpenSpool } from '../../platform/storage/spooled-file.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** What the catalogue is written to files with. */
export interface CatalogueFileDeps {
  db: Kysely<CatalogueTables>
  storage: Storage
  clock: Clock
  finding: Pick<Finding, 'follow'>
  /** Where a table's pictures are seen. */
  publicUrl: string
  /** Where files lie while they are made and sent. */
  openSpool: OpenSpool
}
