import { createStore, useStore } from '../kit/store.ts'

const refusals = createStore(0)

/** The server refuses writes in demonstration mode: the line that says so draws attention, instead of a toast. */
export function noteRefusedWrite(): void {
  refusals.set(refusals.get() + 1)
}

/** How many writes have been refused since the page was opened. */
export function useRefusedWrites(): number {
  return useStore(refusals)
}
