import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { SendView } from '../sharing/owner/sending/SendView.tsx'

/** /projects/:id/send: the next version of a project, composed and sent to its client. */
export function SendPage() {
  const { id = '' } = useParams()
  return (
    <MembersOnly page="project">
      {(user) => (
        <div className="pt-30 pb-56 phone:pt-12 phone:pb-32">
          <SendView key={`${user.id}-${id}`} projectId={id} memberId={user.id} />
        </div>
      )}
    </MembersOnly>
  )
}
