import type { Language } from '../../problem.ts'
import type { BoardFields, Scale } from '../board.ts'
import { inDrawingOrder } from '../item.ts'
import type { Item } from '../item.ts'
import { repeatOf } from '../scale.ts'
import { drawItem, repeated } from './draw-item.ts'
import { widthOf } from './lettering.ts'
import { PLATE_OPACITY } from './marks.ts'
import type { Box, Drawing, Mark } from './marks.ts'
import { groundOf, legendNumbers, settingOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** The visible parts of a board. */
export interface DrawnBoard extends Pick<BoardFields, 'canvas' | 'scale' | 'background'> {
  items: Iterable<Item>
}

/** Draws a whole paper: its ground, the items from the lowest up, and the scale bar, which states the printed scale. */
export function drawBoard(board: DrawnBoard, language: Language, printedScale: number = board.scale): Drawing[] {
  const setting = settingOf(board, language)
  const items = inDrawingOrder(board.items)
  const numbers = legendNumbers(items)
  return [
    drawBackground(board),
    ...items.map((item) => drawItem(item, setting, item.type === 'sku' ? numbers.get(item.refId) : undefined)),
    drawScaleBar(board, setting, printedScale),
  ]
}

export function drawBackground({
  canvas: { width: w, height: h },
  scale,
  background,
}: Pick<BoardFields, 'canvas' | 'scale' | 'background'>): Drawing {
  const paper = { x: 0, y: 0, w, h }
  const clip = { type: 'rectangle', ...paper } as const
  const color = groundOf(background)
  const marks: Mark[] = [{ type: 'area', outline: clip, fill: color }]
  const picture = { clip, place: paper, flipX: false, flipY: false, color }
  if (background.type === 'picture')
    marks.push({ type: 'picture', source: { type: 'own', key: background.value }, ...picture, covers: true })
  if (background.type === 'material' && background.snapshot.cover) {
    const { address } = background.snapshot.cover
    const repeat = repeatOf(background.snapshot)
    const from = { x: 0, y: 0 }
    const laid = repeat
      ? repeated({
          w: repeat.mmWidth / scale,
          h: repeat.mmHeight / scale,
          gap: repeat.joint / scale,
          from,
          over: paper,
          isMirrored: repeat.isMirrored === true,
        })
      : { covers: true }
    marks.push({ type: 'picture', source: { type: 'catalogue', address }, ...picture, ...laid })
  }
  return { id: 'background', ...paper, rotation: 0, opacity: 1, marks }
}

export interface ScaleBar {
  /** The length that it stands for in the room, in mm. */
  room: number
  /** Its length on paper, in mm. */
  length: number
  text: string
}

/** The bar's length is about this share of the paper's width. */
const BAR = 1 / 6
const METRE = 1000

/** A scale bar of a round length: 1, 2 or 5 times a power of ten. */
export function scaleBar(width: number, scale: Scale): ScaleBar {
  const wanted = width * BAR * scale
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [5, 2, 1].find((one) => one * power <= wanted * 1.0001) ?? 1
  const room = step * power
  return { room, length: room / scale, text: room >= METRE ? `${room / METRE} m` : `${room} mm` }
}

type OnPaper = Pick<BoardFields, 'canvas' | 'scale'>

/** The place of the bar in the paper's lower right corner, with the plate around it. */
export function boxOfScaleBar({ canvas, scale }: OnPaper, unit: number): Box {
  const { bar, pad } = placeOfScaleBar({ canvas, scale }, unit, scale)
  return { x: bar.x - pad, y: bar.y - pad / 2, w: bar.w + 2 * pad, h: bar.h + pad * 1.5 }
}

function placeOfScaleBar({ canvas, scale }: OnPaper, unit: number, printedScale: number) {
  const { length, text } = scaleBar(canvas.width, scale)
  const words = `1 : ${Number(printedScale.toPrecision(3))} · ${text}`
  const [w, h] = [Math.max(length, widthOf(words, unit)), unit * 1.6]
  const bar = { x: canvas.width - unit * 3 - w, y: canvas.height - unit * 2.2 - h, w, h }
  return { bar, length, words, pad: unit * 0.6 }
}

/** Draws the bar in the paper's lower right corner. */
export function drawScaleBar(
  { canvas, scale, background }: Pick<BoardFields, 'canvas' | 'scale' | 'background'>,
  { unit, soft }: Pick<Setting, 'unit' | 'soft'>,
  printedScale: number = scale,
): Drawing {
  const { bar, length, words, pad } = placeOfScaleBar({ canvas, scale }, unit, printedScale)
  const { w, h } = bar
  const tick = unit * 0.35
  const line = { type: 'line', color: soft, width: unit / 10 } as const
  const y = h
  const plate = { type: 'rectangle', x: -pad, y: -pad / 2, w: w + 2 * pad, h: h + pad * 1.5 } as const
  return {
    id: 'scale-bar',
    ...bar,
    rotation: 0,
    opacity: 1,
    marks: [
      { type: 'area', outline: plate, fill: groundOf(background), opacity: PLATE_OPACITY },
      { type: 'text', text: words, x: w - widthOf(words, unit), y: unit, size: unit, color: soft },
      { ...line, from: [w - length, y], to: [w, y] },
      { ...line, from: [w - length, y - tick], to: [w - length, y] },
      { ...line, from: [w, y - tick], to: [w, y] },
    ],
  }
}
