import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { OpenSpool } from '../platform/storage/spooled-file.ts'
import type { FeedTables } from './tables.ts'

export type Tables = FeedTables & CatalogueTables & MemberTables

/** What the feed is made with. */
export interface FeedDeps {
  db: Kysely<Tables>
  clock: Clock
  /** Where people find the product, and partners its pictures; without a slash at its end. */
  publicUrl: string
  /** Where an answer lies until it is read. */
  openSpool: OpenSpool
}
