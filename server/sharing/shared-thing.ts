import type { SharedKind } from '../../contract/sharing/links.ts'
import type { SharedRow } from './tables.ts'

/** What is shared: which board, budget list or folder. */
export interface SharedThing {
  kind: SharedKind
  refId: string
}

/** The column that names it, in links and approvals; and the table that it stands in. */
export function sharedColumnOf(kind: SharedKind): keyof SharedRow {
  return `${kind}_id`
}

export function columnsOf({ kind, refId }: SharedThing): Partial<Record<keyof SharedRow, string>> {
  return { [sharedColumnOf(kind)]: refId }
}

type ReadRow = { [Column in keyof SharedRow]: string | null }

export function sharedThingOf({ board_id: boardId, budget_id: budgetId, folder_id: folderId }: ReadRow): SharedThing {
  if (boardId !== null) return { kind: 'board', refId: boardId }
  if (budgetId !== null) return { kind: 'budget', refId: budgetId }
  if (folderId !== null) return { kind: 'folder', refId: folderId }
  throw new Error('a row of sharing that names nothing')
}
