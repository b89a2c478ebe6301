import type { BoardFields } from '../../../contract/boards/board.ts'
import type { TextItem } from '../../../contract/boards/item.ts'
import { fittedText } from '../../../contract/boards/layout/text-box.ts'
import { boundsOfTurned, tidy, touches } from '../editor/geometry/boxes.ts'

type Canvas = BoardFields['canvas']

/** A box is wrapped no narrower than this many sizes of its letters, some ten letters; it is moved in instead. */
const LEAST_WIDTH = 6

/** A text as high as its lines and wholly on the paper, if it touches the paper. One that was laid beside it stays there. */
export function textOnPaper(item: TextItem, paper: Canvas): TextItem {
  const fitted = fittedText(item)
  return liesOn(fitted, paper) ? heldOn(fitted, paper) : fitted
}

/** Whether any of it lies on the paper. */
export function liesOn(item: TextItem, { width, height }: Canvas): boolean {
  return touches({ x: 0, y: 0, w: width, h: height }, item)
}

/** Wholly on the paper: wraps an upright text at the right edge, or as wide as the paper if it is too high, and moves it in. */
export function heldOn(item: TextItem, paper: Canvas): TextItem {
  if (item.rotation !== 0) return movedIn(item, paper)
  const least = Math.min(item.w, paper.width, item.size * LEAST_WIDTH)
  const room = Math.min(item.w, paper.width - Math.max(0, item.x))
  const wrapped = fittedText({ ...item, w: tidy(Math.max(least, room)) })
  const isTooHigh = wrapped.h > paper.height && wrapped.w < paper.width
  return movedIn(isTooHigh ? fittedText({ ...wrapped, w: paper.width }) : wrapped, paper)
}

function movedIn(item: TextItem, { width, height }: Canvas): TextItem {
  const { x, y, w, h } = boundsOfTurned(item)
  const inside = (at: number, length: number, side: number) => Math.max(0, Math.min(at, side - length))
  return { ...item, x: tidy(item.x + inside(x, w, width) - x), y: tidy(item.y + inside(y, h, height) - y) }
}
