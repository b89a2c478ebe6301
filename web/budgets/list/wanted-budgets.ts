import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readBudgetsAddress, writeBudgetsAddress } from '../budget-address.ts'
import type { WantedBudgets } from '../queries.ts'

interface ChangeOptions {
  /** For what changes while typing: one step back, not one a letter. */
  isTyping?: boolean
}

/** What this page's address asks for, and how to ask for something else. */
export function useWantedBudgets() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = useMemo(() => readBudgetsAddress(search), [search])
  const change = (part: Partial<WantedBudgets>, { isTyping = false }: ChangeOptions = {}) =>
    void navigate({ pathname, search: writeBudgetsAddress({ ...wanted, ...part }) }, { replace: isTyping })
  return { wanted, change }
}
