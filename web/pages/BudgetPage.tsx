import { useParams } from 'react-router'
import { OwnBudget } from '../budgets/page/OwnBudget.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'

/** /budgetList/:id: one budget list of a member's. */
export function BudgetPage() {
  const { id = '' } = useParams()
  return (
    <MembersOnly page="budgetList">
      {(user) => <OwnBudget key={`${user.id}-${id}`} budgetId={id} memberId={user.id} />}
    </MembersOnly>
  )
}
