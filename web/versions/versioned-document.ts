import type { VersionKind } from '../../contract/versions.ts'

/** A board or a list whose versions a page shows. */
export interface VersionedDocument {
  kind: VersionKind
  refId: string
  name: string
  /** Its counter, as far as the page has heard. */
  version: number
  /** Whether the member may keep versions of it, and bring some back. */
  mayEdit: boolean
  /** Saves what is not saved yet; whether all of it is then. */
  saveFirst: () => Promise<boolean>
}
