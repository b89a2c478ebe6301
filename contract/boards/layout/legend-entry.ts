import type { Language } from '../../problem.ts'
import type { LegendEntry } from './legend.ts'
import { breakLines } from './lettering.ts'
import type { Drawing, Mark, TextMark } from './marks.ts'
import { sheetWords, unbroken } from './words.ts'

/** What a printed legend says of a material. `price` is null unless prices were asked for. */
export interface PrintedEntry extends Omit<LegendEntry, 'price'> {
  price: string | null
  language: Language
}

const NAME = 3.3
const SMALL = 2.7
const LEADING = 1.4
const NUMBER = 7
const SWATCH = 11
const GAP = 3
const PADDING = 2
const MOST_LINES = 3
const INK = '#211f1b'
const SOFT = '#6b665d'
const WARNING = '#a03232'
const HAIRLINE = '#e6e1d9'
const TEXT_X = NUMBER + SWATCH + GAP

/** The height of an entry, with the space below it. */
export function heightOfEntry(entry: PrintedEntry, width: number): number {
  const lines = linesIn(entry, width).reduce((sum, { size }) => sum + size * LEADING, 0)
  return Math.max(SWATCH, lines) + 2 * PADDING
}

export function drawEntry(entry: PrintedEntry, { x, y, w }: { x: number; y: number; w: number }): Drawing {
  const h = heightOfEntry(entry, w)
  let base = PADDING
  const texts = linesIn(entry, w).map(({ text, size, color }): TextMark => {
    base += size * LEADING
    return { type: 'text', text, x: TEXT_X, y: base - size * 0.36, size, color }
  })
  const number = { type: 'text', text: String(entry.number), x: 0, size: NAME, color: SOFT } as const
  const marks: Mark[] = [
    { type: 'line', from: [0, h], to: [w, h], color: HAIRLINE, width: 0.15 },
    { ...number, y: PADDING + NAME * (LEADING - 0.36) },
    swatch(entry),
    ...texts,
  ]
  return { id: `legend-${entry.number}`, x, y, w, h, rotation: 0, opacity: 1, marks }
}

function swatch({ snapshot: { cover } }: PrintedEntry): Mark {
  const place = { x: NUMBER, y: PADDING, w: SWATCH, h: SWATCH }
  const clip = { type: 'rectangle', ...place } as const
  if (!cover) return { type: 'area', outline: clip, fill: HAIRLINE }
  const source = { type: 'catalogue', address: cover.address } as const
  return { type: 'picture', source, place, clip, covers: true, flipX: false, flipY: false, color: cover.color }
}

function linesIn(entry: PrintedEntry, width: number): { text: string; size: number; color: string }[] {
  const room = width - TEXT_X
  const set = (text: string, size: number, color: string) =>
    breakLines(text.replaceAll(/[^\S\u00a0]+/gu, ' '), size, room)
      .filter(Boolean)
      .slice(0, MOST_LINES)
      .map((line) => ({ text: line, size, color }))
  const words = sheetWords[entry.language]
  return [
    ...set(entry.name, NAME, INK),
    ...set([entry.brand, entry.model].filter(Boolean).join(' · '), SMALL, SOFT),
    ...set(unbroken(entry.size), SMALL, SOFT),
    ...set(unbroken(entry.filling), SMALL, SOFT),
    ...(entry.price === null ? [] : set(entry.price || words.onRequest, SMALL, INK)),
    ...entry.changes.flatMap((change) => set(words.changes[change], SMALL, WARNING)),
  ]
}
