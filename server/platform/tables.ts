import type { Generated } from 'kysely'

/** The platform's own tables, beside those of jobs. Migrations hold the constraints. */
export interface PlatformTables {
  first_answer: {
    member_id: string
    path: string
    key: string
    /** SHA-256 of the input; missing in rows from before it was stored. */
    input_hash: Buffer | null
    answer: unknown
    at: Date
  }
  member_secret: { only_one: Generated<boolean>; secret: Buffer }
}
