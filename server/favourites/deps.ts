import type { Finding } from '../finding/finding.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { Db } from '../database.ts'

export interface FavouriteDeps {
  db: Db
  clock: Clock
  finding: Finding
  /** Called with the SKUs that a member put into a folder that did not have them. */
  onCollected(skuIds: readonly string[], caller: Caller): void
}
