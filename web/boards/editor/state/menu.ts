import { createStore, useStore } from '../../../kit/store.ts'
import type { PaperPoint } from '../geometry/boxes.ts'

/** Where the menu of the chosen items is open, in px of the desk; null while it is closed. */
const menu = createStore<PaperPoint | null>(null)

export function useMenuPlace(): PaperPoint | null {
  return useStore(menu)
}

export function openMenu(at: PaperPoint): void {
  menu.set(at)
}

export function closeMenu(): void {
  menu.set(null)
}
