import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { BudgetStatus } from '../../../../contract/budgets/budget.ts'
import { getApprovedLists } from '../../../../contract/sharing/approval-calls.ts'
import { query } from '../../../query.ts'
import { ApprovedNote } from './ApprovedNote.tsx'

interface ApprovedHereProps {
  budgetId: string
  /** As the open list has it. */
  status: BudgetStatus
  /** Of the list, as it was saved last. */
  version: number
  isMoving: boolean
  /** Moves the list to approved. */
  onSet: () => void
}

/** On a list's page: that it was approved as a whole, where it does not say so itself. */
export function ApprovedHere({ budgetId, status, version, isMoving, onSet }: ApprovedHereProps) {
  const { data, refetch } = useQuery({
    ...query(getApprovedLists, { budgetIds: [budgetId] }, { isSilent: true, isFresh: true }),
    enabled: status === 'draft' || status === 'inReview',
  })
  const approved = data?.[0]
  const compare = useEffectEvent(() => {
    if (approved) void refetch()
  })
  const compared = useRef(version)
  // A saved change may be one of what was approved, and somebody else may have moved the list.
  useEffect(() => {
    if (compared.current !== version) compare()
    compared.current = version
  }, [version])
  if (!approved) return null
  return <ApprovedNote approved={{ ...approved, status }} isBusy={isMoving} onSet={onSet} />
}
