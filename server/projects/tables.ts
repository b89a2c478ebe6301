import type { ColumnType, Generated } from 'kysely'
import type { ProjectFileType } from '../../contract/project-files.ts'
import type { ProjectFields } from '../../contract/projects.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
/** A column of JSON: read as its value, written as text. */
type Json<Type> = ColumnType<Type, string, string>

/** Projects' tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface ProjectTables {
  project: {
    id: Generated<string>
    member_id: string
    name: string
    name_key: string
    fields: Json<Omit<ProjectFields, 'name'>>
    version: Generated<number>
    field_versions: ColumnType<Partial<Record<keyof ProjectFields, number>>, string | undefined, string>
    created_at: Date
    updated_at: Date
    archived_at: Absent<Date>
    deleted_at: Absent<Date>
  }
  project_file: {
    id: Generated<string>
    /** Null: it is nobody's, and is swept. */
    project_id: Absent<string>
    /** Who added it; null where that account is gone. */
    member_id: Absent<string>
    key: string
    name: string
    media_type: ProjectFileType
    bytes: number
    created_at: Date
    deleted_at: Absent<Date>
  }
  demonstration_project: { key: string }
}
