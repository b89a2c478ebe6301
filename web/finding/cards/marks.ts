import type { Ranges, TextMatch } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/problem.ts'
import { isReadIn } from '../../../contract/text-language.ts'

interface Stretch {
  text: string
  isMarked: boolean
}

/** The text in stretches, in its order. Ranges that cannot be this text's are left out. */
export function stretchesOf(text: string, ranges: Ranges): Stretch[] {
  const stretches: Stretch[] = []
  let place = 0
  for (const [from, to] of ranges) {
    if (!(from >= place && to > from && to <= text.length)) continue
    if (from > place) stretches.push({ text: text.slice(place, from), isMarked: false })
    stretches.push({ text: text.slice(from, to), isMarked: true })
    place = to
  }
  if (place < text.length) stretches.push({ text: text.slice(place), isMarked: false })
  return stretches
}

/** Where this very text was found, if it was. A name that stands in for a missing one is the other language's field. */
export function rangesOf(matches: readonly TextMatch[], text: string): Ranges {
  return matches.find((match) => match.text === text)?.ranges ?? []
}

/**
 * The best match that the card would not show otherwise, in the language that is read: none where each of its marked words is
 * marked already among the texts that the card shows. What was found only in the other language is there too where nothing
 * tells it in this one; a text without marks says what its other name was found in.
 */
export function hiddenMatch(
  matches: readonly TextMatch[],
  shown: readonly string[],
  language: Language,
): TextMatch | null {
  const isShown = ({ text }: TextMatch) => shown.includes(text)
  const own = matches.filter((match) => isShown(match) || isReadIn(language, match.text))
  const told = own.length ? own : matches
  const seen = told.filter(isShown).flatMap(markedWords)
  const isSeen = (word: string) => seen.some((other) => isSameWord(word, other))
  const isNew = (match: TextMatch) => !isShown(match) && !markedWords(match).every(isSeen)
  return told.find(isNew) ?? told.find((match) => !isShown(match) && !match.ranges.length) ?? null
}

/** One stem in two forms is one word to the eye; a single letter is the stem of nothing. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length >= SHORTEST_STEM && long.startsWith(short))
}

const SHORTEST_STEM = 3

function markedWords({ text, ranges }: TextMatch): string[] {
  return ranges.map(([from, to]) => text.slice(from, to).toLowerCase())
}

/** Characters that may stand before the first mark: with more, a line that is cut at its end would hide it. */
const LONGEST_LEAD = 16

/** The text from shortly before its first mark on, at a space where there is one. */
export function excerptOf({ text, ranges }: Pick<TextMatch, 'text' | 'ranges'>): { text: string; ranges: Ranges } {
  const first = ranges[0]?.[0] ?? 0
  if (first <= LONGEST_LEAD) return { text, ranges }
  const nearest = first - LONGEST_LEAD
  const space = text.slice(nearest, first).indexOf(' ')
  const start = wholeCharacterAt(text, space < 0 ? nearest : nearest + space + 1)
  const shift = start - 1
  return { text: `…${text.slice(start)}`, ranges: ranges.map(([from, to]) => [from - shift, to - shift]) }
}

/** A character outside the basic plane is two units: half of one would be shown as a sign of damage. */
function wholeCharacterAt(text: string, place: number): number {
  const unit = text.charCodeAt(place)
  return unit >= 0xdc00 && unit <= 0xdfff ? place + 1 : place
}
