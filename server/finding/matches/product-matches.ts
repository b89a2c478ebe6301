import type { Kysely } from 'kysely'
import type { TextMatch } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/problem.ts'
import { isReadIn } from '../../../contract/text-language.ts'
import { findFacts } from './match-facts.ts'
import { findMatchNames } from './match-names.ts'
import type { MatchText } from './match-texts.ts'
import type { ReadModel } from '../read-model/model.ts'
import { QUALITY, WEIGHTS } from '../read-model/words/texts/fields.ts'
import { markTexts, rangesOf } from '../read-model/words/marks.ts'
import type { MarkedQuery, QueryMark } from '../read-model/words/marks.ts'
import { otherNameOf } from '../read-model/words/texts/text-sources.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'

const MOST_MATCHES = 4

/** Where the words were found in the texts of some SKUs and of their products, by SKU; the best field first, and something that is read in the language. */
export async function findMatches(
  deps: { db: Kysely<CatalogueTables>; model: ReadModel },
  asked: MarkedQuery,
  { skuIds, language }: { skuIds: number[]; language: Language },
): Promise<Map<string, TextMatch[]>> {
  const names = markedIn(asked, await findMatchNames(deps, skuIds))
  // What names tell well enough is not looked for in all that is said beside.
  const unclear = [...names].filter(([, texts]) => !tellsAll(asked, texts)).map(([sku]) => Number(sku))
  const facts = unclear.length ? markedIn(asked, await findFacts(deps, unclear)) : new Map<string, Marked[]>()
  return new Map([...names].map(([sku, texts]) => [sku, matchesOf([...texts, ...(facts.get(sku) ?? [])], language)]))
}

/** Found so, or nearer, a word is found: also in a reading of Chinese. */
const CLEAR = QUALITY.pinyin

/** Whether texts have every word; of one that was looked for farther off, all that was found is as far. */
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
  // Of what is told only in the other language the reader is told too where it is read, or what it is called there.
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

/** The other name of the best thing that has one which is read. */
function inOtherWords(found: Marked[], isRead: (text: Marked) => boolean): Marked | undefined {
  const named = found.flatMap((text) => {
    const source = otherNameOf(text.source)
    return source ? [{ ...text, source, marks: [] }] : []
  })
  return named.find(isRead)
}

/** Of each unit the nearest marks of a text. */
function nearestOnly(marks: QueryMark[]): QueryMark[] {
  return marks.filter(({ unit, quality }) => !marks.some((other) => other.unit === unit && other.quality > quality))
}

/** A word that stands somewhere as it was typed need not be shown where it only sounds alike. */
function isNear(quality: number, nearest: number): boolean {
  return nearest < QUALITY.form ? quality >= nearest / 2 : quality >= QUALITY.form
}

/** By how near each unit is, and where. */
function worthOf({ source }: MatchText, marks: QueryMark[]): number {
  const byUnit = new Map(marks.map(({ unit, quality }) => [unit, quality]))
  return [...byUnit.values()].reduce((sum, quality) => sum + quality, 0) * WEIGHTS[source.field]
}

/** A description is there sentence by sentence: the best one tells enough, of those that are read where there are any. */
function oneDescription<Text extends Marked>(found: Text[], isRead: (text: Text) => boolean): Text[] {
  const sentences = found.filter(({ field }) => field === 'description')
  const first = sentences.find(isRead) ?? sentences[0]
  return found.filter((text) => text.field !== 'description' || text === first)
}
