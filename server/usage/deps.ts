import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { Finding } from '../finding/finding.ts'
import type { Clock } from '../platform/clock.ts'
import type { UsageTables } from './tables.ts'

export interface UsageDeps {
  db: Kysely<CatalogueTables & UsageTables>
  clock: Clock
  finding: Pick<Finding, 'follow'>
  leftOut: LeftOut
}

/** Members who want nothing counted of what they do, by the tokens that come with calls that are open to all. */
export interface LeftOut {
  /** What to keep of a token until then. */
  keyOf(accessToken: string): string
  /** Which of them are such members'. */
  findAmong(keys: readonly string[]): Promise<ReadonlySet<string>>
}
