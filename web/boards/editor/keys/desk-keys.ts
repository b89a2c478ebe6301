import type { Item, TextItem } from '../../../../contract/boards/item.ts'
import { boundsOfAll } from '../geometry/boxes.ts'
import { itemsOf, type Bench } from '../pointer/gesture.ts'
import { hasPicture } from '../../verbs/crop.ts'
import { cropped } from '../state/cropping.ts'
import { usualAbout } from '../new-drawn.ts'
import { putNew } from '../pointer/draw-item.ts'
import { holdSpace } from '../pointer/space.ts'
import { toDesk } from '../geometry/viewing.ts'
import { openHelp } from '../state/help.ts'
import { openMenu } from '../state/menu.ts'
import { toggleRulers } from '../state/rulers.ts'
import { clearSelection, selectedIds } from '../state/selection.ts'
import { typeInto } from '../state/text-in-hand.ts'
import { chooseTool, currentTool, isDrawing, type Tool } from '../state/tool.ts'
import { lastWalkedTo } from '../state/walked.ts'
import { fit, fitBox, panBy, viewOfPaper, zoomBy, zoomTo } from '../state/view.ts'
import {
  chooseAll,
  chosenItems,
  chooseWalked,
  duplicateChosen,
  groupChosen,
  nudge,
  redo,
  removeChosen,
  toggleLock,
  undo,
  ungroupChosen,
} from './commands.ts'
import { arrowWay, type PressedKey } from './arrow-way.ts'
import { beginCrop, pressWhileCropping, takeCrop } from './cropping.ts'
import { layerChosen } from './layers.ts'
import { focusedItem, goIn, focusNextItem, walkToEnd } from './walking.ts'

const ZOOM_STEP = 1.25
const PAN_STEP = 60
const toolKeys: Record<string, Tool> = {
  v: 'choose',
  h: 'hand',
  t: 'text',
  r: 'rectangle',
  o: 'ellipse',
  i: 'line',
  a: 'arrow',
  f: 'frame',
  c: 'chip',
}

/** Handles a key on the desk. Returns whether it was used. A text field keeps its keys. */
export function pressOnDesk(bench: Bench, event: PressedKey): boolean {
  const at = focusedItem(bench)
  if (cropped()) {
    if (event.key !== 'Tab') return pressWhileCropping(bench, event) || looking(event)
    takeCrop(bench)
  }
  if (event.ctrlKey || event.metaKey) return withControl(bench, event)
  return (
    walking(bench, event, at) || arrow(bench, event, at) || verb(bench, event) || looking(event) || tool(bench, event)
  )
}

/** Handles a key beside the desk, on a button or on nothing: commands for the chosen items, but no walking. */
export function pressBeside(bench: Bench, event: PressedKey): boolean {
  // Enter presses the focused button.
  if (cropped()) return event.key !== 'Enter' && pressWhileCropping(bench, event)
  if (event.ctrlKey || event.metaKey) return withControl(bench, event)
  return verb(bench, event)
}

function walking(bench: Bench, event: PressedKey, at: string | null): boolean {
  const { key, shiftKey } = event
  if (key === 'Tab') return at !== null && focusNextItem(bench, shiftKey ? -1 : 1)
  if (key === 'Escape') return comeOut(bench, at)
  if (key === 'Home' || key === 'End') {
    if (at !== null) walkToEnd(bench, key === 'Home' ? 'first' : 'last')
    return at !== null
  }
  if (key !== 'Enter' && key !== ' ') return false
  if (key === ' ') holdSpace(true)
  if (at === null) return key === ' ' || drawnByKey(bench) || goIn(bench, lastWalkedTo())
  const item = itemsOf(bench).get(at)
  if (key === 'Enter' && item && isTextInHand(item)) typeInto(item)
  else if (key === 'Enter' && item && hasPicture(item) && isOnlyChosen(item)) beginCrop(bench, item)
  else chooseWalked(bench, at, shiftKey || (key === ' ' && selectedIds().includes(at)))
  return true
}

