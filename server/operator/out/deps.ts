import type { Finding } from '../../finding/finding.ts'
import type { Clock } from '../../platform/clock.ts'
import type { OpenSpool } from '../../platform/storage/spooled-file.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from '../../database.ts'

/** The dependencies of catalogue files. */
export interface CatalogueFileDeps {
  db: Db
  storage: Storage
  clock: Clock
  finding: Pick<Finding, 'follow'>
  /** The address of the site, for the pictures of a table. */
  publicUrl: string
  /** Resolves when no call is answered, but for exports, or after a moment. */
  whenQuiet(): Promise<void>
  /** Opens a temporary file on disk for a file that is made and sent. */
  openSpool: OpenSpool
}
