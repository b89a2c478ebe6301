import type { Chip, Label, OwnPicture, Sample } from '../item.ts'
import type { Size } from '../scale.ts'
import { onOneLine, widthOf } from './lettering.ts'
import type { Mark } from './marks.ts'
import type { Setting } from './setting.ts'
import { nameIn, priceIn, sampleName, words } from './words.ts'

export type Labelled = Sample | OwnPicture | Chip

const LEADING = 1.35
const ASCENT = 0.97
const DESCENT = 0.25
/** The gap between an item and its label, in units. */
const GAP = 0.45
/** A label is never cut shorter than this, however small its item; in units. */
const LEAST_WIDTH = 14

/** The lines of a label: number and name, then the rest. */
export function labelLines(item: Labelled, { language }: Pick<Setting, 'language'>, number?: number): string[] {
  const { show, fields } = item.label
  const has = (field: Label['fields'][number]) => show && fields.includes(field)
  const head = [has('number') && number !== undefined ? String(number) : '', has('name') ? nameOf(item, language) : '']
  const rest = item.type === 'sku' ? factsOf(item, has, language) : []
  if (item.type === 'sku' && !item.trueScale) rest.push(words[language].notToScale)
  return [head, rest].map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean)
}

function factsOf(
  { snapshot }: Sample,
  has: (field: Label['fields'][number]) => boolean,
  language: Setting['language'],
): string[] {
  return [
    has('brand') ? nameIn(language, snapshot.brand) : '',
    has('model') ? snapshot.model : '',
    has('size') ? (snapshot.size ?? '') : '',
    has('price') ? priceIn(snapshot, language) : '',
  ]
}

function nameOf(item: Labelled, language: Setting['language']): string {
  if (item.type === 'sku') return sampleName(item.snapshot, language)
  return item.name || (item.type === 'chip' ? item.color.toUpperCase() : '')
}

/** Draws an item's label, in the coordinates of the item's box. */
export function drawLabel(item: Labelled, setting: Setting, number?: number): Mark[] {
  const { unit } = setting
  const width = Math.max(item.w, unit * LEAST_WIDTH)
  const lines = labelLines(item, setting, number).map((line) => onOneLine(line, unit, width))
  if (lines.length === 0) return []
  return item.label.position === 'inside' ? inside(item, lines, setting) : outside(item, lines, setting)
}

function outside({ h, label }: Size & Pick<Labelled, 'label'>, lines: string[], { unit, ink, soft }: Setting): Mark[] {
  const height = lines.length * unit * LEADING
  const top = label.position === 'above' ? -height - unit * GAP : h + unit * GAP
  return lines.map((text, place) => ({
    type: 'text',
    text,
    x: 0,
    y: top + baseLine(place, unit),
    size: unit,
    color: place === 0 ? ink : soft,
  }))
}

/** Draws a label inside its item, on a plate, since the colours below it are unknown. */
function inside({ h }: Size, lines: string[], { unit }: Setting): Mark[] {
  const pad = unit * 0.5
  const width = Math.max(...lines.map((line) => widthOf(line, unit))) + 2 * pad
  const height = lines.length * unit * LEADING + pad
  const plate = { x: pad, y: h - pad - height, w: width, h: height }
  return [
    { type: 'area', outline: { type: 'rectangle', ...plate }, fill: '#ffffff', opacity: 0.86 },
    ...lines.map((text, place): Mark => {
      const y = plate.y + pad / 2 + baseLine(place, unit)
      return { type: 'text', text, x: plate.x + pad, y, size: unit, color: place === 0 ? '#211f1b' : '#6b665d' }
    }),
  ]
}

/** The base line of a line of text; the first line is 0. */
export function baseLine(line: number, size: number, leading = LEADING): number {
  return line * size * leading + ((leading - ASCENT - DESCENT) / 2 + ASCENT) * size
}
