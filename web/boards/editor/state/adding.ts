import { createStore, useStore } from '../../../kit/store.ts'

/** Whether the panel with materials to lay stands beside the paper. */
const isAdding = createStore(false)

export function useIsAdding(): boolean {
  return useStore(isAdding)
}

export function toggleAdding(): void {
  isAdding.set(!isAdding.get())
}

export function endAdding(): void {
  isAdding.set(false)
}
