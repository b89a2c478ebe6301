import { findBoardSkusNow as findSamplesNow } from '../boards/samples.ts'
import { findBudgetSkusNow } from '../budgets/offers.ts'
import { findCurrentSkus } from '../catalogue/current-skus.ts'
import type { SharingDeps, Trx } from './deps.ts'

/**
 * The same parts for work in a transaction. SKUs are read in it too, whether known or not: who holds one connection and waits for
 * another stops the server as soon as enough do.
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