/** Adds a new item of the tool's usual size in the middle of the view. */
function drawnByKey(bench: Bench): boolean {
  const tool = currentTool()
  if (!isDrawing(tool)) return false
  const { canvas } = bench.board.get().draft.fields
  putNew(bench, tool, usualAbout({ x: canvas.width / 2, y: canvas.height / 2 }, tool))
  return true
}

function isTextInHand(item: Item): item is TextItem {
  return item.type === 'text' && !item.locked && isOnlyChosen(item)
}

function isOnlyChosen({ id }: Item): boolean {
  return selectedIds().length === 1 && selectedIds()[0] === id
}

function comeOut(bench: Bench, at: string | null): boolean {
  if (currentTool() !== 'choose') {
    chooseTool('choose')
    return true
  }
  if (at === null && selectedIds().length === 0) return false
  clearSelection()
  bench.paper.focus({ preventScroll: true })
  return true
}

/** Moves the chosen items; otherwise walks to the next item, or pushes the paper. */
function arrow(bench: Bench, event: PressedKey, at: string | null): boolean {
  const way = arrowWay(event)
  if (!way) return false
  const isHeld = at === null ? selectedIds().length > 0 : selectedIds().includes(at)
  if (isHeld) nudge(bench, way.x, way.y)
  else if (at !== null) focusNextItem(bench, way.x + way.y > 0 ? 1 : -1)
  else panBy(-Math.sign(way.x) * PAN_STEP, -Math.sign(way.y) * PAN_STEP)
  return true
}

function verb(bench: Bench, event: PressedKey): boolean {
  if (event.altKey) return false
  if (event.key === 'F10' && event.shiftKey) return menuOfChosen(bench)
  if (event.key === 'ContextMenu') return menuOfChosen(bench)
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      return done(() => removeChosen(bench))
    case '[':
      return done(() => layerChosen(bench, 'backward'))
    case ']':
      return done(() => layerChosen(bench, 'forward'))
    case '{':
      return done(() => layerChosen(bench, 'back'))
    case '}':
      return done(() => layerChosen(bench, 'front'))
    case 'l':
    case 'L':
      return done(() => toggleLock(bench))
    case '?':
      return done(openHelp)
    default:
      return false
  }
}

/** Opens the menu at the lower left corner of the chosen items. */
export function menuOfChosen(bench: Bench): boolean {
  const bounds = boundsOfAll(chosenItems(bench))
  if (bounds) openMenu(toDesk(viewOfPaper.get(), { x: bounds.x, y: bounds.y + bounds.h }))
  return bounds !== undefined
}

function looking({ key, shiftKey, altKey }: PressedKey): boolean {
  if (key.toLowerCase() === 'r' && shiftKey && !altKey) return done(toggleRulers)
  switch (key) {
    case '+':
    case '=':
      return done(() => zoomBy(ZOOM_STEP))
    case '-':
    case '_':
      return done(() => zoomBy(1 / ZOOM_STEP))
    case '0':
      return done(fit)
    case '1':
      return done(() => zoomTo(1))
    default:
      return false
  }
}

function tool(bench: Bench, { key, altKey }: PressedKey): boolean {
  const next = altKey ? undefined : toolKeys[key.toLowerCase()]
  if (!next) return false
  chooseTool(next)
  bench.paper.focus({ preventScroll: true })
  return true
}

function withControl(bench: Bench, { key, shiftKey }: PressedKey): boolean {
  switch (key.toLowerCase()) {
    case 'z':
      return done(() => (shiftKey ? redo(bench) : undo(bench)))
    case 'y':
      return done(() => redo(bench))
    case 'a':
      return done(() => chooseAll(bench))
    case 'd':
      return done(() => duplicateChosen(bench))
    case 'g':
      return done(() => (shiftKey ? ungroupChosen(bench) : groupChosen(bench)))
    case '2':
      return done(() => {
        const bounds = boundsOfAll(chosenItems(bench))
        if (bounds) fitBox(bounds)
      })
    default:
      return false
  }
}

function done(act: () => void): true {
  act()
  return true
}
