import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { itemsOf, type Bench } from '../pointer/gesture.ts'
import { layeredAbove } from '../../verbs/layers.ts'
import { selectedIds } from '../state/selection.ts'

export type Layering = 'front' | 'forward' | 'backward' | 'back'

/** Moves the chosen items up or down among the others, and says their new layer. */
export function layerChosen(bench: Bench, where: Layering): void {
  const moved = layered([...itemsOf(bench).values()], new Set(selectedIds()), where)
  if (moved.length > 0) bench.board.edit({ put: moved })
  const ordered = inDrawingOrder(itemsOf(bench).values())
  const place = ordered.findLastIndex(({ id }) => selectedIds().includes(id)) + 1
  if (place > 0) say(bench.t('boardEditor.layer', { layer: place, layers: ordered.length }))
}

/** The items whose layer changes: the chosen ones, and others that make room. */
export function layered(items: readonly Item[], ids: ReadonlySet<string>, where: Layering): Item[] {
  return layeredAbove(items, ids, placeAmong(inDrawingOrder(items), ids, where))
}

/** How many of the other items must lie below. */
function placeAmong(ordered: readonly Item[], ids: ReadonlySet<string>, where: Layering): number {
  const stay = (list: readonly Item[]) => list.filter(({ id }) => !ids.has(id)).length
  const all = stay(ordered)
  if (where === 'front') return all
  if (where === 'back') return 0
  const last = ordered.findLastIndex(({ id }) => ids.has(id))
  const first = ordered.findIndex(({ id }) => ids.has(id))
  return where === 'forward'
    ? Math.min(stay(ordered.slice(0, last + 1)) + 1, all)
    : Math.max(stay(ordered.slice(0, first)) - 1, 0)
}
