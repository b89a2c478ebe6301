import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import type { MemberDeps } from '../deps.ts'

/** What the removal of documents needs. */
export interface DocumentRemoval extends Pick<MemberDeps, 'db'> {
  privatePictures: Pick<PrivatePictures, 'remove'>
}

export interface CompanyDeps extends MemberDeps {
  /** Where documents are stored. They have no address: only the calls of this folder read them. */
  privatePictures: Pick<PrivatePictures, 'keep' | 'read' | 'remove'>
}
