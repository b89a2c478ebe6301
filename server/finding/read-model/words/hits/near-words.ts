import { FIELDS, QUALITY } from '../texts/fields.ts'
import { hitsInOneText, hitsOf } from './hits.ts'
import type { Hits, HitNearness } from './hits.ts'
import { soundOf } from '../spelling/pinyin.ts'
import type { Join, Unit } from '../query.ts'
import type { InvertedIndex, Segment } from '../segments/segment.ts'
import { stemOf } from '../spelling/spelling.ts'
import { plainNumber } from '../tokens.ts'
import { spanOfBeginning, spanOfTerm, termAt } from '../segments/vocabulary.ts'

/** By default a hit is whole and counts in descriptions too. */
function near(typed: string, quality: number, rest: Partial<HitNearness> = {}): HitNearness {
  return { typed, quality, inDescriptions: true, how: 'whole', ...rest }
}

/** From so many letters on, a beginning is searched in descriptions too: nearly all of them contain a shorter one. */
const LONG_BEGINNING = 4
const SHORTEST_SOUND = 2
const SHORTEST_CODE = 2
const SHORTEST_HALF = 3
const COLOR = FIELDS.indexOf('color')

/** Hits of a word: as typed, as a beginning, in another form, split in two, as the sound of Han, and in model numbers. */
export function wordHits(segment: Segment, { text, isLast, isKnown }: Unit): Hits[] {
  const { words } = segment
  const itself = spanOfTerm(words, text)
  const guessed = [
    ...(text.length > 1 || isLast ? beginnings(words, text, { inDescriptions: text.length >= LONG_BEGINNING }) : []),
    ...soundsOf(segment, text),
    ...codeHits(segment, text),
  ]
  return [
    ...hitsOf(words.postings, itself, near(text, QUALITY.exact)),
    ...formsOf(segment, text, itself.from),
    ...halvesOf(words, text),
    ...(isKnown ? guessed.map(asUnlikely) : guessed),
  ]
}

/** Halves the quality: a thesaurus word is hardly the beginning or the sound of another. "Rug" is not rugged. */
function asUnlikely(hits: Hits): Hits {
  return { ...hits, nearness: { ...hits.nearness, quality: hits.nearness.quality >> 1 } }
}

/** Hits of a number: as typed, as a beginning while it is typed, as an amount with its unit, and in model numbers. */
export function numberHits(segment: Segment, unit: Unit): Hits[] {
  const { numbers } = segment
  const { isLast } = unit
  const text = plainNumber(unit.text)
  const begun = isLast ? beginnings(numbers, text, { inDescriptions: false }) : []
  return [
    ...hitsOf(numbers.postings, spanOfTerm(numbers, text), near(text, QUALITY.exact)),
    ...(isSystem(segment, unit.before) ? begun : begun.flatMap((hits) => withoutColors(segment, hits))),
    ...amountHits(segment, text),
    ...codeHits(segment, unit.text),
  ]
}

/** Whether the word before the number names a colour system: a number alone is no beginning of "RAL 6005". */
function isSystem({ words, fields }: Segment, before: string | undefined): boolean {
  if (before === undefined) return false
  const { from, to } = spanOfTerm(words, before)
  const { starts, texts } = words.postings
  return texts.subarray(starts[from], starts[to]).some((text) => fields[text] === COLOR)
}

/** The hits outside colours. It loops, since a digit begins many numbers: the hits may be a good part of the catalogue. */
function withoutColors({ fields }: Segment, hits: Hits): Hits[] {
  const { texts, positions, from, to } = hits
  let others = 0
  for (let at = from; at < to; at++) if (fields[texts[at] ?? 0] !== COLOR) others++
  if (others === to - from) return [hits]
  if (!others) return []
  const left = { ...hits, texts: new Uint32Array(others), positions: new Uint8Array(others), from: 0, to: others }
  let next = 0
  for (let at = from; at < to; at++) {
    if (fields[texts[at] ?? 0] === COLOR) continue
    left.texts[next] = texts[at] ?? 0
    left.positions[next++] = positions[at] ?? 0
  }
  return [left]
}

/** The number in a part of a size: 450 in "450mm". */
function amountIn(part: string): string {
  return plainNumber(/^[\d.]+/.exec(part)?.[0] ?? part)
}

