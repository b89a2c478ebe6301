import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { roomForLabel } from '../../../contract/boards/layout/label.ts'
import { unitOn } from '../../../contract/boards/layout/setting.ts'
import { boundsOfTurned, middleOf, turnedPoint, type PaperBox, type TurnedBox } from '../editor/geometry/boxes.ts'

type Canvas = BoardFields['canvas']

/** The room that an item's caption takes beside it, in the item's own coordinates; null without one. */
export function captionOf(item: Item, canvas: Canvas): PaperBox | null {
  return 'label' in item ? roomForLabel(item, unitOn(canvas)) : null
}

/** An item and its caption as upright boxes on the paper. */
export function takenRoom(item: Item, canvas: Canvas): { box: PaperBox; caption: PaperBox | null } {
  const caption = captionOf(item, canvas)
  return { box: boundsOfTurned(item), caption: caption && onPaper(caption, item) }
}

/** The smallest upright box around an item and its caption. */
export function boundsWithCaption(item: Item, canvas: Canvas): PaperBox {
  const { box, caption } = takenRoom(item, canvas)
  return caption ? union(box, caption) : box
}

/** A box in an item's coordinates, which turn about the item's middle. */
function onPaper({ x, y, w, h }: PaperBox, item: TurnedBox): PaperBox {
  const shifted = { x: item.x + x, y: item.y + y, w, h }
  const middle = turnedPoint(middleOf(shifted), middleOf(item), item.rotation)
  return boundsOfTurned({ x: middle.x - w / 2, y: middle.y - h / 2, w, h, rotation: item.rotation })
}

function union(one: PaperBox, other: PaperBox): PaperBox {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const [right, bottom] = [Math.max(one.x + one.w, other.x + other.w), Math.max(one.y + one.h, other.y + other.h)]
  return { x, y, w: right - x, h: bottom - y }
}
