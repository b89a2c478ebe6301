import type { ModelSnapshot, State } from '../snapshot/snapshot.ts'
import { takeChanges } from './take-changes.ts'
import type { TakingDeps } from './take-changes.ts'

/** Updates the read model to the newest change. */
export interface ModelSource {
  /** The model of a day with every change committed before this call; one call at a time. */
  take(todayOf: () => string): Promise<State>
  /** Breaks off a `take` that waits for an unresponsive database; it rejects with the reason. */
  giveUp(reason: Error): void
  /** Writes the snapshot if needed, and ends. */
  close(): Promise<void>
}

/** Builds the model in the calling thread. */
export interface OwnSource extends ModelSource {
  /** The current state, or the one of the snapshot; undefined if there is neither. */
  read(): Promise<State | undefined>
  /** Hands the state over and forgets it. */
  letGo(): State | undefined
  /** Goes on from a state. */
  hold(state: State): void
}

export function createOwnSource(deps: TakingDeps, snapshot?: ModelSnapshot): OwnSource {
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
      state = await takeChanges(deps, await read(), todayOf)
      snapshot?.note(state)
      return state
    },
    // Its connections are broken off with all others of this thread.
    giveUp: () => undefined,
    close: async () => snapshot?.finish(),
  }
}
