import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { idColumnOf } from '../../workspace/rights.ts'

/** Whether a row of the discussion is of a thing. */
export function isOfDiscussed({ kind, refId }: Thing): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(idColumnOf(kind))} = ${refId}::bigint`
}

interface ThingColumns {
  board_id: string | null
  budget_id: string | null
  folder_id: string | null
}

export function thingOf({ board_id: boardId, budget_id: budgetId, folder_id: folderId }: ThingColumns): Thing {
  if (boardId !== null) return { kind: 'board', refId: boardId }
  if (budgetId !== null) return { kind: 'budget', refId: budgetId }
  if (folderId !== null) return { kind: 'folder', refId: folderId }
  throw new Error('a row of the discussion that names nothing')
}
