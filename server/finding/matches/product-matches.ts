import type { TextMatch } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/problem.ts'
import { isReadIn } from '../../../contract/text-language.ts'
import type { Db } from '../../database.ts'
import { findFacts } from './match-facts.ts'
import { findMatchNames } from './match-names.ts'
import type { MatchText } from './match-texts.ts'
import type { ReadModel } from '../read-model/model.ts'
import { QUALITY, WEIGHTS } from '../read-model/words/texts/fields.ts'
import { markTexts, rangesOf } from '../read-model/words/marks.ts'
import type { MarkedQuery, QueryMark } from '../read-model/words/marks.ts'
import { otherNameOf } from '../read-model/words/texts/text-sources.ts'

const MOST_MATCHES = 4

/**
 * Where the words stand in the texts of some SKUs and their products, by SKU: the best field first, with a text in the reader's
 * language.
 */
export async function findMatches(
  deps: { db: Db; model: ReadModel },
  asked: MarkedQuery,
  { skuIds, language }: { skuIds: number[]; language: Language },
): Promise<Map<string, TextMatch[]>> {
  const names = markedIn(asked, await findMatchNames(deps, skuIds))
  // Other texts are read only if the names do not explain the match.
  const unclear = [...names].filter(([, texts]) => !tellsAll(asked, texts)).map(([sku]) => Number(sku))
  const facts = unclear.length ? markedIn(asked, await findFacts(deps, unclear)) : new Map<string, Marked[]>()
  return new Map([...names].map(([sku, texts]) => [sku, matchesOf([...texts, ...(facts.get(sku) ?? [])], language)]))
}

/** A match this near counts as found, including a reading of Chinese. */
const CLEAR = QUALITY.pinyin

/** Whether the texts have every word; for a word searched farther off, a match at that distance counts. */
function tellsAll({ query, reaches }: MarkedQuery, texts: Marked[]): boolean {
  const isClear = ({ unit, quality }: QueryMark) => quality >= CLEAR || (reaches[unit] ?? 0) > 0
  const clear = new Set(texts.flatMap(({ marks }) => marks.filter(isClear).map(({ unit }) => unit)))
  return query.units.every(({ isRequired }, unit) => !isRequired || clear.has(unit))
}

function markedIn(asked: MarkedQuery, textsBySku: Map<string, MatchText[]>): Map<string, Marked[]> {
  const marks = markTexts(asked, [...new Set([...textsBySku.values()].flat().map(({ source }) => source))])
  return new Map(
    [...textsBySku].map(([sku, texts]) => [
      sku,
      texts.map((text) => ({ ...text, marks: marks.get(text.source) ?? [] })),
    ]),
  )
}

interface Marked extends MatchText {
  marks: QueryMark[]
}

function matchesOf(texts: Marked[], language: Language): TextMatch[] {
  const nearest = new Map<number, number>()
  for (const { unit, quality } of texts.flatMap(({ marks }) => marks))
    nearest.set(unit, Math.max(quality, nearest.get(unit) ?? 0))
  const found = texts.flatMap((text) => {
    const marks = nearestOnly(text.marks).filter(({ unit, quality }) => isNear(quality, nearest.get(unit) ?? 0))
    return marks.length ? [{ ...text, marks, worth: worthOf(text, marks) }] : []
  })
  const isRead = ({ source }: Marked) => isReadIn(language, source.text)
  const best = oneDescription(
    found.sort((one, other) => other.worth - one.worth),
    isRead,
  )
  const told = best.slice(0, MOST_MATCHES)
  // A match in the other language is shown with a text that the reader can read, or with its name there.
  const unitsOf = (list: Marked[]) => new Set(list.flatMap(({ marks }) => marks.map(({ unit }) => unit)))
  const readUnits = unitsOf(told.filter(isRead))
  const unread = new Set([...unitsOf(told)].filter((unit) => !readUnits.has(unit)))
  const saysMore = best.filter(({ marks }) => marks.some(({ unit }) => unread.has(unit)))
  const more = saysMore.find(isRead) ?? inOtherWords(saysMore, isRead)
  return (more ? [...told.slice(0, MOST_MATCHES - 1), more] : told).map(matchOf)
}

function matchOf({ field, source, marks }: Marked): TextMatch {
  return { field, text: source.text, ranges: rangesOf(marks) }
}

/** The name in the reader's language of the best match that has one. */
function inOtherWords(found: Marked[], isRead: (text: Marked) => boolean): Marked | undefined {
  const named = found.flatMap((text) => {
    const source = otherNameOf(text.source)
    return source ? [{ ...text, source, marks: [] }] : []
  })
  return named.find(isRead)
}

/** The nearest marks of each unit in a text. */
function nearestOnly(marks: QueryMark[]): QueryMark[] {
  return marks.filter(({ unit, quality }) => !marks.some((other) => other.unit === unit && other.quality > quality))
}

/** A word that stands somewhere as typed is not shown where it only sounds alike. */
function isNear(quality: number, nearest: number): boolean {
  return nearest < QUALITY.form ? quality >= nearest / 2 : quality >= QUALITY.form
}

/** A key of how near each unit is, and where. */
function worthOf({ source }: MatchText, marks: QueryMark[]): number {
  const byUnit = new Map(marks.map(({ unit, quality }) => [unit, quality]))
  return [...byUnit.values()].reduce((sum, quality) => sum + quality, 0) * WEIGHTS[source.field]
}

/** Keeps the best sentence of a description, if possible in the reader's language. */
function oneDescription<Text extends Marked>(found: Text[], isRead: (text: Text) => boolean): Text[] {
  const sentences = found.filter(({ field }) => field === 'description')
  const first = sentences.find(isRead) ?? sentences[0]
  return found.filter((text) => text.field !== 'description' || text === first)
}
