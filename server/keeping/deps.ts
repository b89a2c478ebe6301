import type { Clock } from '../platform/clock.ts'
import type { Db } from '../database.ts'

/** The dependencies of keeping. */
export interface KeepingDeps {
  db: Db
  clock: Clock
}
