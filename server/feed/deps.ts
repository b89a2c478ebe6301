import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { OpenSpool } from '../platform/storage/spooled-file.ts'
import type { FeedTables } from './tables.ts'

export type Tables = FeedTables & CatalogueTables & MemberTables

/** The dependencies of the feed. */
export interface FeedDeps {
  db: Kysely<Tables>
  clock: Clock
  /** The address of the site and its pictures; without a slash at its end. */
  publicUrl: string
  /** Opens a temporary file for an answer. */
  openSpool: OpenSpool
}
