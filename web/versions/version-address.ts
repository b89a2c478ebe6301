import type { VersionKind } from '../../contract/versions.ts'

/** The page of a named version. */
export function versionAddress(id: string): string {
  return `/version/${id}`
}

/** The page that compares two versions; without a second one, a version and the present state. */
export function versionComparisonAddress(id: string, otherId?: string): string {
  return `${versionAddress(id)}/compare${otherId === undefined ? '' : `?with=${otherId}`}`
}

/** The page of a version's board or list. */
export function addressOfThing({ kind, refId }: { kind: VersionKind; refId: string }): string {
  return kind === 'board' ? `/material/${refId}` : `/budgetList/${refId}`
}
