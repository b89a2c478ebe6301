import type { Selectable } from 'kysely'

/** What every row has that is a member's, and that waits for a while when they have deleted it. */
interface OwnRow {
  id: string
  member_id: string
  deleted_at: Date | null
}

/** Names of the tables, of those that a database has, with such rows. */
export type OwnTable<Tables> = NameOf<Tables, OwnRow>

/** Names of the tables whose rows are a member's too, and have a place among others. */
export type PlacedTable<Tables> = NameOf<Tables, { id: string; member_id: string; place: number }>

type NameOf<Tables, Row> = string &
  { [Name in keyof Tables]: Selectable<Tables[Name]> extends Row ? Name : never }[keyof Tables]
