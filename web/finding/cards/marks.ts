import type { Ranges, TextMatch } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/problem.ts'
import { isReadIn } from '../../../contract/text-language.ts'

interface Stretch {
  text: string
  isMarked: boolean
}

/** Splits the text at its marks, in order. Ranges outside the text are left out. */
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

/** The ranges of a match in this very text, if any. A fallback name is a field of the other language. */
export function rangesOf(matches: readonly TextMatch[], text: string): Ranges {
  return matches.find((match) => match.text === text)?.ranges ?? []
}

/**
 * The best match that the card would not show otherwise, preferably in the reader's language; null where the card's texts already mark
 * all its words. Failing that, a text without marks: the product was found by its name in the other language.
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

/** Two forms of one stem look like one word; a single letter is no stem. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length >= SHORTEST_STEM && long.startsWith(short))
}

const SHORTEST_STEM = 3

function markedWords({ text, ranges }: TextMatch): string[] {
  return ranges.map(([from, to]) => text.slice(from, to).toLowerCase())
}

/** The most characters before the first mark: otherwise a line cut at its end would hide the mark. */
const LONGEST_LEAD = 16

/** The text from shortly before its first mark on, beginning at a space. */
export function excerptOf({ text, ranges }: Pick<TextMatch, 'text' | 'ranges'>): { text: string; ranges: Ranges } {
  const first = ranges[0]?.[0] ?? 0
  if (first <= LONGEST_LEAD) return { text, ranges }
  const nearest = first - LONGEST_LEAD
  const space = text.slice(nearest, first).indexOf(' ')
  const start = wholeCharacterAt(text, space < 0 ? nearest : nearest + space + 1)
  const shift = start - 1
  return { text: `…${text.slice(start)}`, ranges: ranges.map(([from, to]) => [from - shift, to - shift]) }
}

/** A character outside the basic plane is two units: half of one would be shown as damaged. */
function wholeCharacterAt(text: string, place: number): number {
  const unit = text.charCodeAt(place)
  return unit >= 0xdc00 && unit <= 0xdfff ? place + 1 : place
}
