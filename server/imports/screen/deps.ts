import type { Logger } from 'pino'
import type { NewNotice } from '../../../contract/notices.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ConnectOptions } from '../../platform/postgres/database.ts'
import type { StorageSettings } from '../../platform/storage/objects/open-objects.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from '../../database.ts'
import type { UploadPlace } from './uploads.ts'

/** What the import screen depends on. */
export interface ScreenDeps extends UploadPlace {
  db: Db
  storage: Storage
  clock: Clock
  log: Logger
  /** Sends notices to members. */
  notify(db: Db, notices: readonly NewNotice[], now: Date): Promise<void>
  /** How a separate process that carries out imports connects to database and storage; absent: the server does the work itself. */
  apart?: { connection: ConnectOptions; storage: StorageSettings } | undefined
}

/** With the job queue. */
export interface QueueDeps extends ScreenDeps {
  /** Announces that the queue has a new job. */
  wake(): void
}
