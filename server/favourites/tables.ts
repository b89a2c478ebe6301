import type { ColumnType, Generated } from 'kysely'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Folders' tables as queries see them. 64-bit numbers arrive as strings; the migrations say the rest. */
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
    /** When it had been taken out, of what came back by being added again. */
    deleted_before: Absent<Date>
    /** Taken out by taking back that it was added. */
    is_undone: Generated<boolean>
  }
}
