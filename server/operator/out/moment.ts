import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'

/** What a file of the catalogue is made of: one moment of it, whatever changes meanwhile. */
export interface CatalogueMoment {
  trx: Transaction<CatalogueTables>
  /** Ids of products, rising; undefined: all of them, and the settings. */
  chosen: readonly string[] | undefined
  write(bytes: Uint8Array): Promise<void>
  /** Aborted when nobody waits for the file any more. */
  signal: AbortSignal
}
