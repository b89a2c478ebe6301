import { useStore } from '../../ui/store.ts'
import type { BudgetEditor } from './budget-editor.ts'
import type { BudgetState } from './budget-kind.ts'

/** What `select` takes out of the state of an edited budget: something that is there already, or a plain value. */
export function useEditor<Part>(editor: BudgetEditor, select: (state: BudgetState) => Part): Part {
  return useStore(editor, select)
}
