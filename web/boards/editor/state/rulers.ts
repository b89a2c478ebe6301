import { readStored, writeStored } from '../../../kit/storage.ts'
import { createStore, useStore } from '../../../kit/store.ts'

const KEY = 'quarry-board-rulers'

/** Whether the rulers are shown; stored on this device, for all boards. */
const areShown = createStore(readStored(KEY) !== 'hidden')

export function useAreRulersShown(): boolean {
  return useStore(areShown)
}

export function toggleRulers(): void {
  const next = !areShown.get()
  writeStored(KEY, next ? 'shown' : 'hidden')
  areShown.set(next)
}
