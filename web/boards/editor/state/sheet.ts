import { createStore, useStore } from '../../../kit/store.ts'

/** A phone's panels: closed (null), over the lower half of the window, or over all of it. */
export type SheetHeight = 'half' | 'whole'
/** The id of the button that opens it and takes the focus back. */
export const SHEET_OPENER = 'board-panels'

const sheet = createStore<SheetHeight | null>(null)

export function useSheet(): SheetHeight | null {
  return useStore(sheet)
}

export function openSheet(height: SheetHeight = 'half'): void {
  sheet.set(height)
}

export function closeSheet(): void {
  sheet.set(null)
}
