import { flushSync } from 'react-dom'
import type { Item } from '../../../../contract/boards/item.ts'
import { copyItemsOf } from '../copies.ts'
import { boundsOfTurned, boundsOfAll, tidy, type PaperBox, type PaperPoint } from '../geometry/boxes.ts'
import { snapMove, type Snapped, type SnapTargets } from '../geometry/snapping.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { movedWith } from '../state/choosing.ts'
import { endPassing, showGuides, showShift } from '../state/passing.ts'
import { select, selectedIds } from '../state/selection.ts'
import {
  focusItem,
  isSuspended,
  itemsOf,
  paperPointOf,
  snapDistance,
  type Bench,
  type Gesture,
  type HeldKeys,
} from './gesture.ts'
import { lift } from './lift.ts'

/** Drags the chosen items, with what lies in chosen frames. Null where all are locked. */
export function dragItems(bench: Bench, start: PaperPoint): Gesture | null {
  const items = itemsOf(bench)
  const moved = movedWith(items, selectedIds())
  const bounds = boundsOfAll(moved)
  if (!bounds) return null
  const ids = new Set(moved.map(({ id }) => id))
  const from = paperPointOf(start)
  const targets = targetsBeside(bench, ids)
  const lifted = lift(bench.paper, ids, bounds)
  const wayTo = (at: PaperPoint, keys: HeldKeys) =>
    snappedWay(wayFrom(from, paperPointOf(at), keys.shiftKey), { bench, bounds, targets, keys })
  const put = (at: PaperPoint, keys: HeldKeys) => {
    const { dx, dy } = wayTo(at, keys)
    if (dx === 0 && dy === 0) return
    const [right, down] = [tidyShift(bounds.x, dx), tidyShift(bounds.y, dy)]
    const next = keys.altKey
      ? copyItemsOf(moved, { dx: right, dy: down, among: items.values() })
      : moved.map((item) => shifted(item, right, down))
    bench.board.edit({ put: next })
    if (keys.altKey) select(next.map(({ id }) => id))
    sayWhere(bench, next)
  }
  return {
    scrolls: true,
    move: (at, keys) => {
      const { dx, dy, guides } = wayTo(at, keys)
      lifted.moveBy(dx, dy, keys.altKey)
      showShift(dx, dy)
      showGuides(guides)
    },
    end: (at, keys) => {
      // Together, so that no frame shows them at their old place.
      flushSync(() => {
        put(at, keys)
        endPassing()
      })
      lifted.drop()
      const [first] = selectedIds()
      if (keys.altKey && first !== undefined) focusItem(bench, first)
    },
    cancel: () => {
      endPassing()
      lifted.drop()
    },
  }
}

/** With Shift along one axis only. */
function wayFrom(from: PaperPoint, to: PaperPoint, isStraight: boolean): PaperPoint {
  const way = { x: to.x - from.x, y: to.y - from.y }
  if (!isStraight) return way
  return Math.abs(way.x) >= Math.abs(way.y) ? { x: way.x, y: 0 } : { x: 0, y: way.y }
}

interface Keeping {
  bench: Bench
  bounds: PaperBox
  targets: SnapTargets
  keys: HeldKeys
}

function snappedWay(way: PaperPoint, { bench, bounds, targets, keys }: Keeping): Snapped {
  const there = { ...bounds, x: readable(bounds.x, way.x), y: readable(bounds.y, way.y) }
  const free = { dx: there.x - bounds.x, dy: there.y - bounds.y }
  if (isSuspended(keys) || !bench.board.get().draft.fields.snap) return { ...free, guides: [] }
  const snapped = snapMove(there, targets, snapDistance())
  // A straight movement stays straight.
  const dx = keys.shiftKey && way.x === 0 ? 0 : free.dx + snapped.dx
  const dy = keys.shiftKey && way.y === 0 ? 0 : free.dy + snapped.dy
  return { dx, dy, guides: snapped.guides }
}

/** Rounds to tenths of a millimetre. What did not move along an axis stays exactly. */
function readable(from: number, by: number): number {
  return by === 0 ? from : Math.round((from + by) * 10) / 10
}

/** Items that do not move, the paper's edges and middles, and its grid where it is shown. */
export function targetsBeside(bench: Bench, ids: ReadonlySet<string>): SnapTargets {
  const { canvas, grid } = bench.board.get().draft.fields
  const neighbours = [...itemsOf(bench).values()].filter(({ id }) => !ids.has(id)).map(boundsOfTurned)
  const paper = { x: 0, y: 0, w: canvas.width, h: canvas.height }
  return { boxes: [paper, ...neighbours], neighbours, grid: grid.show ? grid.size : 0 }
}

/** Makes the place a readable number, not the movement. */
function tidyShift(from: number, by: number): number {
  return tidy(from + by) - from
}

export function shifted(item: Item, dx: number, dy: number): Item {
  return { ...item, x: tidy(item.x + dx), y: tidy(item.y + dy) }
}

/** Says where items are: one by its name, several by their number and common place. */
export function sayWhere({ t, words }: Pick<Bench, 't' | 'words'>, items: readonly Item[]): void {
  const [first] = items
  const bounds = boundsOfAll(items)
  if (!first || !bounds) return
  const place = { x: tidy(bounds.x), y: tidy(bounds.y) }
  if (items.length === 1) say(t('boardEditor.said.at', { name: words.name(first), ...place }))
  else say(t('boardEditor.said.severalAt', { count: items.length, ...place }))
}
