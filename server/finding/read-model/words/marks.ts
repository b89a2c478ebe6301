import { buildSegment } from './segments/build-segment.ts'
import { FIELDS, QUALITY } from './texts/fields.ts'
import type { FieldText } from './texts/fields.ts'
import type { Hits } from './hits/hits.ts'
import { piecesOf, textRangesOf } from './mark-stretches.ts'
import type { TextRange } from './mark-stretches.ts'
import type { Readings } from './spelling/pinyin.ts'
import type { WordQuery } from './query.ts'
import type { Thesaurus } from './thesaurus.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import { createFinder } from './hits/unit-hits.ts'
import type { Finder } from './hits/unit-hits.ts'

/** A query, the last search step of each unit, and the thesaurus. */
export interface MarkedQuery {
  query: WordQuery
  reaches: number[]
  thesaurus: Thesaurus
}

/** A text range in which a unit of the query was found. */
export interface QueryMark extends TextRange {
  unit: number
  /** How near it is, in hundredths. */
  quality: number
}

/** Readings of runs, cached from page to page; cleared when there are too many. */
const readings = new Map<string, Readings>()
const MOST_READINGS = 5000

/** Marks a query in some texts. They are indexed by themselves, so the same rules apply as in the search. */
export function markTexts({ query, reaches, thesaurus }: MarkedQuery, texts: FieldText[]): Map<FieldText, QueryMark[]> {
  if (readings.size > MOST_READINGS) readings.clear()
  const ordered = texts.toSorted((one, other) => FIELDS.indexOf(one.field) - FIELDS.indexOf(other.field))
  const segment = buildSegment([[0, { texts: ordered, skus: [] }]], readings)
  const finder = createFinder(segment, query, thesaurus)
  const tokens = ordered.map(({ text }) => tokensOf(text))
  const marks = new Map<FieldText, QueryMark[]>(texts.map((text) => [text, []]))
  const mark = (unit: number, hits: Hits) =>
    eachText(hits, (number, at) => {
      const text = ordered[number]
      if (!text || (text.field === 'description' && !hits.nearness.inDescriptions)) return
      const { quality } = hits.nearness
      const stretches = textRangesOf({ text: text.text, tokens: tokens[number] ?? [], readings }, hits, at)
      marks.get(text)?.push(...stretches.map((stretch) => ({ ...stretch, unit, quality })))
    })
  for (const [need, { units }] of query.needs.entries())
    for (const unit of units) {
      for (const hits of finder.find(unit, reaches)) mark(unit, hits)
      for (const hits of meantIn(finder, query, need)) mark(unit, hits)
    }
  for (const [unit, { kind, text }] of query.units.entries())
    if (kind === 'han') markPieces(ordered, tokens, { marks, unit, run: text })
  return marks
}

/** Hits of the senses of a need and of its parts. */
function meantIn(finder: Finder, { needs }: WordQuery, need: number): Hits[] {
  const own = finder.findMeant(need).flatMap(({ phrase, apart }) => [...phrase, ...apart.flat()])
  const [query, parts] = [needs[need]?.parts, finder.partsOf(need)]
  if (!query || !parts) return own
  const reaches = query.units.map(() => 0)
  const inParts = query.needs.flatMap(({ units }, part) => [
    ...units.flatMap((unit) => parts.find(unit, reaches)),
    ...meantIn(parts, query, part),
  ])
  return [...own, ...inParts]
}

/** Marks pieces of a run in texts without the rest of it: the index finds pieces in different fields. */
function markPieces(
  texts: FieldText[],
  tokens: Token[][],
  { marks, unit, run }: { marks: Map<FieldText, QueryMark[]>; unit: number; run: string },
): void {
  for (const [number, text] of texts.entries()) {
    const known = marks.get(text)
    if (!known || text.field === 'description' || known.some((mark) => mark.unit === unit)) continue
    known.push(...piecesOf(tokens[number] ?? [], run).map((piece) => ({ ...piece, unit, quality: QUALITY.parted })))
  }
}

function eachText({ texts, positions, from, to }: Hits, visit: (text: number, position: number) => void): void {
  for (let at = from; at < to; at++) visit(texts[at] ?? 0, positions[at] ?? 0)
}

/** Ranges as the API returns them: rising, without overlaps. */
export function rangesOf(stretches: TextRange[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = ranges.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else ranges.push([from, to])
  }
  return ranges
}
