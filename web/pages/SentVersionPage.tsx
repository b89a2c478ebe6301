import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { SentVersionView } from '../sharing/owner/sending/SentVersionView.tsx'

/** /projects/:id/sent/:number: a version as it was sent. */
export function SentVersionPage() {
  const { id = '', number = '' } = useParams()
  return (
    <MembersOnly page="project">
      {(user) => (
        <div className="pt-30 pb-56 phone:pt-12 phone:pb-32">
          <SentVersionView key={`${user.id}-${id}-${number}`} projectId={id} number={number} />
        </div>
      )}
    </MembersOnly>
  )
}
