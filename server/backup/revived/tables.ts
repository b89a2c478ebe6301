import type { ColumnType, Generated } from 'kysely'
import type { restoreDecisions, RevivedCounts } from '../../../contract/restored-backup.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Restores of backups, and what operators decided about what they brought back. Migrations hold the constraints. */
export interface RestoreTables {
  restored_backup: {
    id: Generated<string>
    backup_at: Date
    restored_at: Date
    decision: Absent<(typeof restoreDecisions)[number]>
    decided_by: Absent<string>
    decided_at: Absent<Date>
    ended: ColumnType<RevivedCounts | null, string | null | undefined, string | null>
  }
}
