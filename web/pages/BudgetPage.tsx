import { useEffect } from 'react'
import { useParams } from 'react-router'
import { OwnBudget } from '../budgets/page/OwnBudget.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { ApprovedHere } from '../sharing/owner/approved/ApprovedHere.tsx'
import { AskedHere } from '../sharing/owner/approved/AskedHere.tsx'
import { ShareBudgetHere } from './ShareBudgetHere.tsx'
import { prepareSharing } from './ShareHere.tsx'
import { VersionsHere } from './VersionsHere.tsx'

/** /budgetList/:id: one budget list. */
export function BudgetPage() {
  const { id = '' } = useParams()
  // Its script loads beside the list's data.
  useEffect(prepareSharing, [])
  return (
    <MembersOnly page="budgetList">
      {(user) => (
        <OwnBudget
          key={`${user.id}-${id}`}
          budgetId={id}
          memberId={user.id}
          renderShare={(open) => (
            <>
              <ShareBudgetHere budget={open} />
              <VersionsHere
                document={{
                  kind: 'budget',
                  refId: open.id,
                  name: open.name,
                  version: open.version,
                  mayEdit: open.right !== 'comment',
                  saveFirst: open.saveFirst,
                }}
              />
            </>
          )}
          renderNote={({ id: budgetId, projectId, status, version, isMoving, moveTo, nameOf, show }) => (
            <>
              <ApprovedHere {...{ budgetId, status, version, isMoving }} onSet={() => moveTo('approved')} />
              {projectId !== null && <AskedHere {...{ budgetId, projectId, nameOf }} onOpen={show} />}
            </>
          )}
        />
      )}
    </MembersOnly>
  )
}
