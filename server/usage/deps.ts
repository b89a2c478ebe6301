import type { Finding } from '../finding/finding.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../database.ts'

export interface UsageDeps {
  db: Db
  clock: Clock
  finding: Pick<Finding, 'follow'>
  leftOut: LeftOut
  /** Whether other servers count on the same database; they then share what was counted today. */
  isOneOfSeveral?: boolean | undefined
}

/** Finds the members who opted out of counting, by the tokens of public calls. */
export interface LeftOut {
  /** The form in which a token is kept until then. */
  keyOf(accessToken: string): string
  /** The keys whose members opted out. */
  findAmong(keys: readonly string[]): Promise<ReadonlySet<string>>
}
