import type { Item } from '../../../../contract/boards/item.ts'
import { boundsOfAll } from '../geometry/boxes.ts'
import { itemsOf, type Bench } from '../pointer/gesture.ts'
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
import { layerChosen } from './layers.ts'
import { focusedItem, goIn, walk, walkToEnd } from './walking.ts'

const ZOOM_STEP = 1.25
const PAN_STEP = 60
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
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

/** What a key does on the desk; true where it was ours. Keys that are typed into a field there are the field's. */
/** React's and the browser's alike. */
type KeyboardEvent = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export function pressOnDesk(bench: Bench, event: KeyboardEvent): boolean {
  const at = focusedItem(bench)
  if (event.ctrlKey || event.metaKey) return withControl(bench, event)
  return (
    walking(bench, event, at) || arrow(bench, event, at) || verb(bench, event) || looking(event) || tool(bench, event)
  )
}

/** What a key does beside the desk, on a button or on nothing: whatever is done there with what is chosen, and no walking about. */
export function pressBeside(bench: Bench, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return withControl(bench, event)
  return verb(bench, event)
}

function walking(bench: Bench, event: KeyboardEvent, at: string | null): boolean {
  const { key, shiftKey } = event
  if (key === 'Tab') return at !== null && walk(bench, shiftKey ? -1 : 1)
  if (key === 'Escape') return comeOut(bench, at)
  if (key === 'Home' || key === 'End') {
    if (at !== null) walkToEnd(bench, key === 'Home' ? 'first' : 'last')
    return at !== null
  }
  if (key !== 'Enter' && key !== ' ') return false
  if (key === ' ') holdSpace(true)
  if (at === null) return key === ' ' || drawnByKey(bench) || goIn(bench, lastWalkedTo())
  const item = itemsOf(bench).get(at)
  if (key === 'Enter' && item && isTextInHand(item)) typeInto(at)
  else chooseWalked(bench, at, shiftKey || (key === ' ' && selectedIds().includes(at)))
  return true
}

/** A tool that draws puts something of its usual size into the middle of what is seen. */
function drawnByKey(bench: Bench): boolean {
  const tool = currentTool()
  if (!isDrawing(tool)) return false
  const { canvas } = bench.board.get().draft.fields
  putNew(bench, tool, { x: canvas.width / 2, y: canvas.height / 2, w: 0, h: 0, rotation: 0 })
  return true
}

function isTextInHand({ id, type, locked }: Item): boolean {
  return type === 'text' && !locked && selectedIds().length === 1 && selectedIds()[0] === id
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

/** Moves what is chosen; else walks on; on the paper itself pushes it. */
function arrow(bench: Bench, { key, shiftKey, altKey }: KeyboardEvent, at: string | null): boolean {
  const way = arrows[key]
  if (!way) return false
  const isHeld = at === null ? selectedIds().length > 0 : selectedIds().includes(at)
  const step = shiftKey ? 10 : altKey ? 0.1 : 1
  if (isHeld) nudge(bench, way[0] * step, way[1] * step)
  else if (at !== null) walk(bench, way[0] + way[1] > 0 ? 1 : -1)
  else panBy(-way[0] * PAN_STEP, -way[1] * PAN_STEP)
  return true
}

function verb(bench: Bench, event: KeyboardEvent): boolean {
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

/** At the lower left corner of what is chosen. */
export function menuOfChosen(bench: Bench): boolean {
  const bounds = boundsOfAll(chosenItems(bench))
  if (bounds) openMenu(toDesk(viewOfPaper.get(), { x: bounds.x, y: bounds.y + bounds.h }))
  return bounds !== undefined
}

function looking({ key, shiftKey, altKey }: KeyboardEvent): boolean {
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

function tool(bench: Bench, { key, altKey }: KeyboardEvent): boolean {
  const next = altKey ? undefined : toolKeys[key.toLowerCase()]
  if (!next) return false
  chooseTool(next)
  bench.paper.focus({ preventScroll: true })
  return true
}

function withControl(bench: Bench, { key, shiftKey }: KeyboardEvent): boolean {
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
