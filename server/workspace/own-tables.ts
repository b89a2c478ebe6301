import type { Selectable } from 'kysely'

/** The columns of a row that a member owns and that goes to the trash when it is deleted. */
interface OwnRow {
  id: string
  member_id: string
  deleted_at: Date | null
}

/** The names of a database's tables with such rows. */
export type OwnTable<Tables> = NameOf<Tables, OwnRow>

/** The names of tables whose rows also have a place in an order. */
export type PlacedTable<Tables> = NameOf<Tables, { id: string; member_id: string; place: number }>

type NameOf<Tables, Row> = string &
  { [Name in keyof Tables]: Selectable<Tables[Name]> extends Row ? Name : never }[keyof Tables]
