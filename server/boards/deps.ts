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
  /** Told which SKUs a member has laid on a board that were not there as such. */
  onLaid?(skuIds: readonly string[], caller: Caller): void
  /** Tells members something. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Finds who asks, where a call is public and answers a board's owner more. */
  findCaller: Guard['findCaller']
  /** Keeps a picture as if the member had sent it. Answers its key, or nothing where it is no picture. Throws where there is no room. */
  keepPicture(memberId: string, picture: Buffer): Promise<string | undefined>
  /** Removes an uploaded picture if `mayGo` says so, which is asked while nobody else can begin to use it. */
  removeUpload(key: string, mayGo: (db: Kysely<MemberTables>) => Promise<boolean>): Promise<void>
}
