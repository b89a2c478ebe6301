import { findBoardSkusNow as findSamplesNow } from '../boards/samples.ts'
import { findBudgetSkusNow } from '../budgets/offers.ts'
import { findCurrentSkus } from '../catalogue/current-skus.ts'
import type { Trx } from '../database.ts'
import type { SharingDeps } from './deps.ts'

/**
 * The same dependencies within a transaction. SKUs are read in the transaction too: calls that hold one connection and wait for a
 * second would stop the server.
 */
export function depsWithin(deps: SharingDeps, trx: Trx): SharingDeps {
  const db: SharingDeps['db'] = trx
  const reading = { db, clock: deps.clock }
  return {
    ...deps,
    db,
    knownSamples: { find: (skuIds) => findSamplesNow(reading, skuIds) },
    knownSkus: { find: (skuIds) => findBudgetSkusNow(reading, skuIds) },
    knownStanding: { find: (skuIds) => findCurrentSkus(db, skuIds, deps.clock.today()) },
  }
}
