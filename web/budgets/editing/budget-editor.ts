import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { setBudgetStatus, type Budget } from '../../../contract/budgets/calls.ts'
import { call } from '../../api.ts'
import { openDocumentEditor, type DocumentEditor } from '../../workspace/editing/document-editor.ts'
import { budgetKind, openedBudget, type BudgetShape } from './budget-kind.ts'

export interface BudgetEditor extends DocumentEditor<BudgetShape> {
  /**
   * Saves, then changes the list's status. Returns false, without a status change, if unsaved edits remain. If the server refuses, it
   * first reads the list's newest changes and then throws.
   */
  moveTo: (status: BudgetStatus) => Promise<boolean>
  /** Discards the edits that the server refuses and keeps all others. It can be undone. */
  takeBack: () => void
}

interface OpenBudget {
  budget: Budget
  memberId: string
}

/** Opens a budget list for editing. */
export function openBudgetEditor({ budget, memberId }: OpenBudget): BudgetEditor {
  const { tell, hearNow, ...editor } = openDocumentEditor({
    kind: budgetKind,
    id: budget.id,
    memberId,
    opened: openedBudget(budget),
  })
  return {
    ...editor,
    async moveTo(status) {
      await editor.saveNow()
      const { save, version } = editor.get()
      if (save !== 'saved') return false
      try {
        const { statusLog } = await call(setBudgetStatus, { id: budget.id, version, status })
        tell({ status, statusLog })
        return true
      } finally {
        await hearNow()
      }
    },
  }
}
