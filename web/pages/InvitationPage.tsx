import { useNavigate, useParams } from 'react-router'
import { boardAddress } from '../boards/board-address.ts'
import { budgetAddress } from '../budgets/budget-address.ts'
import { InvitationView } from '../collaboration/people/InvitationView.tsx'
import { folderAddress } from '../favourites/folder-address.ts'
import { projectAddress } from '../projects/project-address.ts'
import { MembersOnly } from '../members/MembersOnly.tsx'

const ADDRESSES = { board: boardAddress, budget: budgetAddress, folder: folderAddress, project: projectAddress }

/** /invitation/:id: an invitation, from its mail. */
export function InvitationPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <MembersOnly page="invitation">
      {(user) => (
        <InvitationView
          key={`${user.id} ${id}`}
          id={id}
          user={user}
          onAccepted={({ kind, refId }) => void navigate(ADDRESSES[kind](refId), { replace: true })}
        />
      )}
    </MembersOnly>
  )
}
