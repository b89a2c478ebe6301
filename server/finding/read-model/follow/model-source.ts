import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import type { ModelSnapshot, State } from '../snapshot/snapshot.ts'
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
export interface OwnSource extends ModelSource {
  /** What is there already, be it kept for this start; none where nothing is. */
  read(): Promise<State | undefined>
  /** Gives what there is to somebody else, and keeps nothing of it. */
  letGo(): State | undefined
  /** Goes on from there. */
  hold(state: State): void
}

export function createOwnSource(db: Kysely<CatalogueTables>, snapshot?: ModelSnapshot): OwnSource {
  let state: State | undefined
  const read = async () => (state ??= await snapshot?.read())
  return {
    read,
    letGo() {
      const left = state
      state = undefined
      return left
    },
    hold(other) {
      state = other
    },
    async take(todayOf) {
      state = await takeChanges(db, await read(), todayOf)
      snapshot?.note(state)
      return state
    },
    // Its connections are broken off with all others of this thread.
    giveUp: () => undefined,
    close: async () => snapshot?.finish(),
  }
}
