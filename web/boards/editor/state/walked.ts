import { createStore, useStore } from '../../../kit/store.ts'

/** The item that was reached by keys. It has a ring, chosen or not. */
const walked = createStore<string | null>(null)
/** The item that walking goes on from. */
let last: string | null = null

export function useWalkedTo(): string | null {
  return useStore(walked)
}

export function walkTo(id: string | null): void {
  walked.set(id)
  last = id ?? last
}

export function lastWalkedTo(): string | null {
  return last
}

/** Forgets the walk when another board is opened. */
export function forgetWalk(): void {
  walked.set(null)
  last = null
}
