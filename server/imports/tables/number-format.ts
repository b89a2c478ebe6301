import { unitsNamed } from '../../../contract/values/words.ts'
import { isDateFormat } from './date-format.ts'

/**
 * How a number format (ECMA-376 part 1, 18.8.31) writes a plain decimal such as `-45.5`. `onScaled` receives the decimal that is shown where
 * it is a thousandth of the number and nothing beside it says so.
 */
export type WriteNumber = (decimal: string, onScaled?: (shown: string) => void) => string

/** Built-in formats (18.8.30) that change what a number says. */
const BUILT_IN: Readonly<Record<number, string>> = { 9: '0%', 10: '0.00%' }
const LONGEST_CODE = 255

/** What a format adds to a number: leading zeros, a prefix, per cent, a unit, a currency, words. Undefined if nothing: its rounding changes nothing. */
export function writerOf(id: number, stated: string | undefined): WriteNumber | undefined {
  const code = stated ?? BUILT_IN[id]
  if (code === undefined || code.length > LONGEST_CODE || isDateFormat(id, stated)) return undefined
  const all = sectionsOf(code)
  const sections = all.slice(0, textSectionOf(all) ?? 3).map(sectionOf)
  if (sections.every(({ isPlain }) => isPlain)) return undefined
  return (decimal, onScaled) => {
    const sign = decimal.startsWith('-') ? '-' : ''
    const section = sectionFor(Number(decimal), sections)
    if (!section) return decimal
    const text = section.write(decimal.slice(sign.length), onScaled)
    return sign && section !== sections[0] ? signed(text) : sign + text
  }
}

/** What a format adds to a text; undefined if nothing. */
export function textWriterOf(code: string | undefined): ((text: string) => string) | undefined {
  if (code === undefined || code.length > LONGEST_CODE) return undefined
  const sections = sectionsOf(code)
  const at = textSectionOf(sections) ?? (sections.length === 1 && code.includes('@') ? 0 : undefined)
  if (at === undefined) return undefined
  const pieces = piecesOf(sections[at] ?? '')
  if (pieces.length === 0) return () => ''
  const place = pieces.findIndex(isPlace)
  const [before, after] = [textOf(pieces.slice(0, place)), textOf(pieces.slice(place + 1))]
  return place < 0 || (before + after).trim() === '' ? undefined : (text) => before + text + after
}

interface Section {
  condition: ((value: number) => boolean) | undefined
  isPlain: boolean
  /** Writes a decimal without its sign. */
  write: WriteNumber
}

/** Which section writes a number: by its condition, or those of positive and negative numbers and zero. */
function sectionFor(value: number, [first, second, third]: readonly Section[]): Section | undefined {
  if (first?.condition || second?.condition) {
    if (first?.condition?.(value)) return first
    if (second?.condition) return second.condition(value) ? second : third
    return third && value >= 0 ? third : second
  }
  return (value < 0 ? second : value === 0 ? third : first) ?? first
}

