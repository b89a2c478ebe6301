import type { ColorSystems } from '../../catalogue/color-systems.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { KeepingDeps } from '../deps.ts'
import type { KeptCatalogue } from './page/kept-catalogue.ts'

/** The dependencies of keeping products. */
export interface ProductKeepingDeps extends KeepingDeps {
  storage: Storage
  finding: Finding
  /** How often products were viewed in a period, both days included, by id. */
  findViews(from: string, to: string): Promise<ReadonlyMap<string, number>>
}

/** With what is created once and shared by all calls. */
export interface ProductDeps extends ProductKeepingDeps {
  colors: ColorSystems
  /** The catalogue in memory, up to date at each call. */
  kept(): Promise<KeptCatalogue>
  /** Says that the queue has a new job. */
  wake(): void
}
