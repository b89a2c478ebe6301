import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { ShownVersion } from '../versions/ShownVersion.tsx'

/** /version/:id: a board or a budget list as it was. */
export function VersionPage() {
  const { id = '' } = useParams()
  return <MembersOnly page="version">{() => <ShownVersion key={id} versionId={id} />}</MembersOnly>
}
