import type { Item } from '../../../../contract/boards/item.ts'
import { createStore, useStore, type Readable } from '../../../kit/store.ts'
import type { PaperPoint, TurnedBox } from '../geometry/boxes.ts'
import type { Guide } from '../geometry/snapping.ts'

// What a gesture shows while it lasts; it is no part of the board. Separate stores, so that an item renders only for
// its own changes and not in every frame of a drag.
const NO_GUIDES: readonly Guide[] = []
const NO_ITEMS: ReadonlyMap<string, Item> = new Map()
const NO_SHIFT: PaperPoint = { x: 0, y: 0 }

const guides = createStore(NO_GUIDES)
const area = createStore<TurnedBox | null>(null)
const items = createStore(NO_ITEMS)
const shift = createStore(NO_SHIFT)

export function showGuides(shown: readonly Guide[]): void {
  if (shown.length > 0 || guides.get().length > 0) guides.set(shown)
}

/** Shows the area of a marquee or of a new item. */
export function showArea(box: TurnedBox): void {
  area.set(box)
}

/** Shows items as they will be when the gesture ends. */
export function showItems(next: readonly Item[]): void {
  items.set(new Map(next.map((item) => [item.id, item])))
}

/** Moves the frames of the chosen items by so many mm. */
export function showShift(x: number, y: number): void {
  shift.set({ x, y })
}

/** Shows nothing of a gesture any more. */
export function endPassing(): void {
  guides.set(NO_GUIDES)
  area.set(null)
  items.set(NO_ITEMS)
  shift.set(NO_SHIFT)
}

export function useArea(): TurnedBox | null {
  return useStore(area)
}

/** An item as it is shown, also while a gesture changes it. */
export function useShownItem(item: Item): Item {
  return useStore(items, (shown) => shown.get(item.id) ?? item)
}

export function useShownItems(): ReadonlyMap<string, Item> {
  return useStore(items)
}

export const shiftOfSelection: Readable<PaperPoint> = shift
export const shownGuides: Readable<readonly Guide[]> = guides
