import type { Kysely } from 'kysely'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoticeTables } from './tables.ts'

export interface NoticeDeps {
  db: Kysely<NoticeTables & MemberTables>
  clock: Clock
}
