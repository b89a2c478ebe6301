import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { ReceivedInvitations } from '../../collaboration/people/ReceivedInvitations.tsx'
import { budgetAddress } from '../budget-address.ts'
import { readBudgetsAgain } from '../queries.ts'
import { BudgetList } from './BudgetList.tsx'

/** The budget lists that others share with a member, and above them the invitations. */
export function SharedBudgets(props: ComponentProps<typeof BudgetList>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <>
      <ReceivedInvitations
        kind="budget"
        onAccepted={() => readBudgetsAgain(client)}
        onOpen={(id) => void navigate(budgetAddress(id))}
      />
      <BudgetList {...props} />
    </>
  )
}
