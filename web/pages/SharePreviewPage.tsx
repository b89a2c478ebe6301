import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { LinkPreview } from '../sharing/owner/preview/LinkPreview.tsx'

/** /sharePreview/:id: what a link of the member's shows to its guests. */
export function SharePreviewPage() {
  const { id = '' } = useParams()
  return <MembersOnly page="sharePreview">{() => <LinkPreview key={id} linkId={id} />}</MembersOnly>
}
