import { useParams } from 'react-router'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { ComparedVersions } from '../versions/comparing/ComparedVersions.tsx'

/** /version/:id/compare: two versions beside each other, or one beside what it is now. */
export function VersionComparisonPage() {
  const { id = '' } = useParams()
  return <MembersOnly page="versionComparison">{() => <ComparedVersions versionId={id} />}</MembersOnly>
}
