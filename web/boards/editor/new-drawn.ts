import type { TFunction } from 'i18next'
import type { BoardFields } from '../../../contract/boards/board.ts'
import { NEW_ITEM, type Item } from '../../../contract/boards/item.ts'
import type { PaperPoint, TurnedBox } from './geometry/boxes.ts'
import { newItemId } from '../item-id.ts'
import { textOnPaper } from '../verbs/text-on-paper.ts'
import type { DrawingTool } from './state/tool.ts'

const INK = '#211f1b'
/** Sizes of items that are added by a press instead of drawn, in mm. */
const USUAL: Record<DrawingTool, { w: number; h: number }> = {
  text: { w: 80, h: 8.4 },
  rectangle: { w: 60, h: 40 },
  ellipse: { w: 50, h: 50 },
  line: { w: 80, h: 4 },
  arrow: { w: 60, h: 6 },
  frame: { w: 140, h: 100 },
  chip: { w: 30, h: 30 },
}

/** Height of the box of a line or an arrow; mm. */
export function thickness(tool: 'line' | 'arrow'): number {
  return USUAL[tool].h
}

/** The usual size about a point. */
export function usualAbout({ x, y }: PaperPoint, tool: DrawingTool): TurnedBox {
  const { w, h } = USUAL[tool]
  return { x: x - w / 2, y: y - h / 2, w, h, rotation: 0 }
}

interface Drawn {
  z: number
  canvas: BoardFields['canvas']
  t: TFunction
}

/** A new item in an area of the paper. An area without sides gives the usual size about its point; a text begins there. */
export function newDrawn(tool: DrawingTool, area: TurnedBox, { z, canvas, t }: Drawn): Item {
  const isPoint = area.w === 0 && area.h === 0
  const box = !isPoint ? area : tool === 'text' ? { ...area, ...USUAL.text } : usualAbout(area, tool)
  const plain = { ...NEW_ITEM, id: newItemId(), ...box, z }
  switch (tool) {
    case 'text':
      return textOnPaper(
        { type: 'text', ...plain, text: '', level: 'body', align: 'left', color: INK, size: 6 },
        canvas,
      )
    case 'frame':
      return { type: 'frame', ...plain, name: t('boardEditor.kinds.frame'), fill: null }
    case 'chip':
      return {
        type: 'chip',
        ...plain,
        color: '#a6492b',
        name: '',
        mask: 'rectangle',
        shadow: true,
        label: { show: true, fields: ['name'], position: 'below' },
      }
    default:
      return { type: 'shape', ...plain, shape: tool, fill: null, stroke: INK, strokeWidth: 0.5 }
  }
}
