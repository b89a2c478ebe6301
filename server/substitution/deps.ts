import type { NewNotice } from '../../contract/notices.ts'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { Db, Trx } from '../database.ts'

export interface SubstitutionDeps {
  db: Db
  clock: Clock
  /** Sends notices to members. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Called with the SKUs that a member put into things of a kind, once for each place. */
  onPut(kind: Thing['kind'], skuIds: readonly string[], caller: Caller): void
}
