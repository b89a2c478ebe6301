import { findSkusNow as findSamplesNow } from '../boards/samples.ts'
import { findSkusNow } from '../budgets/offers.ts'
import { findStanding } from '../catalogue/standing.ts'
import type { SharingParts, Trx } from './parts.ts'

/**
 * The same parts for work in a transaction. SKUs are read in it too, whether known or not: who holds one connection and waits for
 * another stops the server as soon as enough do.
 */
export function within(parts: SharingParts, trx: Trx): SharingParts {
  const db: SharingParts['db'] = trx
  const reading = { db, clock: parts.clock }
  return {
    ...parts,
    db,
    knownSamples: { find: (skuIds) => findSamplesNow(reading, skuIds) },
    knownSkus: { find: (skuIds) => findSkusNow(reading, skuIds) },
    knownStanding: { find: (skuIds) => findStanding(db, skuIds, parts.clock.today()) },
  }
}
