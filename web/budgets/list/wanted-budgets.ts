import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readBudgetsAddress, writeBudgetsAddress } from '../budget-address.ts'
import type { WantedBudgets } from '../queries.ts'

interface ChangeOptions {
  /** Replaces the history entry, so that typing does not add one for each letter. */
  isTyping?: boolean
}

/** Reads the filters from the page's address and changes them there. */
export function useWantedBudgets() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = useMemo(() => readBudgetsAddress(search), [search])
  const change = (part: Partial<WantedBudgets>, { isTyping = false }: ChangeOptions = {}) =>
    void navigate({ pathname, search: writeBudgetsAddress({ ...wanted, ...part }) }, { replace: isTyping })
  return { wanted, change }
}
