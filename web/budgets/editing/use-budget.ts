import { createContext } from 'react'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { useStore, type Readable } from '../../ui/store.ts'
import type { BudgetState } from './budget-kind.ts'

/** What `select` takes out of the state of an edited budget: something that is there already, or a plain value. */
export function useEditor<Part>(editor: Readable<BudgetState>, select: (state: BudgetState) => Part): Part {
  return useStore(editor, select)
}

/** Why nothing of a list can be changed by the member, where it is not for its status: they may only comment on it, or it is gone. */
export type Lock = 'commenter' | 'gone'

/** Around all of an open list. */
export const LockContext = createContext<Lock | null>(null)

export function useBudgetLock(editor: Readable<BudgetState>): Lock | null {
  return useEditor(editor, ({ right, isGone }) => {
    if (isGone) return 'gone'
    return right === 'comment' ? 'commenter' : null
  })
}

/** Whether the member may only look at the list. */
export function useIsLooking(editor: Readable<BudgetState>): boolean {
  return useBudgetLock(editor) !== null
}

/** By which status the list lets the member change it: whoever only looks finds it as a closed one, where nothing can be. */
export function useOpenness(editor: Readable<BudgetState>): BudgetStatus {
  const lock = useBudgetLock(editor)
  const status = useEditor(editor, (state) => state.status)
  return lock ? 'closed' : status
}
