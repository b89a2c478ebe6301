import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Guard } from '../platform/http/guard.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { BoardTables } from './tables.ts'

type Tables = BoardTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface BoardParts {
  db: Kysely<Tables>
  clock: Clock
  privatePictures: PrivatePictures
  /** Published boards are for everybody; whose they are is asked all the same. */
  findCaller: Guard['findCaller']
  /** Keeps a picture as if the member had sent it; answers its key, none for what is no picture. Throws where there is no room. */
  keepPicture(memberId: string, picture: Buffer): Promise<string | undefined>
  /** Removes a picture that was sent, where it may go: asked while nobody else can take it into use. */
  removeUpload(key: string, mayGo: (db: Kysely<MemberTables>) => Promise<boolean>): Promise<void>
}
