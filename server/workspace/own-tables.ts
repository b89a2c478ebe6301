import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'

/** The columns of a row that a member owns and that goes to the trash when it is deleted. */
interface OwnRow {
  id: string
  member_id: string
  deleted_at: Date | null
}

/** The names of tables with such rows. */
export type OwnTable = NameOf<OwnRow>

/** The names of tables whose rows also have a place in an order. */
export type PlacedTable = NameOf<{ id: string; member_id: string; place: number }>

type NameOf<Row> = { [Name in keyof Database]: Selectable<Database[Name]> extends Row ? Name : never }[keyof Database]
