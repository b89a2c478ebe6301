import type { VersionKind } from '../../contract/versions.ts'

/** A board or a list whose versions a page shows. */
export interface VersionedDocument {
  kind: VersionKind
  refId: string
  /** Whether the member may keep versions of it, and bring some back. */
  mayEdit: boolean
  /** Saves what is not saved yet; whether all of it is then. */
  saveFirst: () => Promise<boolean>
}
