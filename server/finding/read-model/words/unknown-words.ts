import { lookNear } from './find-words.ts'
import type { FoundWords, Searched } from './find-words.ts'
import { pairHits, pairsOf } from './hits/han-hits.ts'
import type { Hits } from './hits/hits.ts'
import { createFinder, farthestOf } from './hits/unit-hits.ts'
import { parseQuery } from './query.ts'
import type { Unit } from './query.ts'
import { wordCertaintyOf } from './scores/word-certainty.ts'
import { phraseSpokenAs, wordMeantBy } from './guessing.ts'
import { tokensOf } from './tokens.ts'
import type { LiveSegment } from './word-index.ts'

/** A single letter or character is not worth a word. */
const SHORTEST = 2
/** How far two adjacent words may be from the one word that they are: with two typos, any two words are some other word. */
const JOINED_REACH = 1

/** Whether every word of a keyword was found, as typed or nearly so: then none of them is unknown. */
export function areAllFound({ hasAny, isUnpraised = false, reaches }: FoundWords): boolean {
  return hasAny && !isUnpraised && reaches.every((reach) => reach <= JOINED_REACH)
}

/**
 * The words of a keyword, and pieces of its runs of Han, that stand nowhere: in no text, in no other spelling, not by their sound, and without
 * a meaning in the thesaurus. Folded, in their order. Numbers are none: they may be model numbers.
 */
export function unknownWords(model: Searched, keyword: string): string[] {
  const query = parseQuery(keyword, model.thesaurus)
  const { finders } = lookNear(model, query)
  const known = new Set(query.needs.flatMap(({ units, senses, parts }) => (senses.length || parts ? units : [])))
  const nearby = query.units.map(() => JOINED_REACH)
  return query.units.flatMap((unit, index) => {
    const isWord = unit.kind === 'word' || unit.kind === 'han'
    if (!isWord || !unit.isRequired || unit.text.length < SHORTEST || known.has(index)) return []
    if (stands(finders.map(([part, { find }]) => [part, find(index, nearby)]))) return []
    if (standsAlone(model, unit) || isMisspelt(model, unit)) return []
    return unit.kind === 'han' ? piecesWithoutPairs(model, unit.text) : unit.text
  })
}

function stands(hits: [LiveSegment, Hits[]][]): boolean {
  return wordCertaintyOf(hits) !== 'nowhere'
}

/** Whether a word stands anywhere without its neighbours, however far off. */
function standsAlone({ words, thesaurus }: Searched, unit: Unit): boolean {
  const query = { units: [unit], joins: [], needs: [] }
  const reaches = [farthestOf(unit)]
  return stands(
    words.parts.map((part) => [
      part,
      createFinder(part.segment, { ...query, isParted: false }, thesaurus).find(0, reaches),
    ]),
  )
}

function isMisspelt({ thesaurus }: Searched, { kind, text }: Unit): boolean {
  return (kind === 'word' ? wordMeantBy(thesaurus, text) : phraseSpokenAs(thesaurus, text)) !== undefined
}

/** The pieces of a run of Han of which no two characters stand together anywhere: 有气质 of 有气质橡木. */
function piecesWithoutPairs({ words }: Searched, run: string): string[] {
  const isCovered = run.split('').map(() => false)
  for (const [at, pair] of pairsOf(run).entries())
    if (stands(words.parts.map((part) => [part, pairHits(part.segment, pair)]))) isCovered.fill(true, at, at + 2)
  const pieces: string[] = []
  for (let from = 0; from < run.length;) {
    let to = from + 1
    while (to < run.length && isCovered[to] === isCovered[from]) to++
    if (!isCovered[from] && to - from >= SHORTEST) pieces.push(run.slice(from, to))
    from = to
  }
  return pieces
}

interface Place {
  text: string
  /** In UTF-16 units; the end is exclusive. */
  start: number
  end: number
}

/** Where folded words stand in the keyword as it was typed, one after the other, outside of stretches that are taken. */
export function placesOfWords(keyword: string, words: readonly string[], taken: readonly Place[]): Place[] {
  const isFree = ({ from, to }: { from: number; to: number }) =>
    taken.every(({ start, end }) => to <= start || end <= from)
  const tokens = tokensOf(keyword).filter(({ kind }) => kind !== 'number')
  const places: Place[] = []
  let reached = 0
  for (const word of words) {
    for (const { kind, text, from, to } of tokens) {
      const at = kind === 'han' ? text.indexOf(word, Math.max(0, reached - from)) : text === word ? 0 : -1
      const span = kind === 'han' ? { from: from + at, to: from + at + word.length } : { from, to }
      if (at < 0 || span.from < reached || !isFree(span)) continue
      places.push({ text: keyword.slice(span.from, span.to), start: span.from, end: span.to })
      reached = span.to
      break
    }
  }
  return places
}
