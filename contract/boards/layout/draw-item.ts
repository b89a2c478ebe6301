import type { Chip, Frame, Item, OwnPicture, Sample, Shape, TextItem } from '../item.ts'
import { isMirrored } from '../scale.ts'
import { drawLabel, baseLine } from './label.ts'
import { breakLines, onOneLine, widthOf } from './lettering.ts'
import { boundsOf } from './marks.ts'
import type { Box, Drawing, Mark, Outline, PictureMark, Source } from './marks.ts'
import { maskOutline } from './outlines.ts'
import type { Setting } from './setting.ts'
import { textLeading } from './text-box.ts'

/** The colour of joints. */
const JOINT = '#c9c4ba'
/** Fills a sample whose SKU has no picture. */
const BLANK = '#e6e1d9'
const HAIRLINE = '#cfc8bb'
/** A shorter remainder of a repeat is a rounding error. */
const ROUNDING_MM = 1e-6

/** Draws an item. `number`: the number that the legend gives a sample. */
export function drawItem(item: Item, setting: Setting, number?: number): Drawing {
  const { id, x, y, w, h, rotation, opacity } = item
  return { id, x, y, w, h, rotation, opacity, marks: marksOf(item, setting, number) }
}

function marksOf(item: Item, setting: Setting, number?: number): Mark[] {
  switch (item.type) {
    case 'sku':
      return [...drawPictured(item, setting, samplePicture(item, setting)), ...drawLabel(item, setting, number)]
    case 'picture':
      return [
        ...drawPictured(item, setting, { ...whole(item), source: { type: 'own', key: item.refId }, color: BLANK }),
        ...drawLabel(item, setting),
      ]
    case 'chip':
      return drawChip(item, setting)
    case 'text':
      return drawText(item)
    case 'shape':
      return drawShape(item, setting)
    case 'frame':
      return drawFrame(item, setting)
  }
}

type Pictured = Sample | OwnPicture
type Shown = Pick<PictureMark, 'place' | 'repeat' | 'color'> & { source: Source | null }

function drawPictured(item: Pictured, setting: Setting, { source, color, place, repeat }: Shown): Mark[] {
  const clip = maskOutline(item.mask, item, setting.unit * TOOTH)
  const { flipX, flipY } = item
  const shadow = shadowOf(item, clip, setting)
  if (!source) return [...shadow, { type: 'area', outline: clip, fill: color }]
  return [...shadow, { type: 'picture', source, place, clip, ...(repeat && { repeat }), flipX, flipY, color }]
}

/** The width of a tooth of pinked edges, in units. */
const TOOTH = 0.6
const DEPTH = 0.55

function shadowOf({ shadow }: { shadow: boolean }, clip: Outline, { unit }: Setting): Mark[] {
  if (!shadow) return []
  const outline = clip.type === 'polygon' ? ({ type: 'rectangle', ...inner(clip) } as const) : clip
  return [{ type: 'shadow', outline, depth: unit * DEPTH }]
}

/** The box inside the teeth of a pinked edge. */
function inner(clip: Outline): Box {
  const { x, y, w, h } = boundsOf(clip)
  const inset = Math.min(w, h) / 40
  return { x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset }
}

function samplePicture(item: Sample, { scale }: Setting): Shown {
  const { cover } = item.snapshot
  const source: Source | null = cover && { type: 'catalogue', address: cover.address }
  const color = cover?.color ?? BLANK
  if (!item.tileRepeat) return { ...whole(item), source, color }
  const { mmWidth, mmHeight, joint } = item.tileRepeat
  const [w, h, gap] = [mmWidth / scale, mmHeight / scale, joint / scale]
  return { ...repeated({ w, h, gap, from: item.crop, over: item, isMirrored: isMirrored(item) }), source, color }
}

