import { boxBetween, type PaperPoint } from '../geometry/boxes.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { withGroups } from '../state/choosing.ts'
import { endPassing, showArea } from '../state/passing.ts'
import { select, selectedIds } from '../state/selection.ts'
import { itemsOf, paperPointOf, type Bench, type Gesture, type HeldKeys } from './gesture.ts'
import { itemsInMarquee } from './hit.ts'

/** Chooses the items that an area touches; with Shift in addition to the chosen ones. */
export function drawMarquee(bench: Bench, start: PaperPoint): Gesture {
  const from = paperPointOf(start)
  const before = selectedIds()
  const take = (at: PaperPoint, { shiftKey }: HeldKeys) => {
    const area = boxBetween(from, paperPointOf(at))
    const items = itemsOf(bench)
    const ids = withGroups(
      items,
      itemsInMarquee(items.values(), area).map(({ id }) => id),
    )
    select(shiftKey ? [...before, ...ids] : ids)
    return area
  }
  return {
    scrolls: true,
    move: (at, keys) => showArea({ ...take(at, keys), rotation: 0 }),
    end: (at, keys) => {
      take(at, keys)
      endPassing()
      say(bench.t('boardEditor.said.chosen', { count: selectedIds().length }))
    },
    cancel: () => {
      select(before)
      endPassing()
    },
  }
}
