import { flushSync } from 'react-dom'
import { SHORTEST_SIDE_MM } from '../../../../contract/boards/item.ts'
import { boxAlong, boxBetween, tidy, type PaperPoint, type TurnedBox } from '../geometry/boxes.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { topOf } from '../copies.ts'
import { newDrawn, thickness } from '../new-drawn.ts'
import { endPassing, showArea } from '../state/passing.ts'
import { select } from '../state/selection.ts'
import { typeInto } from '../state/text-in-hand.ts'
import { chooseTool, type DrawingTool } from '../state/tool.ts'
import { focusItem, itemsOf, paperPointOf, type Bench, type Gesture, type HeldKeys } from './gesture.ts'

/** Anything shorter, in mm, was a press; the new item gets its usual size. */
const DRAWN = 3

/** Draws a new item in the dragged area, or a line from its start to its end. A press adds one of the usual size; a text begins there. */
export function drawNewItem(bench: Bench, start: PaperPoint, tool: DrawingTool): Gesture {
  const from = paperPointOf(start)
  const areaTo = (at: PaperPoint, { shiftKey }: HeldKeys): TurnedBox => {
    const to = paperPointOf(at)
    if (tool === 'line' || tool === 'arrow') return boxAlong(from, to, { thick: thickness(tool), isStepped: shiftKey })
    if (!shiftKey) return { ...boxBetween(from, to), rotation: 0 }
    const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    const corner = { x: from.x + Math.sign(to.x - from.x) * side, y: from.y + Math.sign(to.y - from.y) * side }
    return { ...boxBetween(from, corner), rotation: 0 }
  }
  return {
    scrolls: true,
    move: (at, keys) => showArea(areaTo(at, keys)),
    end: (at, keys) => {
      const area = areaTo(at, keys)
      const isDrawn = Math.max(area.w, area.h) >= DRAWN
      flushSync(() => {
        endPassing()
        putNew(bench, tool, isDrawn ? tidied(area) : { ...from, w: 0, h: 0, rotation: 0 })
      })
    },
    cancel: endPassing,
  }
}

/** Adds something new, chosen and focused. `area` without sides asks for the usual size about that point. */
export function putNew(bench: Bench, tool: DrawingTool, area: TurnedBox): void {
  const { canvas } = bench.board.get().draft.fields
  const item = newDrawn(tool, area, { z: topOf(itemsOf(bench).values()) + 1, canvas, t: bench.t })
  flushSync(() => {
    // A text is on the board from its first letter on.
    if (item.type !== 'text') bench.board.edit({ put: [item] })
    select([item.id])
    chooseTool('choose')
  })
  focusItem(bench, item.id)
  say(bench.t('boardEditor.said.added', { name: bench.words.name(item) }))
  if (item.type === 'text') typeInto(item)
}

function tidied({ x, y, w, h, rotation }: TurnedBox): TurnedBox {
  const side = (length: number) => Math.max(tidy(length), SHORTEST_SIDE_MM)
  return { x: tidy(x), y: tidy(y), w: side(w), h: side(h), rotation: tidy(rotation) }
}
