import type { Kysely, Transaction } from 'kysely'
import type { NewNotice } from '../../contract/notices.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller, Guard } from '../platform/http/guard.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { BoardTables } from './tables.ts'

type Tables = BoardTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface BoardDeps {
  db: Kysely<Tables>
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
  removeUpload(key: string, mayGo: (db: Kysely<MemberTables>) => Promise<boolean>): Promise<void>
}
