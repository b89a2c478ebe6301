import type { Kysely } from 'kysely'
import type { FollowedModel } from '../catalogue/read-model/follow.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Storage } from '../platform/storage.ts'
import type { SearchEngine } from './engine.ts'
import type { ImageSearchTables } from './tables.ts'

export interface ImageSearchParts {
  db: Kysely<CatalogueTables & ImageSearchTables>
  clock: Clock
  storage: Storage
  /** The catalogue in memory. */
  catalogue: FollowedModel
  /** The encoder and the pictures in memory. */
  engine: SearchEngine
}
