import type { ColumnType, Generated } from 'kysely'
import type { decisions } from '../../../contract/background-work.ts'

/** What staff decided about background work. Migrations hold the constraints. */
export interface WorkTables {
  job_decision: {
    id: Generated<string>
    at: Date
    actor_id: string | null
    what: (typeof decisions)[number]
    job_id: string
    kind: string
    subject: string
    problem: ColumnType<string | null, string | null | undefined, string | null>
  }
}
