import { inDrawingOrder } from '../../../../contract/boards/item.ts'
import { focusItem, itemsOf, type Bench } from '../pointer/gesture.ts'
import { selectedIds } from '../state/selection.ts'

/** The focused item. */
export function focusedItem({ paper }: Bench): string | null {
  const focused = document.activeElement
  if (!focused || !paper.contains(focused)) return null
  return focused.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null
}

/** Focuses the chosen item, or the paper where none is chosen. */
export function focusChosen(bench: Bench): void {
  const chosen = selectedIds().find((id) => itemsOf(bench).has(id))
  if (chosen === undefined) bench.paper.focus({ preventScroll: true })
  else focusItem(bench, chosen)
}

/** Focuses the next item above or below in the order of layers. False where there is none. */
export function focusNextItem(bench: Bench, by: 1 | -1): boolean {
  const ids = orderOf(bench)
  const next = ids[ids.indexOf(focusedItem(bench) ?? '') + by]
  if (next === undefined) return false
  focusItem(bench, next)
  return true
}

/** Focuses the chosen item; else the item that was focused last, or the first. False where the paper is empty. */
export function goIn(bench: Bench, last: string | null): boolean {
  const ids = orderOf(bench)
  const chosen = selectedIds().filter((id) => ids.includes(id))
  const known = last !== null && ids.includes(last) ? last : undefined
  const isHeld = known !== undefined && chosen.includes(known)
  const to = (isHeld ? known : chosen[0]) ?? known ?? ids[0]
  if (to === undefined) return false
  focusItem(bench, to)
  return true
}

export function walkToEnd(bench: Bench, end: 'first' | 'last'): void {
  const id = orderOf(bench).at(end === 'first' ? 0 : -1)
  if (id !== undefined) focusItem(bench, id)
}

function orderOf(bench: Bench): string[] {
  return inDrawingOrder(itemsOf(bench).values()).map(({ id }) => id)
}