/** Texts that contain all numbers of a size, in any order. */
export function sizeHits({ numbers }: Segment, { parts }: Unit): Hits[] {
  const terms = parts.map((part) => spanOfTerm(numbers, amountIn(part)))
  if (terms.some(({ from, to }) => from === to)) return []
  const lists = terms.map(({ from }) => ({ postings: numbers.postings, term: from }))
  return hitsInOneText(lists, near(parts.map(amountIn).join(' '), QUALITY.exact, { how: 'scattered' }))
}

/** Hits of adjacent words written as one. */
export function joinHits(segment: Segment, { text, isLast }: Join): Hits[] {
  const { words, numbers } = segment
  const spanIn = (section: InvertedIndex) => (isLast ? spanOfBeginning(section, text) : spanOfTerm(section, text))
  return [
    ...hitsOf(words.postings, spanIn(words), near(text, QUALITY.form, { how: isLast ? 'beginning' : 'whole' })),
    ...hitsOf(numbers.postings, spanOfTerm(numbers, text), near(text, QUALITY.form)),
    ...hitsOf(
      segment.pinyin.postings,
      spanOfBeginning(segment.pinyin, soundOf(text)),
      near(text, QUALITY.pinyin, { how: 'sound' }),
    ),
    ...codeHits(segment, text, QUALITY.codeBeginning),
  ]
}

/** Hits of terms that begin with the text, except the text itself. */
export function beginnings(section: InvertedIndex, text: string, rest: Partial<HitNearness>): Hits[] {
  const all = spanOfBeginning(section, text)
  const from = termAt(section, all.from) === text ? all.from + 1 : all.from
  return hitsOf(section.postings, { from, to: all.to }, near(text, QUALITY.prefix, { how: 'beginning', ...rest }))
}

function formsOf({ words, stems }: Segment, text: string, itself: number): Hits[] {
  const { from, to } = spanOfTerm(stems, stemOf(text))
  const { starts, texts } = stems.postings
  return [...texts.subarray(starts[from], starts[to])]
    .filter((word) => word !== itself || termAt(words, word) !== text)
    .flatMap((word) => hitsOf(words.postings, { from: word, to: word + 1 }, near(text, QUALITY.form)))
}

/** "wallcovering" finds "wall covering". */
function halvesOf(words: InvertedIndex, text: string): Hits[] {
  const hits: Hits[] = []
  for (let at = SHORTEST_HALF; at <= text.length - SHORTEST_HALF; at++)
    hits.push(
      ...follow([
        [words, text.slice(0, at)],
        [words, text.slice(at)],
      ]),
    )
  return hits
}

/** "14mm" finds "14 mm", and "ral7016" finds "RAL 7016". */
function amountHits({ words, numbers }: Segment, text: string): Hits[] {
  const [, digits, unit] = /^([\d.]+)(\p{L}\S*)$/u.exec(text) ?? []
  // "14m2": a unit with a digit is indexed as a number.
  if (digits && unit)
    return follow([
      [numbers, digits],
      [/\d/.test(unit) ? numbers : words, unit],
    ])
  const [, letters, rest] = /^(\p{L}{2,})(\d[\d.]*)$/u.exec(text) ?? []
  if (!letters || !rest) return []
  return follow([
    [words, letters],
    [numbers, rest],
  ])
}

function follow(parts: [InvertedIndex, string][]): Hits[] {
  const lists: { postings: InvertedIndex['postings']; term: number }[] = []
  for (const [section, text] of parts) {
    const { from, to } = spanOfTerm(section, text)
    if (from === to) return []
    lists.push({ postings: section.postings, term: from })
  }
  return hitsInOneText(lists, near(parts.map(([, text]) => text).join(' '), QUALITY.form))
}

function soundsOf({ pinyin, initials }: Segment, text: string): Hits[] {
  if (text.length < SHORTEST_SOUND) return []
  return [
    ...hitsOf(pinyin.postings, spanOfBeginning(pinyin, soundOf(text)), near(text, QUALITY.pinyin, { how: 'sound' })),
    ...hitsOf(initials.postings, spanOfBeginning(initials, text), near(text, QUALITY.initials, { how: 'initials' })),
  ]
}

/** Model and platform numbers that are the text or begin with it. */
function codeHits({ codes }: Segment, text: string, quality: number = QUALITY.prefix): Hits[] {
  if (text.length < SHORTEST_CODE) return []
  const code = text.replaceAll('.', '')
  return [
    ...hitsOf(codes.postings, spanOfTerm(codes, code), near(code, QUALITY.exact, { how: 'code' })),
    ...beginnings(codes, code, { how: 'code', quality }),
  ]
}
