import type { Kysely } from 'kysely'
import type { Finding } from '../finding/finding.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { SearchEngine } from './index/search-engine.ts'
import type { ImageSearchTables } from './tables.ts'

export interface ImageSearchDeps {
  db: Kysely<CatalogueTables & ImageSearchTables>
  clock: Clock
  storage: Storage
  finding: Finding
  /** The encoder and the pictures in memory. */
  engine: SearchEngine
}
