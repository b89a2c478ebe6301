import type { Trx } from '../../database.ts'

/** A snapshot of the catalogue for a file: later changes do not show. */
export interface CatalogueMoment {
  trx: Trx
  /** The ids of products, ascending; undefined for all, with the settings. */
  chosen: readonly string[] | undefined
  write(bytes: Uint8Array): Promise<void>
  /** Aborted when the client has gone. */
  signal: AbortSignal
}
