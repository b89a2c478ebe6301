import { createStore, useStore } from '../../../ui/store.ts'

/** The item that somebody who walks by keys has come to: it is ringed, chosen or not. */
const walked = createStore<string | null>(null)
/** Going in again leads back there. */
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

/** For another board. */
export function forgetWalk(): void {
  walked.set(null)
  last = null
}
