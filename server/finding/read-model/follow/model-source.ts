import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import type { Snapshot, State } from '../snapshot/snapshot.ts'
import { takeChanges } from './take-changes.ts'

/** What brings the catalogue in memory up to the newest change. */
export interface ModelSource {
  /** The catalogue with every change that was committed before this call, as of a day; one call at a time. */
  take(todayOf: () => string): Promise<State>
  /** Ends what waits for a database that says nothing; it fails for that reason. */
  giveUp(reason: Error): void
  /** Keeps what is to be kept, and ends. */
  close(): Promise<void>
}

/** Builds in the thread that asks. */
export function createOwnSource(db: Kysely<CatalogueTables>, snapshot?: Snapshot, first?: State): ModelSource {
  let state = first
  return {
    async take(todayOf) {
      const before = state ?? (await snapshot?.read())
      state = await takeChanges(db, before, todayOf)
      snapshot?.note(state)
      return state
    },
    // Its connections are broken off with all others of this thread.
    giveUp: () => undefined,
    close: async () => snapshot?.finish(),
  }
}
