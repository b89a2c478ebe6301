import type { Clock } from '../platform/clock.ts'
import type { OpenSpool } from '../platform/storage/spooled-file.ts'
import type { Db } from '../database.ts'

/** The dependencies of the feed. */
export interface FeedDeps {
  db: Db
  clock: Clock
  /** The address of the site and its pictures; without a slash at its end. */
  publicUrl: string
  /** Opens a temporary file for an answer. */
  openSpool: OpenSpool
}
