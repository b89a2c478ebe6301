import { tryCrashes } from './crash.ts'
import { tryCrowd } from './crowd.ts'
import { tryFailovers } from './failover.ts'
import { tryFaults, tryStoreFaults } from './faults.ts'
import { tryFuzz } from './fuzz/fuzz.ts'
import { tryGrowth } from './growth/growth.ts'
import { tryLoad } from './load-trial.ts'
import { tryProperties } from './properties.ts'
import { tryRolling } from './rolling.ts'
import { trySessions } from './sessions.ts'
import type { Trial } from './trial.ts'

/** The trials of `npm run trial`, by name. */
export const TRIALS: Record<string, Trial> = {
  crash: tryCrashes,
  crowd: tryCrowd,
  failover: tryFailovers,
  faults: tryFaults,
  fuzz: tryFuzz,
  load: tryLoad,
  growth: tryGrowth,
  rolling: tryRolling,
  sessions: trySessions,
  properties: tryProperties,
  // The part of `faults` with an object store, which can be tried alone.
  store: tryStoreFaults,
}
