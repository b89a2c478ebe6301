import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { hasPicture, type Pictured } from '../../verbs/crop.ts'
import { holds, type PaperPoint } from '../geometry/boxes.ts'
import { handles } from '../geometry/resizing.ts'
import { lengthOnPaper } from '../geometry/viewing.ts'
import { beginCrop, takeCrop } from '../keys/cropping.ts'
import { withGroups } from '../state/choosing.ts'
import { cropped } from '../state/cropping.ts'
import { clearSelection, select, selectedIds, toggle } from '../state/selection.ts'
import { endTyping, typeInto } from '../state/text-in-hand.ts'
import { currentTool, isDrawing } from '../state/tool.ts'
import { viewOfPaper } from '../state/view.ts'
import { moveFrame, moveUnderFrame } from './crop-item.ts'
import { drawNewItem } from './draw-item.ts'
import { drawMarquee } from './draw-marquee.ts'
import { focusItem, itemsOf, paperPointOf, type Bench, type Gesture } from './gesture.ts'
import { itemAt } from './hit.ts'
import { dragItems } from './move-items.ts'
import { pushPaper } from './push-paper.ts'
import { resizeItems } from './resize-items.ts'
import { isSpaceHeld } from './space.ts'
import { turnItems } from './turn-items.ts'

export const MIDDLE_BUTTON = 1
/** How far beside a thin item a finger still hits it; px. */
const BESIDE = 4

/** What a press may become. */
export interface Meant {
  /** Begins a drag once the pointer has left its place; null where nothing can be moved. */
  begin: () => Gesture | null
  /** What a press without a drag does. */
  release: ((event: PointerEvent) => void) | null
  /** What a second press on the same item does in addition. */
  again?: { id: string; act: () => void }
}

/** Finds out what a press may become: a crop, a handle, an item, a tool, or the paper. */
export function meantBy(event: PointerEvent, now: Bench, start: PaperPoint): Meant {
  const tool = currentTool()
  if (event.button === MIDDLE_BUTTON || isSpaceHeld() || tool === 'hand')
    return { begin: () => pushPaper(start), release: null }
  if (isDrawing(tool)) {
    const gesture = drawNewItem(now, start, tool)
    return { begin: () => gesture, release: (up) => gesture.end(start, up) }
  }
  const inHand = cropped()
  if (inHand) return meantByCrop(event, now, { item: inHand, start })
  const handle = handleOf(event.target)
  if (handle === 'turn') return { begin: () => turnItems(now, start), release: null }
  if (handle) return { begin: () => resizeItems(now, start, handle), release: null }
  const item = hitAt(now, start)
  return item ? meantByItem(event, now, { item, start }) : meantByDesk(event, now, start)
}

/** The frame of the crop, the picture under it, or the end of the crop. */
function meantByCrop(
  { target }: PointerEvent,
  now: Bench,
  { item, start }: { item: Pictured; start: PaperPoint },
): Meant {
  const handle = handleOf(target)
  if (handle && handle !== 'turn') return { begin: () => moveFrame(now, start, { item, handle }), release: null }
  if (holds(item, paperPointOf(start))) return { begin: () => moveUnderFrame(now, start, item), release: null }
  return {
    begin: () => pushPaper(start),
    release: () => {
      takeCrop(now)
      const beside = hitAt(now, start)
      if (beside && beside.id !== item.id) choose(now, beside)
    },
  }
}

function meantByItem(event: PointerEvent, now: Bench, { item, start }: { item: Item; start: PaperPoint }): Meant {
  const wasChosen = selectedIds().includes(item.id)
  const isFinger = event.pointerType === 'touch'
  if (event.shiftKey) {
    // Chosen at once, so that it is dragged too. It is removed from the chosen ones only where it was not dragged.
    if (!wasChosen) choose(now, item, true)
    return { begin: () => dragItems(now, start), release: () => wasChosen && choose(now, item, true) }
  }
  // A finger drags only items that were chosen before, so that pushing the paper on a phone moves nothing by accident.
  if (!wasChosen && !isFinger) choose(now, item)
  return {
    begin: () => {
      if (isFinger && !wasChosen) return pushPaper(start)
      const gesture = dragItems(now, start)
      if (gesture) return gesture
      say(now.t('boardEditor.said.isLocked', { name: now.words.name(item) }))
      return isFinger ? pushPaper(start) : null
    },
    release: () => choose(now, item),
    again: { id: item.id, act: () => goInto(now, item) },
  }
}

function meantByDesk(event: PointerEvent, now: Bench, start: PaperPoint): Meant {
  now.paper.focus({ preventScroll: true })
  if (event.pointerType === 'touch') return { begin: () => pushPaper(start), release: clearSelection }
  if (!event.shiftKey) clearSelection()
  return { begin: () => drawMarquee(now, start), release: null }
}

function handleOf(target: EventTarget | null) {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset['handle'] : undefined
  if (name === undefined) return null
  return name === 'turn' ? name : (handles[Number(name)] ?? null)
}

/** The topmost item at a place of the desk. */
export function hitAt(bench: Bench, at: PaperPoint): Item | undefined {
  return itemAt(inDrawingOrder(itemsOf(bench).values()), paperPointOf(at), {
    slack: lengthOnPaper(viewOfPaper.get(), BESIDE),
    chosen: selectedIds(),
  })
}

/** Chooses an item with its group, and focuses it. */
export function choose(bench: Bench, item: Item, isMore = false): void {
  const ids = withGroups(itemsOf(bench), [item.id])
  if (isMore) toggle(ids)
  else select([item.id, ...ids])
  endTyping()
  focusItem(bench, item.id)
}

/** A second press edits a text, crops a picture, or chooses an item out of its group. */
function goInto(bench: Bench, item: Item): void {
  if (item.groupId !== null) select([item.id])
  if (item.type === 'text' && !item.locked) typeInto(item)
  if (hasPicture(item)) beginCrop(bench, item)
}
