import { flushSync } from 'react-dom'
import { say } from '../../../kit/toasts/spoken.ts'
import { hasPicture, pictureMoved, type Pictured } from '../../verbs/crop.ts'
import { turnedPoint } from '../geometry/boxes.ts'
import { focusItem, itemsOf, type Bench } from '../pointer/gesture.ts'
import { holdSpace } from '../pointer/space.ts'
import { cropped, endCropping, showCropped } from '../state/cropping.ts'
import { select } from '../state/selection.ts'
import { chooseTool } from '../state/tool.ts'
import { arrowWay, type PressedKey } from './arrow-way.ts'

/** Begins a crop, which then takes the pointer and the keys. A locked item is not cropped, and says so. */
export function beginCrop(bench: Pick<Bench, 'paper' | 't' | 'words'>, item: Pictured): void {
  const name = bench.words.name(item)
  if (item.locked) return say(bench.t('boardEditor.said.isLocked', { name }))
  chooseTool('choose')
  select([item.id])
  showCropped(item)
  focusItem(bench, item.id)
  say(bench.t('boardEditor.said.crops', { name }))
}

/** Writes the crop as one step. */
export function takeCrop(bench: Bench): void {
  const next = cropped()
  if (!next) return
  const { id, x, y, w, h, crop } = next
  const now = itemsOf(bench).get(id)
  flushSync(() => {
    // Writes only the crop's fields, because others may have changed the item meanwhile.
    if (now && hasPicture(now) && !now.locked && isOtherwise(now, next))
      bench.board.edit({ put: [{ ...now, x, y, w, h, crop }] })
    endCropping()
  })
  focusItem(bench, id)
  say(bench.t('boardEditor.said.cropped', { name: bench.words.name(next), w, h }))
}

export function giveCropBack(bench: Bench): void {
  const given = cropped()
  if (!given) return
  flushSync(endCropping)
  focusItem(bench, given.id)
  say(bench.t('boardEditor.said.notCropped', { name: bench.words.name(given) }))
}

/** Handles a key during a crop. Returns whether it was used. */
export function pressWhileCropping(bench: Bench, event: PressedKey): boolean {
  const item = cropped()
  if (!item) return false
  const { key, ctrlKey, metaKey } = event
  if (key === 'Enter') takeCrop(bench)
  // Undo first takes back the crop that is under way.
  else if (key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'z')) giveCropBack(bench)
  else if (key === ' ') holdSpace(true)
  else {
    const way = arrowWay(event)
    if (!way) return false
    const own = turnedPoint(way, { x: 0, y: 0 }, -item.rotation)
    showCropped(pictureMoved(item, own.x, own.y, bench.board.get().draft.fields.scale))
  }
  return true
}

function isOtherwise(one: Pictured, other: Pictured): boolean {
  const sides = ['x', 'y', 'w', 'h'] as const
  return sides.some((side) => one[side] !== other[side] || one.crop[side] !== other.crop[side])
}
