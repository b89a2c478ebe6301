import type { ColumnType, Generated } from 'kysely'
import type { BoardField, BoardFields } from '../../contract/boards/board.ts'
import type { Item, Snapshot } from '../../contract/boards/item.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
/** A column of JSON: read as its value, written as text. */
type Json<Type> = ColumnType<Type, string, string>

/** A SKU with its facts, as a sample has them. */
export interface Facts {
  skuId: string
  snapshot: Snapshot
}

/** The fields that are stored in the column `fields`; the others have columns of their own. */
export type OtherFields = Omit<BoardFields, 'name' | 'visibility' | 'projectRoomId'> &
  Partial<Pick<BoardFields, 'projectRoomId'>>

/** Boards' tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface BoardTables {
  board: {
    id: Generated<string>
    member_id: string
    name: string
    name_key: string
    visibility: Generated<BoardFields['visibility']>
    fields: Json<OtherFields>
    version: Generated<number>
    field_versions: ColumnType<Partial<Record<BoardField, number>>, string | undefined, string>
    palette: Generated<string[]>
    item_count: Generated<number>
    sku_count: Generated<number>
    taken_down_at: Absent<Date>
    taken_down_reason: Absent<string>
    taken_down_version: Absent<number>
    last_taken_down_at: Absent<Date>
    created_at: Date
    updated_at: Date
    published_at: Absent<Date>
    project_id: Absent<string>
    deleted_at: Absent<Date>
  }
  board_item: {
    board_id: string
    id: string
    member_id: string
    version: number
    content: Json<Item>
    sku_id: Absent<string>
    picture_key: Absent<string>
    /** The SKU and facts that a sample had before its present ones. */
    former: ColumnType<Facts | null, string | null | undefined, string | null>
  }
  board_removal: {
    board_id: string
    item_id: string
    member_id: string
    version: number
    removed_at: Date
    /** The SKU and the facts that a sample had. */
    sku_id: Absent<string>
    snapshot: ColumnType<Snapshot | null, string | null | undefined, string | null>
  }
  board_report: { board_id: string; member_id: string; reason: string; reported_at: Date }
  demonstration_board: { key: string }
}
