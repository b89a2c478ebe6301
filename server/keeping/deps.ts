import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { BulkOutcome, LeftProduct } from '../../contract/keeping/bulk.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { Clock } from '../platform/clock.ts'

/** The tables that staff edit, and their trash. Migration 027 holds the constraints. */
export interface KeepingTables extends CatalogueTables {
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

export type Trx = Transaction<KeepingTables>

/** The dependencies of keeping. */
export interface KeepingDeps {
  db: Kysely<KeepingTables>
  clock: Clock
}
