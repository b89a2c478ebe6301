import type { Kysely } from 'kysely'
import type { TextMatch } from '../../contract/catalogue.ts'
import { findMatchTexts } from './match-texts.ts'
import type { MatchText } from './match-texts.ts'
import { QUALITY, WEIGHTS } from './read-model/words/fields.ts'
import { markTexts, rangesOf } from './read-model/words/marks.ts'
import type { Asked, Mark } from './read-model/words/marks.ts'
import type { CatalogueTables } from './tables.ts'

const MOST_MATCHES = 4

/** Where the words were found in the texts of some SKUs and of their products, by SKU; the best field first. */
export async function findMatches(
  db: Kysely<CatalogueTables>,
  asked: Asked,
  skuIds: number[],
): Promise<Map<string, TextMatch[]>> {
  const textsBySku = await findMatchTexts(db, skuIds)
  const marks = markTexts(asked, [...new Set([...textsBySku.values()].flat().map(({ source }) => source))])
  return new Map([...textsBySku].map(([sku, texts]) => [sku, matchesOf(texts, (text) => marks.get(text.source) ?? [])]))
}

interface Marked extends MatchText {
  marks: Mark[]
  worth: number
}

function matchesOf(texts: MatchText[], marksIn: (text: MatchText) => Mark[]): TextMatch[] {
  const nearest = new Map<number, number>()
  for (const { unit, quality } of texts.flatMap(marksIn)) nearest.set(unit, Math.max(quality, nearest.get(unit) ?? 0))
  const marked = texts.map((text) => {
    const marks = nearestOnly(marksIn(text)).filter(({ unit, quality }) => isNear(quality, nearest.get(unit) ?? 0))
    return { ...text, marks, worth: worthOf(text, marks) }
  })
  const found = marked.filter(({ marks }) => marks.length).sort((one, other) => other.worth - one.worth)
  return oneDescription(found)
    .slice(0, MOST_MATCHES)
    .map(({ field, source, marks }) => ({ field, text: source.text, ranges: rangesOf(marks) }))
}

/** Of each unit the nearest marks of a text. */
function nearestOnly(marks: Mark[]): Mark[] {
  return marks.filter(({ unit, quality }) => !marks.some((other) => other.unit === unit && other.quality > quality))
}

/** A word that stands somewhere as it was typed need not be shown where it only sounds alike. */
function isNear(quality: number, nearest: number): boolean {
  return nearest < QUALITY.form ? quality >= nearest / 2 : quality >= QUALITY.form
}

/** By how near each unit is, and where. */
function worthOf({ source }: MatchText, marks: Mark[]): number {
  const byUnit = new Map(marks.map(({ unit, quality }) => [unit, quality]))
  return [...byUnit.values()].reduce((sum, quality) => sum + quality, 0) * WEIGHTS[source.field]
}

/** A description is there sentence by sentence: the best one tells enough. */
function oneDescription(found: Marked[]): Marked[] {
  const first = found.find(({ field }) => field === 'description')
  return found.filter((text) => text.field !== 'description' || text === first)
}
