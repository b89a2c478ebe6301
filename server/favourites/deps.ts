import type { Kysely, Transaction } from 'kysely'
import type { Finding } from '../finding/finding.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { FavouriteTables } from './tables.ts'

type Tables = FavouriteTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface FavouriteDeps {
  db: Kysely<Tables>
  clock: Clock
  finding: Finding
  /** Called with the SKUs that a member put into a folder that did not have them. */
  onCollected(skuIds: readonly string[], caller: Caller): void
}
