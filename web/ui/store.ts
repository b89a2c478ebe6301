import { useSyncExternalStore } from 'react'

/** What a component can show though it lies outside React: it can be read, and tells when it may have become something else. */
export interface Readable<State> {
  get: () => State
  subscribe: (listener: () => void) => () => void
}

/** A small state of the page that several components show, or that what is not React reads and changes too (decisions/053). */
export interface Store<State> extends Readable<State> {
  /** Another state in place of the last one, which itself is never changed. The same one again is told to nobody. */
  set: (next: State) => void
  /** Hears of each change from now on; what is answered ends it. */
  subscribe: (listener: (state: State) => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<(state: State) => void>()
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener(state)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * What a component shows of a store: all of it, or what `select` takes out of it. It is drawn anew where that has become another
 * value; so what is selected has to be there already, or be a plain value, and not an object made for the occasion.
 */
export function useStore<State>(store: Readable<State>): State
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part
export function useStore<State>({ get, subscribe }: Readable<State>, select?: (state: State) => unknown): unknown {
  return useSyncExternalStore(subscribe, () => (select ? select(get()) : get()))
}
