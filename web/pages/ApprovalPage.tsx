import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { ApprovedContent } from '../sharing/owner/preview/ApprovedContent.tsx'

/** /approval/:id: the approved content, as it was then. */
export function ApprovalPage() {
  const { id = '' } = useParams()
  return <MembersOnly page="approval">{() => <ApprovedContent key={id} approvalId={id} />}</MembersOnly>
}
