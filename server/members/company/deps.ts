import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import type { MemberDeps } from '../deps.ts'

/** What documents are removed with. */
export interface DocumentRemoval extends Pick<MemberDeps, 'db'> {
  privatePictures: Pick<PrivatePictures, 'remove'>
}

export interface CompanyDeps extends MemberDeps {
  /** Where documents lie: no address is ever made for one, so that only the calls of this room show them. */
  privatePictures: Pick<PrivatePictures, 'keep' | 'read' | 'remove'>
}
