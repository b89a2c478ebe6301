import { createStore, useStore } from '../../../kit/store.ts'

/** Whether the list of keys is open. */
const isOpen = createStore(false)

export function useIsHelpOpen(): boolean {
  return useStore(isOpen)
}

export function openHelp(): void {
  isOpen.set(true)
}

export function closeHelp(): void {
  isOpen.set(false)
}