interface Repeated {
  /** The size of one repeat, and the gap between two. */
  w: number
  h: number
  gap: number
  /** Where inside a repeat the area begins, in shares of the repeat. */
  from: { x: number; y: number }
  over: { w: number; h: number }
  /** Every other repeat is turned over; then there is no gap. */
  isMirrored: boolean
}

/** Repeats a picture over an area, as often as needed to cover it. */
export function repeated({ w, h, gap, from, over, isMirrored: isTurned }: Repeated): Pick<Shown, 'place' | 'repeat'> {
  const place = { x: 0 - from.x * w, y: 0 - from.y * h, w, h }
  const isOne = place.x + w >= over.w - ROUNDING_MM && place.y + h >= over.h - ROUNDING_MM
  if (isOne) return { place }
  if (isTurned) return { place, repeat: { x: w, y: h, joint: null, isMirrored: true } }
  return { place, repeat: { x: w + gap, y: h + gap, joint: gap > 0 ? JOINT : null } }
}

/** Stretches the cropped part of a picture over the box. */
function whole({ crop, w, h }: Pictured): Pick<Shown, 'place'> {
  const [across, down] = [w / crop.w, h / crop.h]
  return { place: { x: 0 - crop.x * across, y: 0 - crop.y * down, w: across, h: down } }
}

function drawChip(item: Chip, setting: Setting): Mark[] {
  const outline = maskOutline(item.mask, item, setting.unit * TOOTH)
  return [...shadowOf(item, outline, setting), { type: 'area', outline, fill: item.color }, ...drawLabel(item, setting)]
}

function drawText({ text, level, align, color, size, w }: TextItem): Mark[] {
  const leading = textLeading[level]
  return breakLines(text, size, w).flatMap((line, place): Mark[] => {
    if (!line) return []
    const free = w - widthOf(line, size)
    const x = { left: 0, center: free / 2, right: free }[align]
    return [{ type: 'text', text: line, x, y: baseLine(place, size, leading), size, color }]
  })
}

function drawShape({ shape, w, h, fill, stroke, strokeWidth }: Shape, { ink }: Setting): Mark[] {
  const drawn = stroke !== null && strokeWidth > 0 ? { stroke: { color: stroke, width: strokeWidth } } : {}
  const middle = h / 2
  const color = stroke ?? fill ?? ink
  switch (shape) {
    case 'rectangle':
      return [{ type: 'area', outline: { type: 'rectangle', x: 0, y: 0, w, h }, fill, ...drawn }]
    case 'ellipse':
      return [{ type: 'area', outline: { type: 'ellipse', x: 0, y: 0, w, h }, fill, ...drawn }]
    case 'line':
      return [{ type: 'line', from: [0, middle], to: [w, middle], color, width: strokeWidth }]
    case 'arrow':
      return drawArrow({ w, middle, color, width: strokeWidth })
  }
}

/** The length of an arrow's head: a multiple of its line's width, but at least this many mm. */
const HEAD = 4.5
const LEAST_HEAD_MM = 2

function drawArrow({ w, middle, color, width }: { w: number; middle: number; color: string; width: number }): Mark[] {
  const head = Math.min(w, Math.max(LEAST_HEAD_MM, width * HEAD))
  const half = head * 0.42
  return [
    { type: 'line', from: [0, middle], to: [w - head * 0.9, middle], color, width },
    {
      type: 'area',
      outline: {
        type: 'polygon',
        points: [
          [w, middle],
          [w - head, middle - half],
          [w - head, middle + half],
        ],
      },
      fill: color,
    },
  ]
}

function drawFrame({ name, fill, w, h }: Frame, { unit, soft }: Setting): Mark[] {
  const outline: Outline = { type: 'rectangle', x: 0, y: 0, w, h }
  const text = onOneLine(name, unit, w)
  return [
    { type: 'area', outline, fill, stroke: { color: HAIRLINE, width: unit / 14 } },
    ...(text ? [{ type: 'text', text, x: 0, y: -unit * 0.6, size: unit, color: soft } as const] : []),
  ]
}
