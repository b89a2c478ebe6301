import { boundsOfAll, degreesWithin, middleOf, turnedPoint, type PaperPoint } from '../geometry/boxes.ts'
import { angleOf } from '../geometry/resizing.ts'
import { selectedIds } from '../state/selection.ts'
import { itemsOf, paperPointOf, type Bench, type Gesture, type HeldKeys } from './gesture.ts'
import { whileChanging } from './resize-items.ts'

const STEP = 15

/** Turns the chosen items about their middle, by whole degrees, with Shift in steps of 15°. */
export function turnItems(bench: Bench, start: PaperPoint): Gesture | null {
  const chosen = selectedIds().flatMap((id) => itemsOf(bench).get(id) ?? [])
  const bounds = boundsOfAll(chosen)
  const [only] = chosen
  if (!bounds || !only || chosen.some(({ locked }) => locked)) return null
  const about = middleOf(chosen.length === 1 ? only : bounds)
  const from = angleOf(paperPointOf(start), about)
  const base = chosen.length === 1 ? only.rotation : 0
  const turnTo = (at: PaperPoint, { shiftKey }: HeldKeys) => {
    const step = shiftKey ? STEP : 1
    const angle = Math.round((base + angleOf(paperPointOf(at), about) - from) / step) * step
    return angle - base
  }
  return whileChanging(bench, (at, keys) => {
    const by = turnTo(at, keys)
    const next = chosen.map((item) => {
      const middle = turnedPoint(middleOf(item), about, by)
      return {
        ...item,
        x: middle.x - item.w / 2,
        y: middle.y - item.h / 2,
        rotation: degreesWithin(item.rotation + by),
      }
    })
    return { next, guides: [] }
  })
}
