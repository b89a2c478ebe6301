import type { NewNotice } from '../../contract/notices.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller, Guard } from '../platform/http/guard.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { Db, Trx } from '../database.ts'

export interface BoardDeps {
  db: Db
  clock: Clock
  privatePictures: PrivatePictures
  /** Called with the SKUs that a member put on a board that did not show them. */
  onLaid?(skuIds: readonly string[], caller: Caller): void
  /** Sends notices to members. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Finds the caller of a public call whose answer tells the owner more. */
  findCaller: Guard['findCaller']
  /**
   * Stores a picture as if the member had uploaded it. Returns its key, or undefined for what is no picture. Throws where there is
   * no room.
   */
  keepPicture(memberId: string, picture: Buffer): Promise<string | undefined>
  /** Deletes an uploaded picture if `mayGo` allows it, asked under a lock, while nobody can begin to use it. */
  removeUpload(key: string, mayGo: (db: Db) => Promise<boolean>): Promise<void>
}
