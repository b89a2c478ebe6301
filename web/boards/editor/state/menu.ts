import { createStore, useStore } from '../../../ui/store.ts'
import type { Point } from '../geometry/boxes.ts'

/** Where the menu of what is chosen is open, in px of the desk; null while it is not. */
const menu = createStore<Point | null>(null)

export function useMenuPlace(): Point | null {
  return useStore(menu)
}

export function openMenu(at: Point): void {
  menu.set(at)
}

export function closeMenu(): void {
  menu.set(null)
}
