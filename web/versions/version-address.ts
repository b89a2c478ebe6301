import type { VersionKind } from '../../contract/versions.ts'

/** The page of a named version. */
export function versionAddress(id: string): string {
  return `/version/${id}`
}

/** The page of two; without another, beside what it is now. */
export function versionComparisonAddress(id: string, otherId?: string): string {
  return `${versionAddress(id)}/compare${otherId === undefined ? '' : `?with=${otherId}`}`
}

/** The page of what a version is of. */
export function addressOfThing({ kind, refId }: { kind: VersionKind; refId: string }): string {
  return kind === 'board' ? `/material/${refId}` : `/budgetList/${refId}`
}
