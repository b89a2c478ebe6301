import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { ComparedVersions } from '../versions/comparing/ComparedVersions.tsx'

/** /version/:id/compare: two versions side by side, or one beside the present state. */
export function VersionComparisonPage() {
  const { id = '' } = useParams()
  return <MembersOnly page="versionComparison">{() => <ComparedVersions versionId={id} />}</MembersOnly>
}
