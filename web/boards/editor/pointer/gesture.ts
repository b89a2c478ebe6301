import type { TFunction } from 'i18next'
import type { Item } from '../../../../contract/boards/item.ts'
import type { ItemWords } from '../desk/item-words.ts'
import type { PaperPoint } from '../geometry/boxes.ts'
import { lengthOnPaper, toPaper } from '../geometry/viewing.ts'
import type { BoardEditor } from '../../editing/board-editor.ts'
import { viewOfPaper } from '../state/view.ts'

export interface HeldKeys {
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** A drag from its beginning to its end. Points are px of the desk. */
export interface Gesture {
  /** At most once a frame. */
  move: (at: PaperPoint, keys: HeldKeys) => void
  /** Changes the board; nothing before does. */
  end: (at: PaperPoint, keys: HeldKeys) => void
  /** Takes back what the gesture has shown. */
  cancel: () => void
  /** The paper scrolls when the pointer reaches the desk's edge. */
  scrolls?: true
}

/** What gestures and keys work on. */
export interface Bench {
  board: BoardEditor
  /** The element that contains the items. */
  paper: HTMLElement
  t: TFunction
  words: ItemWords
}

/** A pointer that moves less counts as still. A mouse shakes less than a finger; px. */
const STILL = { mouse: 3, touch: 8 }
/** Snapping distance; px. */
const SNAPS_WITHIN = 6

export function hasLeft(start: PaperPoint, at: PaperPoint, pointerType: string): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) > (pointerType === 'mouse' ? STILL.mouse : STILL.touch)
}

export function paperPointOf(at: PaperPoint): PaperPoint {
  return toPaper(viewOfPaper.get(), at)
}

/** In mm. */
export function snapDistance(): number {
  return lengthOnPaper(viewOfPaper.get(), SNAPS_WITHIN)
}

export function isSuspended({ ctrlKey, metaKey }: HeldKeys): boolean {
  return ctrlKey || metaKey
}

export function itemsOf({ board }: Pick<Bench, 'board'>): ReadonlyMap<string, Item> {
  return board.get().draft.items
}

export function elementOf({ paper }: Pick<Bench, 'paper'>, id: string): HTMLElement | null {
  return paper.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
}

/** Focuses an item for the keys that follow, without scrolling. */
export function focusItem(bench: Pick<Bench, 'paper'>, id: string): void {
  elementOf(bench, id)?.querySelector('button')?.focus({ preventScroll: true })
}
