import type { ColumnType, Generated } from 'kysely'
import type { BulkOutcome, LeftProduct } from '../../contract/keeping/bulk.ts'

/** The trash of what staff edit, and bulk changes. Migration 027 holds the constraints. */
export interface KeepingTables {
  catalogue_trash: {
    id: Generated<string>
    entity: string
    entity_id: string
    name: string | null
    en_name: string | null
    rows: ColumnType<[table: string, row: Record<string, unknown>][], string, never>
    actor: string
    deleted_at: Date
  }
  /** Bulk changes, by the tokens of their previews (migration 036). */
  bulk_run: {
    run_id: string
    token: string
    outcome: ColumnType<Omit<BulkOutcome, 'runId'>, string, never>
    kept: ColumnType<LeftProduct[], string | undefined, never>
  }
}
