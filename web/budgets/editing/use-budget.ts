import { useStore, type Readable } from '../../ui/store.ts'
import type { BudgetState } from './budget-kind.ts'

/** What `select` takes out of the state of an edited budget: something that is there already, or a plain value. */
export function useEditor<Part>(editor: Readable<BudgetState>, select: (state: BudgetState) => Part): Part {
  return useStore(editor, select)
}
