import type { Kysely, Transaction } from 'kysely'
import type { FollowedModel } from '../finding/read-model/follow/follow.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { FavouriteTables } from './tables.ts'

type Tables = FavouriteTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface FavouriteParts {
  db: Kysely<Tables>
  clock: Clock
  /** The catalogue in memory. */
  catalogue: FollowedModel
}
