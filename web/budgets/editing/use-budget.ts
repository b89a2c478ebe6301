import { createContext } from 'react'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { useStore, type Readable } from '../../kit/store.ts'
import type { BudgetState } from './budget-kind.ts'

/** Selects a part of an edited budget's state. `select` must answer something that exists in the state, or a plain value. */
export function useEditor<Part>(editor: Readable<BudgetState>, select: (state: BudgetState) => Part): Part {
  return useStore(editor, select)
}

/** Why the member can change nothing in a list, apart from its status: they may only comment, or the list is gone. */
export type Lock = 'commenter' | 'gone'

/** Provided around an open list. */
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

/** The status that decides what the member may change. For somebody who may only look it is `closed`, which allows nothing. */
export function useOpenness(editor: Readable<BudgetState>): BudgetStatus {
  const lock = useBudgetLock(editor)
  const status = useEditor(editor, (state) => state.status)
  return lock ? 'closed' : status
}
