import { useSyncExternalStore } from 'react'

/** State outside React that a component can render: it can be read and subscribed to. */
export interface Readable<State> {
  get: () => State
  subscribe: (listener: () => void) => () => void
}

/** A small state shared by several components, or by code outside React (decisions/053). */
export interface Store<State> extends Readable<State> {
  /** Replaces the state, which is immutable. An identical state notifies nobody. */
  set: (next: State) => void
  /** Calls the listener on each change; the returned function ends it. */
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
 * Subscribes a component to a store, or to what `select` takes out of it. It renders when that value changes, so `select` must return
 * an existing object or a plain value, not a new object.
 */
export function useStore<State>(store: Readable<State>): State
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part
export function useStore<State>({ get, subscribe }: Readable<State>, select?: (state: State) => unknown): unknown {
  return useSyncExternalStore(subscribe, () => (select ? select(get()) : get()))
}
