import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { NewNotice } from '../../../contract/notices.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ConnectOptions } from '../../platform/postgres/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportTables } from './tables.ts'

/** What the import screen works with. */
export interface ScreenDeps {
  db: Kysely<ImportTables>
  storage: Storage
  clock: Clock
  log: Logger
  /** Tells members something. */
  notify(db: Kysely<ImportTables>, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Where uploads lie until they are swept, each in a folder of its own. */
  importsFolder: string
  /** How a process of its own, which carries imports out, reaches the database and the storage; without it they are carried out here. */
  apart?: { connection: ConnectOptions; storageFolder: string } | undefined
}

/** With the queue that they go through. */
export interface QueueDeps extends ScreenDeps {
  /** Says that there is something new in the queue. */
  wake(): void
}
