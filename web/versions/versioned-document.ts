import type { VersionKind } from '../../contract/versions.ts'

/** The board or list whose versions a page shows. */
export interface VersionedDocument {
  kind: VersionKind
  refId: string
  name: string
  /** The newest version number that the page knows. */
  version: number
  /** The member may keep and restore versions. */
  mayEdit: boolean
  /** Saves the thing. Returns whether everything is saved then. */
  saveFirst: () => Promise<boolean>
}
