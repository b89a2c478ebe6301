import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { useStore, type Readable } from '../../ui/store.ts'
import type { BudgetState } from './budget-kind.ts'

/** What `select` takes out of the state of an edited budget: something that is there already, or a plain value. */
export function useEditor<Part>(editor: Readable<BudgetState>, select: (state: BudgetState) => Part): Part {
  return useStore(editor, select)
}

/** Whether the member may only look at the list and comment on it. */
export function useIsLooking(editor: Readable<BudgetState>): boolean {
  return useEditor(editor, ({ right }) => right === 'comment')
}

/** By which status the list lets the member change it: whoever only looks finds it as a closed one, where nothing can be. */
export function useOpenness(editor: Readable<BudgetState>): BudgetStatus {
  return useEditor(editor, ({ right, status }) => (right === 'comment' ? 'closed' : status))
}
