import { isDateFormat } from './date-format.ts'

/** How a number format (ECMA-376 part 1, 18.8.31) writes a plain decimal such as `-45.5`; undefined where it shows it as it is. */
export type WriteNumber = (decimal: string) => string

/** Built-in formats (18.8.30) that change what a number says. */
const BUILT_IN: Readonly<Record<number, string>> = { 9: '0%', 10: '0.00%' }
const LONGEST_CODE = 255

/** What a number format adds to a number: leading zeros, a prefix, per cent, a unit, a currency. Its rounding changes nothing. */
export function writerOf(id: number, stated: string | undefined): WriteNumber | undefined {
  const code = stated ?? BUILT_IN[id]
  if (code === undefined || code.length > LONGEST_CODE || isDateFormat(id, stated)) return undefined
  const [positive = '', negative] = sectionsOf(code)
  const write = sectionWriter(positive)
  if (!write || negative === undefined) return write
  const below = sectionWriter(negative)
  // The section of negative numbers writes them without their sign.
  return (decimal) =>
    decimal.startsWith('-') && below ? `-${below(decimal.slice(1)).replace(/^-|^\(|\)$/g, '')}` : write(decimal)
}

type Piece = { literal: string } | { digits: string }

/** A quoted text, one escaped sign, a currency or a condition in brackets, a filled or spaced sign, or places of digits. */
const PIECES =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[\$(?<currency>[^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|_.|\*.|(?<digits>[0#?][0#?,. ]*[0#?]|[0#?])|(?<other>.)/gsu

function sectionWriter(section: string): WriteNumber | undefined {
  // General, fractions, exponents and texts show the number itself; a comma at the end of the places divides by a thousand.
  if (
    /general|[@]|e[+-]|[#?0]\s*\/\s*[#?0\d]/i.test(section.replaceAll(/"[^"]*"|\\./g, '')) ||
    /[0#?],+(?![0#?])/.test(section)
  )
    return undefined
  const pieces = piecesOf(section)
  const places = pieces.filter((piece) => 'digits' in piece)
  if (places.length === 0) return undefined
  const isPercent = pieces.some((piece) => 'literal' in piece && piece.literal.includes('%'))
  const first = pieces.findIndex((piece) => 'digits' in piece)
  const isPlain =
    places.length === 1 && !isPercent && pieces.every((piece) => 'digits' in piece || piece.literal.trim() === '')
  const needsZeros = /^0{2,}(?:\.|$)/.test((places[0]?.digits ?? '').replaceAll(/[^0#?.]/g, ''))
  if (isPlain && !needsZeros) return undefined
  if (places.length > 1) return (decimal) => (/^\d+$/.test(decimal) ? filled(pieces, decimal) : decimal)
  const [before, after] = [textOf(pieces.slice(0, first)), textOf(pieces.slice(first + 1))]
  const least = /^[^.]*/.exec(places[0]?.digits ?? '')?.[0].replaceAll(/[^0]/g, '').length ?? 0
  return (decimal) => {
    const [, sign = '', number = ''] = /^(-?)(.*)$/.exec(isPercent ? timesHundred(decimal) : decimal) ?? []
    const [whole = '', ...rest] = number.split('.')
    return sign + before + [whole.padStart(least, '0'), ...rest].join('.') + after
  }
}

/** `00-000`: the digits fill the places from the end. */
function filled(pieces: readonly Piece[], decimal: string): string {
  let left = decimal
  let text = ''
  const firstPlaces = pieces.findIndex((piece) => 'digits' in piece)
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at]
    if (!piece) continue
    if ('literal' in piece) text = piece.literal + text
    else {
      const count = at === firstPlaces ? Math.max(left.length, piece.digits.length) : piece.digits.length
      text = left.slice(-count).padStart(piece.digits.replaceAll(/[^0]/g, '').length, '0') + text
      left = left.slice(0, Math.max(0, left.length - count))
    }
  }
  return text
}

function piecesOf(section: string): Piece[] {
  return [...section.matchAll(PIECES)].flatMap(({ groups = {} }): Piece[] => {
    if (groups['digits'] !== undefined) return [{ digits: groups['digits'] }]
    const literal = groups['quoted'] ?? groups['escaped'] ?? groups['currency'] ?? groups['other']
    return literal === undefined ? [] : [{ literal }]
  })
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ('literal' in piece ? piece.literal : '')).join('')
}

/** Exactly: the point moves two places. */
function timesHundred(decimal: string): string {
  const [whole = '', digits = ''] = decimal.split('.')
  const moved = `${whole}${digits.padEnd(2, '0').slice(0, 2)}.${digits.slice(2)}`
  return moved.replace(/\.$/, '').replace(/^(-?)0+(?=\d)/, '$1')
}

/** A format has up to four sections, parted by semicolons that are not quoted. */
function sectionsOf(code: string): string[] {
  return (code.match(/(?:"[^"]*"|\\.|[^;"\\])+|(?<=;)(?=;|$)/gs) ?? []).slice(0, 2)
}
