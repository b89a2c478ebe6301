import type { ColumnType, Generated } from 'kysely'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Folders' tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface FavouriteTables {
  folder: {
    id: Generated<string>
    member_id: string
    name: string
    name_key: string
    sort: Generated<number>
    cover_url: Absent<string>
    created_at: Date
    updated_at: Date
    project_id: Absent<string>
    deleted_at: Absent<Date>
  }
  folder_item: {
    id: Generated<string>
    folder_id: string
    member_id: string
    sku_id: string
    place: number
    note: Generated<string>
    added_at: Date
    deleted_at: Absent<Date>
    /** When an item that was added again had been deleted before. */
    deleted_before: Absent<Date>
    /** Whether an undo of its addition deleted it. */
    is_undone: Generated<boolean>
  }
}
