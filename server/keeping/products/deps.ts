import type { Kysely } from 'kysely'
import type { ColorSystems } from '../../catalogue/color-systems.ts'
import type { Finding } from '../../finding/finding.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { KeepingDeps, KeepingTables } from '../deps.ts'
import type { KeptCatalogue } from './page/kept-catalogue.ts'

export type ProductTables = KeepingTables & JobTables

/** What keeping products works with. */
export interface ProductKeepingDeps extends Omit<KeepingDeps, 'db'> {
  db: Kysely<ProductTables>
  storage: Storage
  finding: Finding
  /** How often products were looked at from one day to another, both included, by their ids. */
  findViews(from: string, to: string): Promise<ReadonlyMap<string, number>>
}

/** With what is made once, and shared by all its calls. */
export interface ProductDeps extends ProductKeepingDeps {
  colors: ColorSystems
  /** The catalogue as it is kept, as new as the question. */
  kept(): Promise<KeptCatalogue>
  /** Says that there is something new in the queue. */
  wake(): void
}
