import type { Finding } from '../finding/finding.ts'
import type { Clock } from '../platform/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Db } from '../database.ts'
import type { SearchEngine } from './index/search-engine.ts'

export interface ImageSearchDeps {
  db: Db
  clock: Clock
  storage: Storage
  finding: Finding
  /** The encoder and the pictures in memory. */
  engine: SearchEngine
}