/** The section of negative numbers may write a minus or brackets of its own. */
function signed(text: string): string {
  const [whole = '', before = '', mark] = /^(\D*?)([-(])\s*/.exec(text) ?? []
  const bare = before + text.slice(whole.length)
  return `-${mark === '(' ? bare.replace(/\)(?=[^)]*$)/, '') : bare}`
}

function sectionOf(section: string, index: number): Section {
  const [, sign = '', limit] = /\[(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)\]/.exec(section) ?? []
  const condition = COMPARED[sign]?.(Number(limit))
  const pieces = piecesOf(section)
  const places = pieces.filter(isPlace)
  const literals = textOf(pieces).trim()
  if (places.length === 0) return { condition, isPlain: false, write: () => literals }
  const inner = writerOfPlaces(pieces.slice(pieces.findIndex(isPlace), pieces.findLastIndex(isPlace) + 1))
  const write = writerBeside(pieces, inner ?? same)
  // Zero without a place that shows it: `"-"??` is a dash, which says that there is none.
  const isZeroHidden = index === 2 && !places.some(({ digits }) => /[0g]/.test(digits))
  const zero = /[-–—]/.test(literals) ? '-' : literals
  const isBare = literals === '' || (index === 1 && /^(?:-|\(\))$/.test(literals))
  return {
    condition,
    isPlain: isBare && inner === undefined && !isZeroHidden && !places.some((place) => commasOf(place) > 0),
    write: (decimal, onScaled) => (isZeroHidden && decimal === '0' ? zero : write(decimal, onScaled)),
  }
}

const COMPARED: Readonly<Record<string, (limit: number) => (value: number) => boolean>> = {
  '<': (limit) => (value) => value < limit,
  '<=': (limit) => (value) => value <= limit,
  '>': (limit) => (value) => value > limit,
  '>=': (limit) => (value) => value >= limit,
  '=': (limit) => (value) => value === limit,
  '<>': (limit) => (value) => value !== limit,
}

const same = (decimal: string) => decimal

/** Words that say by themselves that a number is shown divided: `1.5k`, `1.5 Mio. €`, `1.5万元`. */
const SCALE_WORD =
  /^\s*(?:(?:k|K|T|Tsd\.?|thousand|M|MM|Mio\.?|mn|million|Mrd\.?|bn)(?:(?!\p{L})|(?=[A-Z]{3}))|百万|[千万萬亿億])/u

/**
 * Writes the number, and what stands before and after it. Per cent is a hundred times the number. A comma at the end of the places divides
 * by a thousand: the number stays what it is, unless it is shown in another unit.
 */
function writerBeside(pieces: readonly Piece[], inner: WriteNumber): WriteNumber {
  const [first, last] = [pieces.findIndex(isPlace), pieces.findLastIndex(isPlace)]
  const places = pieces.slice(first, last + 1)
  const [before, after] = [textOf(pieces.slice(0, first)), textOf(pieces.slice(last + 1))]
  if (pieces.some((piece) => 'percent' in piece)) return (decimal) => before + inner(moved(decimal, 2)) + after
  const commas = places.reduce((count, piece) => count + commasOf(piece), 0)
  if (SCALE_WORD.test(after) && (commas > 0 || textOf(places).includes('.')))
    return (decimal) => before + decimal + after.replace(SCALE_WORD, '')
  if (commas === 0) return (decimal) => before + inner(decimal) + after
  if (unitsNamed(after.trim()).length > 0) return (decimal) => before + moved(decimal, -3 * commas) + after
  return (decimal, onScaled) => {
    if (decimal !== '0') onScaled?.(moved(decimal, -3 * commas))
    return before + decimal + after
  }
}

function commasOf(piece: Piece): number {
  return isPlace(piece) ? (/,+(?=\.|$)/.exec(piece.digits)?.[0].length ?? 0) : 0
}

/** How the places write a number; undefined where it stays as it is. */
function writerOfPlaces(pieces: readonly Piece[]): WriteNumber | undefined {
  const places = pieces.filter(isPlace)
  if (places.length > 1 && isGrouped(pieces)) return undefined
  if (places.length === 1) {
    const zeros = /^0{2,}(?=\.|$)/.exec((places[0]?.digits ?? '').replaceAll(/[, ]/g, ''))?.[0].length ?? 0
    if (zeros === 0) return undefined
    return (decimal) => {
      const [whole = '', ...rest] = decimal.split('.')
      return [whole.padStart(zeros, '0'), ...rest].join('.')
    }
  }
  const isDecimal = places.at(-1)?.digits.includes('.') === true
  return (decimal) => {
    const [whole = '', ...rest] = decimal.split('.')
    return rest.length > 0 && !isDecimal ? decimal : [filled(pieces, whole), ...rest].join('.')
  }
}

/** Thousands that are parted by a literal: `#\'##0.00`. */
function isGrouped(pieces: readonly Piece[]): boolean {
  return pieces.every((piece, index) => {
    if (!isPlace(piece)) return /^[.'’ \u00A0]$/.test(textOf([piece]))
    return index === 0 ? /^#+$/.test(piece.digits) : /^#{1,3}0?(?:\.|$)/.test(piece.digits)
  })
}

/** `00-000`: the digits fill the places from the end. A literal before which no digit is left is not written. */
function filled(pieces: readonly Piece[], whole: string): string {
  let left = whole
  let text = ''
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at]
    if (!piece) continue
    if (isPlace(piece)) {
      const places = (piece.digits.split('.')[0] ?? '').replaceAll(/[^0#?]/g, '')
      const count = at === 0 ? Math.max(left.length, places.length) : places.length
      text = (count === 0 ? '' : left.slice(-count)).padStart(places.replaceAll(/[^0]/g, '').length, '0') + text
      left = left.slice(0, Math.max(0, left.length - count))
    } else if (left !== '' || pieces.slice(0, at).some((before) => isPlace(before) && before.digits.includes('0')))
      text = textOf([piece]) + text
  }
  return text
}

/** `digits` are places; of General, a text, a fraction or an exponent, which show the number itself, only a `g`. */
type Piece = { literal: string } | { percent: string } | { digits: string }

/**
 * A quoted text, one escaped sign (with `!` in East Asian formats), a currency or a condition in brackets, a filled or spaced sign, what
 * shows the number itself, or places of digits.
 */
const PIECES =
  /"(?<quoted>[^"]*)"?|(?:\\|!(?=[.,]))(?<escaped>.)|\[\$(?<currency>[^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|_.|\*.|(?<itself>general|G\/[\p{L}]+|@|(?:[0#?]+(?: |\\ |" "))?[0#?]+ ?\/ ?[0#?\d]+|[0#?][0#?.,]*e[+-][0#?]+)|(?<digits>\.?[0#?](?:[0#?,. ]*[0#?])?,*)|(?<percent>%)|(?<other>.)/gisu

