import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Thing } from '../../contract/collaboration/rights.ts'
import { idColumnOf } from '../workspace/rights.ts'
import type { ThingRow } from './tables.ts'

type ReadRow = { [Column in keyof ThingRow]: string | null }

/** What a row of a table that holds all three kinds is about. */
export function thingOf({ board_id: boardId, budget_id: budgetId, folder_id: folderId }: ReadRow): Thing {
  if (boardId !== null) return { kind: 'board', refId: boardId }
  if (budgetId !== null) return { kind: 'budget', refId: budgetId }
  if (folderId !== null) return { kind: 'folder', refId: folderId }
  throw new Error('a row of collaboration that names nothing')
}

/** The columns of a new row of such a table. */
export function columnsOf({ kind, refId }: Thing): Partial<Record<keyof ThingRow, string>> {
  return { [idColumnOf(kind)]: refId }
}

/** Rows of such a table that are about one thing, in a query. */
export function isOf({ kind, refId }: Thing): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(idColumnOf(kind))} = ${refId}::bigint`
}
