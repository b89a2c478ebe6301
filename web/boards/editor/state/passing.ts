import type { Item } from '../../../../contract/boards/item.ts'
import { createStore, useStore, type Readable } from '../../../ui/store.ts'
import type { Box, Point } from '../geometry/boxes.ts'
import type { Guide } from '../geometry/snapping.ts'

/** What is seen while a gesture lasts, and is no part of the board. */
interface Passing {
  guides: readonly Guide[]
  /** What is being drawn up: a marquee, or the place of something new. */
  area: Box | null
  /** How items will be once the gesture ends. */
  items: ReadonlyMap<string, Item>
  /** By how much the frames of what is chosen are moved, in mm. */
  shift: Point
}

const NOTHING: Passing = { guides: [], area: null, items: new Map(), shift: { x: 0, y: 0 } }

const passing = createStore<Passing>(NOTHING)

export function showPassing(part: Partial<Passing>): void {
  passing.set({ ...passing.get(), ...part })
}

/** The gesture is over. */
export function endPassing(): void {
  passing.set(NOTHING)
}

export function useGuides(): readonly Guide[] {
  return useStore(passing, ({ guides }) => guides)
}

export function useArea(): Box | null {
  return useStore(passing, ({ area }) => area)
}

/** An item as it is shown: as it will be, while a gesture changes it. */
export function useShown(item: Item): Item {
  return useStore(passing, ({ items }) => items.get(item.id) ?? item)
}

export function useShownItems(): ReadonlyMap<string, Item> {
  return useStore(passing, ({ items }) => items)
}

export const shiftOfSelection: Readable<Point> = { get: () => passing.get().shift, subscribe: passing.subscribe }
