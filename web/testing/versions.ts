import type { BoardState, BudgetState, NamedVersion } from '../../contract/versions.ts'
import { aBoard } from './boards.ts'
import { aBudget } from './budgets.ts'

/** A version that Ada has saved; a test states only what matters to it. */
export function aNamedVersion(facts: Partial<NamedVersion> = {}): NamedVersion {
  return {
    id: '1',
    kind: 'board',
    refId: '5',
    name: 'First idea',
    note: '',
    author: { memberId: '7', nickname: 'Ada' },
    createTime: Date.UTC(2026, 2, 4, 9),
    version: 3,
    isAutomatic: false,
    isBeforeUndo: false,
    mayChange: true,
    count: 2,
    totals: null,
    ...facts,
  }
}

export function aBoardState(facts: Partial<BoardState> = {}): BoardState {
  return { ...aBoard(), ...facts }
}

export function aBudgetState(facts: Parameters<typeof aBudget>[0] = {}): BudgetState {
  return aBudget(facts)
}
