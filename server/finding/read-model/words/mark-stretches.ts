import { foldUnit } from './fold.ts'
import type { Hits } from './hits/hits.ts'
import type { Readings } from './spelling/pinyin.ts'
import { FARTHEST_POSITION } from './segments/postings.ts'
import { plainCodeOf, plainNumber } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A part of a text, in UTF-16 units; the end is exclusive. */
export interface TextRange {
  from: number
  to: number
}

export interface ReadText {
  text: string
  tokens: Token[]
  readings: Map<string, Readings>
}

/** The text ranges of a hit: words, letters, or the characters whose sound was typed. */
export function textRangesOf(read: ReadText, { nearness: { how, typed }, steps }: Hits, position: number): TextRange[] {
  if (how === 'code') return stretchOfCode(read, typed)
  if (how === 'scattered') return scattered(read.tokens, typed)
  const token = read.tokens.findLast((candidate) => candidate.position <= position)
  if (!token || position >= FARTHEST_POSITION) return []
  if (token.kind === 'han') {
    const at = position - token.position
    const length = how === 'whole' ? steps : soundLength(read.readings.get(token.text), { at, how, typed })
    return [{ from: token.from + at, to: Math.min(token.from + at + length, token.to) }]
  }
  if (how === 'beginning') return [{ from: token.from, to: endOfLetters(read.text, token, typed.length) }]
  const last = read.tokens.findLast((candidate) => candidate.position <= position + steps - 1) ?? token
  return [{ from: token.from, to: last.to }]
}

/** How many characters make up the typed sound. */
function soundLength(
  readings: Readings | undefined,
  { at, how, typed }: { at: number; how: string; typed: string },
): number {
  if (how === 'initials') return typed.length
  let letters = 0
  let length = 0
  for (const syllables of readings?.syllables.slice(at) ?? []) {
    if (letters >= typed.length) break
    const said = syllables.filter((syllable) => typed.startsWith(syllable, letters)).map(({ length }) => length)
    letters += said.length ? Math.max(...said) : syllables[0].length
    length += 1
  }
  return length
}

/** Where the first so many folded letters of a token end. */
function endOfLetters(text: string, { from, to }: Token, letters: number): number {
  let end = from
  for (let count = 0; count < letters && end < to; end++) {
    const folded = foldUnit(text.charCodeAt(end))
    count += folded === ' ' ? 1 : folded.length
  }
  return end
}

/** The range of a part of a model or platform number, including the punctuation inside it. */
function stretchOfCode({ text, tokens }: ReadText, typed: string): TextRange[] {
  const units: number[] = []
  let code = ''
  for (const { from, to } of tokens.filter(({ kind }) => kind !== 'han'))
    for (let at = from; at < to; at++) {
      const folded = foldUnit(text.charCodeAt(at)).trim()
      code += folded
      for (let count = 0; count < folded.length; count++) units.push(at)
    }
  const from = plainCodeOf(tokens) === code ? code.indexOf(typed) : -1
  const last = units[from + typed.length - 1]
  return from < 0 || last === undefined ? [] : [{ from: units[from] ?? 0, to: last + 1 }]
}

/** The numbers of a size; the pairs of a run wherever they stand, or without any its single characters. */
function scattered(tokens: Token[], typed: string): TextRange[] {
  const numbers = new Set(typed.split(' '))
  const ofSize = tokens.filter(({ kind, text }) => kind === 'number' && numbers.has(plainNumber(text)))
  if (ofSize.length) return ofSize
  const pairs = piecesOf(tokens, typed)
  if (pairs.length) return pairs
  return tokens.flatMap(({ kind, text, from }) =>
    Array.from({ length: kind === 'han' ? text.length : 0 }, (_, at) => at)
      .filter((at) => typed.includes(text.charAt(at)))
      .map((at) => ({ from: from + at, to: from + at + 1 })),
  )
}

/** The pairs of adjacent characters of a run that stand in a text. */
export function piecesOf(tokens: Token[], run: string): TextRange[] {
  return tokens.flatMap(({ kind, text, from }) => {
    if (kind !== 'han') return []
    return Array.from({ length: text.length - 1 }, (_, at) => at)
      .filter((at) => run.includes(text.slice(at, at + 2)))
      .map((at) => ({ from: from + at, to: from + at + 2 }))
  })
}
