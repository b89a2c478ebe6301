import type { Chip, Label, OwnPicture, Sample } from '../item.ts'
import { isMirrored, pieceBeyondPicture, showsMirrored, type Size } from '../scale.ts'
import { fewLinesOf, breakLines, UNBROKEN, widthOf } from './lettering.ts'
import { PLATE_OPACITY } from './marks.ts'
import type { Box, Mark } from './marks.ts'
import type { Setting } from './setting.ts'
import { nameIn } from '../../display-name.ts'
import { priceOnBoard, sampleName, unbroken, words } from './words.ts'

export type Labelled = Sample | OwnPicture | Chip

const LEADING = 1.35
const ASCENT = 0.97
const DESCENT = 0.25
/** The gap between an item and its label, in units. */
const GAP = 0.45
/** A label is never cut shorter than this, however small its item; in units. */
const LEAST_WIDTH = 14
/** A label stays inside its item where the item is at least this wide; in units. */
const LEAST_INSIDE = 7
/** Of the plate, in units. */
const PADDING = 0.5
/** A label that is wider than a small item by at most this share of it stays on one line. */
const MOST_OVERHANG = 1.5
const MOST_LINES = { head: 2, facts: 3 }
/** Lines break after the dot, not before it. */
const BETWEEN = `${UNBROKEN}· `
/** A number does not stand on a line of its own. */
const AFTER_NUMBER = `${UNBROKEN}·${UNBROKEN}`

/** The words of a label: number and name, then the rest. */
function wordsOf(
  item: Labelled,
  { language, scale }: Pick<Lettering, 'language' | 'scale'>,
  number?: number,
): Record<keyof typeof MOST_LINES, string> {
  const { show, fields } = item.label
  const has = (field: Label['fields'][number]) => show && fields.includes(field)
  const head = [has('number') && number !== undefined ? String(number) : '', has('name') ? nameOf(item, language) : '']
  const rest = item.type === 'sku' ? factsOf(item, has, language) : []
  if (item.type === 'sku' && !item.trueScale) rest.push(words[language].notToScale)
  // Of paint and cloth only the legend says so: a label is short, and no slab is shown that does not exist.
  if (item.type === 'sku' && pieceBeyondPicture(item.snapshot))
    if (scale === undefined ? isMirrored(item) : showsMirrored(item, scale)) rest.push(words[language].mirrored)
  return { head: head.filter(Boolean).join(AFTER_NUMBER), facts: rest.filter(Boolean).join(BETWEEN) }
}

function factsOf(
  { snapshot }: Sample,
  has: (field: Label['fields'][number]) => boolean,
  language: Setting['language'],
): string[] {
  return [
    has('brand') ? nameIn(language, snapshot.brand) : '',
    has('model') ? snapshot.model : '',
    has('size') ? unbroken(snapshot.size ?? '') : '',
    has('price') ? priceOnBoard(snapshot, language).replaceAll(' ', UNBROKEN) : '',
  ]
}

function nameOf(item: Labelled, language: Setting['language']): string {
  if (item.type === 'sku') return sampleName(item.snapshot, language)
  return item.name || (item.type === 'chip' ? item.color.toUpperCase() : '')
}

/** Without a scale, a label says all that it may have to say. */
type Lettering = Pick<Setting, 'unit' | 'language'> & { scale?: Setting['scale'] }

/** The box that a label takes, in the coordinates of the item's box; null without one. */
export function boxOfLabel(item: Labelled, setting: Lettering, number?: number): Box | null {
  const lines = linesOfLabel(item, setting, number).map(({ text }) => text)
  if (lines.length === 0) return null
  if (item.label.position === 'inside') return plateOf(item, lines, setting.unit)
  const { y, height } = outsideOf(item, lines, setting.unit)
  return { x: 0, y, w: Math.max(...lines.map((line) => widthOf(line, setting.unit))), h: height }
}

/**
 * The most room that an item's label takes in either language and with any number, in the coordinates of the item's box; null without
 * one. Other words break elsewhere, so a label of several lines counts as wide as it may become.
 */
export function roomForLabel(item: Labelled, unit: number): Box | null {
  const boxes = LANGUAGES.flatMap((language) => boxOfLabel(item, { unit, language }, WIDEST_NUMBER) ?? [])
  const [first] = boxes
  if (!first) return null
  const isBroken = boxes.some(({ h }) => h > unit * LEADING * 1.5)
  const w = Math.max(...boxes.map((box) => box.w), isBroken ? Math.max(item.w, unit * LEAST_WIDTH) : 0)
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, h }) => y + h))]
  return { x: first.x, y: top, w, h: bottom - top }
}

