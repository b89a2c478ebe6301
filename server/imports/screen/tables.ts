import type { ColumnType, Generated } from 'kysely'
import type { ImportCheck, ImportDifference, OneImport } from '../../../contract/import-screen.ts'
import type { ImportMapping, MappingProposal, TableColumn } from '../../../contract/import-mapping.ts'
import type { ReadingChoice, Reason, UploadFacts } from '../../../contract/import-table.ts'

/** A JSON column: written as text, read as its value. */
type Json<Value> = ColumnType<Value | null, string | null | undefined, string | null>
type Absent<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** The tables of uploads; see migration 025. */
export interface ImportTables {
  import_upload: {
    id: Generated<string>
    name: string
    member_id: string
    bytes: string
    created_at: Generated<Date>
    state: Generated<OneImport['state']>
    problem: Json<Reason>
    facts: Json<UploadFacts & { table: { path: string; kind: UploadFacts['kind'] }; folder: string; header: string[] }>
    choice: Json<ReadingChoice>
    columns: Json<TableColumn[]>
    preview: Json<NonNullable<OneImport['preview']>>
    proposal: Json<MappingProposal>
    mapping: Json<ImportMapping>
    supplier: Absent<string>
    is_own_mapping: Generated<boolean>
    withdraws_absent: Generated<boolean>
    checked: Json<ImportCheck>
    checked_digest: Absent<string>
    run_id: Absent<string>
    undone: Json<NonNullable<OneImport['undone']>>
  }
  import_difference: {
    id: Generated<string>
    upload_id: string
    kind: 'added' | 'changed' | 'withdrawn'
    line: number
    brand: string
    key: string
    name: string
    fields: ColumnType<ImportDifference['fields'], string, string>
  }
  import_check_rejection: {
    id: Generated<string>
    upload_id: string
    line: number
    field: string
    reason: string
    reason_zh: string | null
    column_name: string | null
    value: string | null
  }
  import_supplier: {
    name: string
    header: string[]
    mapping: ColumnType<ImportMapping, string, string>
    updated_at: Generated<Date>
  }
}
