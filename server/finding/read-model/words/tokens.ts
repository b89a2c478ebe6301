import { foldUnit, isHan } from './fold.ts'

/** `word`: letters; `number`: has a digit; `han`: a run of characters, each of which is one step of the text. */
export type TokenKind = 'word' | 'number' | 'han'

export interface Token {
  kind: TokenKind
  /** Folded: lower case, no accents, simplified. */
  text: string
  /** The stretch of the original, in UTF-16 units. */
  from: number
  to: number
  /** How many steps come before it: a word, a number and each Han character are one step each. */
  position: number
}

/** Nobody types longer words; a longer one is compared by its beginning. */
const LONGEST_TOKEN = 40

/** The words, numbers and runs of Han of a text, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  for (let at = 0; at < text.length;) {
    const folded = foldAt(text, at)
    if (folded === ' ' || folded === '') {
      at += 1
      continue
    }
    const token = isHan(folded.charCodeAt(0)) ? readHan(text, at) : (readPlainWord(text, at) ?? readWord(text, at))
    token.position = position
    tokens.push(token)
    position += token.kind === 'han' ? token.text.length : 1
    at = isTimes(text, token.to, token.text) ? token.to + 1 : token.to
  }
  return tokens
}

/** The length in steps of a text with these tokens. */
export function tokenSteps(tokens: Token[]): number {
  const last = tokens.at(-1)
  return last ? last.position + (last.kind === 'han' ? last.text.length : 1) : 0
}

/** The comparison key of a number: "14.50" is "14.5". */
export function plainNumber(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}

/** A model or platform number without punctuation. */
export function plainCodeOf(tokens: Token[]): string {
  let code = ''
  for (const { kind, text } of tokens) if (kind !== 'han') code += text.includes('.') ? text.replaceAll('.', '') : text
  return code
}

const ASCII = Array.from({ length: 128 }, (_, unit) => foldUnit(unit))

function foldAt(text: string, at: number): string {
  const unit = text.charCodeAt(at)
  return Number.isNaN(unit) ? ' ' : (ASCII[unit] ?? foldUnit(unit))
}

const LETTER = 1
const DIGIT = 2
/** The class of each ASCII character: letter, digit, or 0. */
const PLAIN = Uint8Array.from(ASCII, (folded) => (/^[a-z]$/.test(folded) ? LETTER : isDigit(folded) ? DIGIT : 0))
/** Characters with which a word may continue. */
const APOSTROPHE = 39
const POINT = 46

/** A fast path: the word or number that begins here, if it and its end are plain ASCII. */
function readPlainWord(text: string, from: number): Token | undefined {
  let to = from
  let digits = 0
  for (; to < text.length; to++) {
    const unit = text.charCodeAt(to)
    if (unit > 127 || unit === APOSTROPHE) return undefined
    const isNumberSoFar = digits > 0 && digits === to - from
    if (isNumberSoFar && (unit === POINT || isLetterX(unit))) return undefined
    const plain = PLAIN[unit]
    if (!plain) break
    if (plain === DIGIT) digits++
  }
  const folded = text.slice(from, Math.min(to, from + LONGEST_TOKEN)).toLowerCase()
  return { kind: digits ? 'number' : 'word', text: folded, from, to, position: 0 }
}

function isLetterX(unit: number): boolean {
  return (unit | 32) === 120
}

function readHan(text: string, from: number): Token {
  let folded = ''
  let to = from
  for (; to < text.length; to++) {
    const next = foldAt(text, to)
    // One unit for each character, so that places in the run match places in the text.
    if (next.length !== 1 || !isHan(next.charCodeAt(0))) break
    folded += next
  }
  return { kind: 'han', text: folded, from, to, position: 0 }
}

function readWord(text: string, from: number): Token {
  let folded = ''
  let to = from
  for (; to < text.length; to++) {
    const next = foldAt(text, to)
    if (next === '') continue
    if (next === ' ' ? !isPoint(text, to, folded) : isHan(next.charCodeAt(0)) || isTimes(text, to, folded)) break
    folded += next === ' ' ? '.' : next
  }
  return { kind: /\d/.test(folded) ? 'number' : 'word', text: folded.slice(0, LONGEST_TOKEN), from, to, position: 0 }
}

const WHOLE_NUMBER = /^\d+$/
const NUMBER = /^\d+(\.\d+)?$/

/** The point in "14.5": between digits, once. */
function isPoint(text: string, at: number, before: string): boolean {
  return text[at] === '.' && isDigit(foldAt(text, at + 1)) && WHOLE_NUMBER.test(before)
}

/** The letter in "90x450", which stands for ×. */
export function isTimes(text: string, at: number, before: string): boolean {
  return (text[at] === 'x' || text[at] === 'X') && isDigit(foldAt(text, at + 1)) && NUMBER.test(before)
}

function isDigit(folded: string): boolean {
  return folded >= '0' && folded <= '9'
}
