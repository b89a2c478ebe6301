import { addNumber } from '../../growing.ts'
import { DESCRIPTION, hasPinyin, isCode } from '../texts/fields.ts'
import { readingsOf } from '../spelling/pinyin.ts'
import type { Readings } from '../spelling/pinyin.ts'
import { FARTHEST_POSITION, nothingCollected, postingsOf } from './postings.ts'
import { pairKeyOf } from './segment.ts'
import type { HanSection, InvertedIndex, Segment } from './segment.ts'
import { isStopWord } from '../spelling/spelling.ts'
import { stemsOf } from './stems.ts'
import { plainCodeOf, plainNumber, tokenSteps, tokensOf } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Tokenises texts one after the other; their numbers rise. */
export interface TextReader {
  /** Returns the length of the text in steps. */
  read(content: string, { text, field }: { text: number; field: number }): number
  finish(): Pick<Segment, 'words' | 'numbers' | 'codes' | 'pinyin' | 'initials' | 'stems' | 'han'>
}

/** `readings` caches the pinyin of runs, which is slow to compute, and runs repeat. */
export function createReader(readings = new Map<string, Readings>()): TextReader {
  const words = collectTerms<string>()
  const numbers = collectTerms<string>()
  const codes = collectTerms<string>()
  const pinyin = collectTerms<string>()
  const initials = collectTerms<string>()
  const pairs = collectTerms<number>()

  function readWord({ kind, text: term, position }: Token, text: number): void {
    if (kind === 'word') return words.add(term, text, position)
    numbers.add(plainNumber(term), text, position)
    // "14mm" is also found by "14".
    const [, amount] = AMOUNT.exec(term) ?? []
    if (amount) numbers.add(plainNumber(amount), text, position)
  }

  function readRun({ text: run, position }: Token, text: number): void {
    for (let index = 0; index < run.length; index++) {
      const next = index + 1 < run.length ? run.charCodeAt(index + 1) : 0
      pairs.add(signed(pairKeyOf(run.charCodeAt(index), next)), text, position + index)
    }
  }

  function readAloud({ text: run, position }: Token, text: number): void {
    let sounds = readings.get(run)
    if (!sounds) readings.set(run, (sounds = readingsOf(run)))
    for (let index = 0; index < run.length; index++) {
      for (const sound of sounds.whole[index] ?? []) if (sound) pinyin.add(sound, text, position + index)
      if (sounds.initials[index]) initials.add(sounds.initials[index] ?? '', text, position + index)
    }
  }

  return {
    read(content, { text, field }) {
      const tokens = tokensOf(content)
      for (const token of tokens) {
        if (token.kind === 'han') {
          readRun(token, text)
          if (hasPinyin[field]) readAloud(token, text)
        } else if (!isCode[field] && !(field === DESCRIPTION && isStopWord(token.text))) readWord(token, text)
      }
      const code = isCode[field] ? plainCodeOf(tokens) : ''
      if (code) codes.add(code, text, 0)
      return tokenSteps(tokens)
    },
    finish() {
      const sorted = sectionOf(words)
      return {
        words: sorted,
        numbers: sectionOf(numbers),
        codes: sectionOf(codes),
        pinyin: sectionOf(pinyin),
        initials: sectionOf(initials),
        stems: stemsOf(sorted),
        han: hanOf(pairs),
      }
    },
  }
}

const AMOUNT = /^(\d+(?:\.\d+)?)\p{L}/u

/** Numbers terms in order of appearance and collects their postings. */
function collectTerms<Term extends string | number>() {
  const numbers = new Map<Term, number>()
  const found = nothingCollected()
  return {
    numbers,
    found,
    add(term: Term, text: number, position: number): void {
      let number = numbers.get(term)
      if (number === undefined) numbers.set(term, (number = numbers.size))
      addNumber(found.terms, number)
      addNumber(found.texts, text)
      addNumber(found.positions, Math.min(position, FARTHEST_POSITION))
    },
  }
}
type Terms<Term extends string | number> = ReturnType<typeof collectTerms<Term>>

function sectionOf(terms: Terms<string>): InvertedIndex {
  const sorted = [...terms.numbers.keys()].sort()
  return { ...vocabularyOf(sorted), postings: postingsOf(terms.found, ranksOf(terms, sorted)) }
}

function hanOf(terms: Terms<number>): HanSection {
  const pairs = Uint32Array.from(terms.numbers.keys()).sort()
  return { pairs, postings: postingsOf(terms.found, ranksOf(terms, Int32Array.from(pairs))) }
}

/** A map is faster with signed 32-bit numbers. */
function signed(pair: number): number {
  return pair | 0
}

function ranksOf<Term extends string | number>({ numbers }: Terms<Term>, sorted: ArrayLike<Term>): Uint32Array {
  const ranks = new Uint32Array(sorted.length)
  for (let rank = 0; rank < sorted.length; rank++) {
    const term = sorted[rank]
    if (term !== undefined) ranks[numbers.get(term) ?? 0] = rank
  }
  return ranks
}