const LANGUAGES = ['en', 'zh-CN'] as const
const WIDEST_NUMBER = 400

/** Draws an item's label, in the coordinates of the item's box. */
export function drawLabel(item: Labelled, setting: Setting, number?: number): Mark[] {
  const lines = linesOfLabel(item, setting, number)
  if (lines.length === 0) return []
  return item.label.position === 'inside' ? inside(item, lines, setting) : outside(item, lines, setting)
}

interface Line {
  text: string
  isHead: boolean
}

function linesOfLabel(item: Labelled, setting: Lettering, number?: number): Line[] {
  const { unit } = setting
  const said = wordsOf(item, setting, number)
  const set = (part: keyof typeof MOST_LINES) => {
    const most = MOST_LINES[part]
    const lines = fewLinesOf(said[part], unit, { width: widthFor(item, said[part], { unit, most }), most })
    return lines.map((line) => line.replace(/ ·$/u, '')).filter(Boolean)
  }
  const heads = set('head')
  const texts = [...heads, ...set('facts')]
  return texts.map((text, place) => ({ text, isHead: place < Math.max(1, heads.length) }))
}

/** As wide as the item where that is wide enough, so that a label does not cover the item's neighbours. */
function widthFor({ w, label }: Labelled, text: string, { unit, most }: { unit: number; most: number }): number {
  const isInside = label.position === 'inside'
  const own = isInside ? w - 4 * PADDING * unit : w
  if (own >= unit * (isInside ? LEAST_INSIDE : LEAST_WIDTH)) return own
  if (!isInside && widthOf(text, unit) <= own * MOST_OVERHANG) return unit * LEAST_WIDTH
  const lines = breakLines(text, unit, own)
  const hasRoom = text.split(' ').every((word) => widthOf(word, unit) <= own) && lines.length <= most
  return hasRoom && !breaksChinese(lines) ? own : unit * LEAST_WIDTH
}

/** Whether a line ends within a run of Chinese, which is done only where nothing else fits. */
function breaksChinese(lines: readonly string[]): boolean {
  return lines.some((line, place) => /\p{Script=Han}$/u.test(line) && /^\p{Script=Han}/u.test(lines[place + 1] ?? ''))
}

function outsideOf({ h, label }: Labelled, lines: readonly unknown[], unit: number): { y: number; height: number } {
  const height = lines.length * unit * LEADING
  return { y: label.position === 'above' ? -height - unit * GAP : h + unit * GAP, height }
}

function outside(item: Labelled, lines: Line[], { unit, ink, soft }: Setting): Mark[] {
  const { y: top } = outsideOf(item, lines, unit)
  return lines.map(({ text, isHead }, place) => ({
    type: 'text',
    text,
    x: 0,
    y: top + baseLine(place, unit),
    size: unit,
    color: isHead ? ink : soft,
  }))
}

function plateOf({ h }: Size, lines: readonly string[], unit: number): Box {
  const pad = unit * PADDING
  const height = lines.length * unit * LEADING + pad
  return { x: pad, y: h - pad - height, w: Math.max(...lines.map((line) => widthOf(line, unit))) + 2 * pad, h: height }
}

/** On a plate of its own, since the colours below it are unknown. */
function inside(item: Size, lines: Line[], { unit }: Setting): Mark[] {
  const pad = unit * PADDING
  const plate = plateOf(
    item,
    lines.map(({ text }) => text),
    unit,
  )
  return [
    { type: 'area', outline: { type: 'rectangle', ...plate }, fill: '#ffffff', opacity: PLATE_OPACITY },
    ...lines.map(({ text, isHead }, place): Mark => {
      const y = plate.y + pad / 2 + baseLine(place, unit)
      return { type: 'text', text, x: plate.x + pad, y, size: unit, color: isHead ? '#211f1b' : '#6b665d' }
    }),
  ]
}

/** The base line of a line of text; the first line is 0. */
export function baseLine(line: number, size: number, leading = LEADING): number {
  return line * size * leading + ((leading - ASCENT - DESCENT) / 2 + ASCENT) * size
}
