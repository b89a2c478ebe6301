import type { Entry } from '../../../contract/budgets/entries.ts'

/** What the rooms need of the budget's editor. */
export interface RoomsEditor {
  edit: (edit: { put?: readonly Entry[]; remove?: readonly string[] }) => void
  undo: () => unknown
  redo: () => unknown
}
