import { sql } from 'kysely'
import type { ColumnType, RawBuilder } from 'kysely'
import type { Thing, Work, WorkKind } from '../../contract/collaboration/rights.ts'

/**
 * Columns of tables whose rows are about a board, a budget list or a folder, such as links and comments: one column for each kind, all
 * but one of them null.
 */

type IdColumn = `${Thing['kind']}_id`
type IdColumns = Record<IdColumn, string | null>
type Absent = ColumnType<string | null, string | null | undefined, string | null>

/** These columns, of a table as queries see it. */
export type ThingRow = Record<IdColumn, Absent>

/** The columns of a table whose rows may be about a project too. */
export type WorkRow = ThingRow & { project_id: Absent }

/** The column that names work of a kind. The kind itself is the name of the work's own table. */
export function idColumnOf<Kind extends WorkKind>(kind: Kind): `${Kind}_id` {
  return `${kind}_id`
}

/** The thing that a row is about. */
export function thingOf({ board_id: boardId, budget_id: budgetId, folder_id: folderId }: IdColumns): Thing {
  if (boardId !== null) return { kind: 'board', refId: boardId }
  if (budgetId !== null) return { kind: 'budget', refId: budgetId }
  if (folderId !== null) return { kind: 'folder', refId: folderId }
  throw new Error('a row names no board, budget list or folder')
}

/** The thing or project that a row is about. */
export function workOf(row: IdColumns & { project_id: string | null }): Work {
  return row.project_id === null ? thingOf(row) : { kind: 'project', refId: row.project_id }
}

/** The columns of a new row about a thing or a project. */
export function columnsOf({ kind, refId }: Work): Partial<Record<`${WorkKind}_id`, string>> {
  return { [idColumnOf(kind)]: refId }
}

/** In a query, whether a row is about a thing or a project. */
export function isAbout({ kind, refId }: Work): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(idColumnOf(kind))} = ${refId}::bigint`
}
