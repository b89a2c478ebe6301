import { flushSync } from 'react-dom'
import type { Scale } from '../../../../contract/boards/board.ts'
import type { Item, TextItem } from '../../../../contract/boards/item.ts'
import { fittedText, holdingText } from '../../../../contract/boards/layout/text-box.ts'
import { boundsOfAll, middleOf, tidy, type PaperBox, type PaperPoint, type TurnedBox } from '../geometry/boxes.ts'
import { opposite, handlePoint, resized, scaledAbout, type Handle } from '../geometry/resizing.ts'
import { snapEdges } from '../geometry/snapping.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { endPassing, showGuides, showItems } from '../state/passing.ts'
import { selectedIds } from '../state/selection.ts'
import { isSuspended, itemsOf, paperPointOf, snapDistance, type Bench, type Gesture, type HeldKeys } from './gesture.ts'
import { patternKept } from '../../verbs/crop.ts'
import { targetsBeside } from './move-items.ts'

/** Resizes the chosen items by a handle. */
export function resizeItems(bench: Bench, start: PaperPoint, handle: Handle): Gesture | null {
  const chosen = selectedIds().flatMap((id) => itemsOf(bench).get(id) ?? [])
  const [only] = chosen
  if (!only || chosen.some(({ locked }) => locked)) return null
  const grasp = paperPointOf(start)
  const box: TurnedBox | undefined = chosen.length === 1 ? only : uprightAround(chosen)
  if (!box) return null
  const corner = handlePoint(handle, box)
  const targets = targetsBeside(bench, new Set(chosen.map(({ id }) => id)))
  const nextAt = (at: PaperPoint, keys: HeldKeys) => {
    const point = paperPointOf(at)
    // The handle keeps its distance from the pointer.
    const to = { x: point.x + corner.x - grasp.x, y: point.y + corner.y - grasp.y }
    const how = { handle, keepsRatio: keepsRatio(chosen, keys), aboutMiddle: keys.altKey }
    const free = resized(box, to, how)
    const isKeeping = box.rotation === 0 && !isSuspended(keys) && bench.board.get().draft.fields.snap
    const about = { handle: how.aboutMiddle ? null : handle, scale: bench.board.get().draft.fields.scale }
    if (!isKeeping) return { next: changed(chosen, box, free, about), guides: [] }
    const snapped = snapEdges(free, edgesOf(handle), { targets, threshold: snapDistance() })
    const kept = resized(box, { x: to.x + snapped.dx, y: to.y + snapped.dy }, how)
    return { next: changed(chosen, box, kept, about), guides: snapped.guides }
  }
  return { ...whileChanging(bench, nextAt), scrolls: true }
}

/** Shows the items as a gesture changes them, and changes the board when it ends. */
export function whileChanging(
  bench: Bench,
  nextAt: (
    at: PaperPoint,
    keys: HeldKeys,
  ) => { next: Item[]; guides: readonly ReturnType<typeof snapEdges>['guides'][number][] },
): Gesture {
  return {
    move: (at, keys) => {
      const { next, guides } = nextAt(at, keys)
      showItems(next)
      showGuides(guides)
    },
    end: (at, keys) => {
      const { next } = nextAt(at, keys)
      flushSync(() => {
        bench.board.edit({ put: next.map(tidied) })
        endPassing()
      })
      const [first] = next
      if (!first) return
      const { w, h, rotation } = tidied(first)
      say(bench.t('boardEditor.said.sized', { name: bench.words.name(first), w, h, rotation }))
    },
    cancel: endPassing,
  }
}

function uprightAround(items: readonly Item[]): TurnedBox | undefined {
  const bounds = boundsOfAll(items)
  return bounds && { ...bounds, rotation: 0 }
}

/**
 * Whether the ratio is kept: for pictures that are not to scale, and for several items. A sample to scale shows more or less of the room
 * instead. Shift reverses it.
 */
function keepsRatio(items: readonly Item[], { shiftKey }: HeldKeys): boolean {
  const [only] = items
  if (items.length > 1 || !only) return true
  const isStretched = only.type === 'picture' || (only.type === 'sku' && !only.trueScale)
  return isStretched !== shiftKey
}

/** The items with their new boxes. `handle` is null where the middle stayed. A repeating picture stays in place. */
function changed(
  items: readonly Item[],
  from: PaperBox,
  to: PaperBox,
  { handle, scale }: { handle: Handle | null; scale: Scale },
): Item[] {
  const [only] = items
  if (items.length === 1 && only) {
    const moved = handle ?? { across: 0, down: 0 }
    if (only.type === 'text') return [lettered({ ...only, ...to }, moved)]
    if (only.type !== 'sku') return [{ ...only, ...to }]
    // Only edges that moved cut the picture.
    return [{ ...only, ...to, crop: patternKept(only, to, { moved, scale }) }]
  }
  const factor = to.w / from.w
  const about = handle ? across(from, handle) : middleOf(from)
  return items.map((item) => scaled(item, about, factor))
}

/** A text's box is as high as its lines after its width changed, and never lower after its height changed. */
function lettered(text: TextItem, moved: Handle): TextItem {
  if (moved.across !== 0 && moved.down === 0) return fittedText(text)
  return holdingText(text, moved.down === 0 ? 0 : opposite(moved.down))
}

/** Letters and lines scale with their item. */
function scaled(item: Item, about: PaperPoint, factor: number): Item {
  const box = scaledAbout(item, about, factor)
  if (item.type === 'text') return { ...item, ...box, size: Math.min(Math.max(item.size * factor, 1), 500) }
  if (item.type === 'shape') return { ...item, ...box, strokeWidth: Math.min(item.strokeWidth * factor, 100) }
  return { ...item, ...box }
}

function across({ x, y, w, h }: PaperBox, handle: Handle): PaperPoint {
  return { x: x + (w * (1 - handle.across)) / 2, y: y + (h * (1 - handle.down)) / 2 }
}

/** Which edges of a box a handle moves. */
export function edgesOf({ across: right, down }: Handle): Parameters<typeof snapEdges>[1] {
  const edge = (direction: -1 | 0 | 1) => (direction === 0 ? undefined : direction === 1 ? 'to' : 'from')
  return { x: edge(right), y: edge(down) }
}

function tidied(item: Item): Item {
  return { ...item, x: tidy(item.x), y: tidy(item.y), w: tidy(item.w), h: tidy(item.h), rotation: tidy(item.rotation) }
}
