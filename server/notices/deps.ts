import type { Clock } from '../platform/clock.ts'
import type { Db } from '../database.ts'

export interface NoticeDeps {
  db: Db
  clock: Clock
}