function piecesOf(section: string): Piece[] {
  return [...section.matchAll(PIECES)].flatMap(({ groups = {} }): Piece[] => {
    if (groups['itself'] !== undefined) return [{ digits: 'g' }]
    if (groups['digits'] !== undefined) return [{ digits: groups['digits'] }]
    if (groups['percent'] !== undefined) return [{ percent: '%' }]
    const literal = groups['quoted'] ?? groups['escaped'] ?? groups['currency'] ?? groups['other']
    return literal === undefined ? [] : [{ literal }]
  })
}

function isPlace(piece: Piece): piece is { digits: string } {
  return 'digits' in piece
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ('literal' in piece ? piece.literal : 'percent' in piece ? piece.percent : '')).join('')
}

/** A decimal times ten to the power of `places`, exactly. */
function moved(decimal: string, places: number): string {
  const [whole = '', decimals = ''] = decimal.split('.')
  const zeros = ['0'.repeat(Math.max(0, 1 - places - whole.length)), '0'.repeat(Math.max(0, places - decimals.length))]
  const digits = zeros.join(whole + decimals)
  const point = digits.length - Math.max(0, decimals.length - places)
  const [before, after] = [digits.slice(0, point).replace(/^0+(?=\d)/, ''), digits.slice(point).replace(/0+$/, '')]
  return after === '' ? before : `${before}.${after}`
}

/** A format has up to four sections, parted by semicolons that are not quoted. */
function sectionsOf(code: string): string[] {
  const sections = ['']
  for (const [token] of code.matchAll(/"[^"]*"?|[\\_*].|[^"\\_*;]+|./gsu))
    if (token === ';') sections.push('')
    else sections[sections.length - 1] += token
  return sections.slice(0, 4)
}

/** The index of the section for texts: the fourth, or the last with `@`. */
function textSectionOf(sections: readonly string[]): number | undefined {
  if (sections.length === 4) return 3
  const last = sections.length - 1
  return last > 0 && (sections[last] ?? '').replaceAll(/"[^"]*"|\\./g, '').includes('@') ? last : undefined
}
