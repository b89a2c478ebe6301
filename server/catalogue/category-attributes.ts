import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { ClassFact, Fact } from '../../contract/facts/fact.ts'
import { findFact, holds } from '../../contract/facts/facts.ts'
import { normsText } from '../../contract/facts/norms-text.ts'
import { readingsOf } from '../../contract/facts/read-fact.ts'
import type { getCategoryAttributes } from '../../contract/lookups.ts'
import type { Db } from '../database.ts'
import type { CatalogueCounts } from './counts.ts'
import { optionOf } from './product-attributes.ts'

interface Deps {
  db: Db
  counts: CatalogueCounts
}

const ALL = '0'
/** Longer texts are shown, but offer no filter. */
const LONGEST_TEXT = 200

/**
 * The attributes of products on sale in a category and below (category 0: all products), with the choices and texts in use: the values
 * that facets count.
 */
export async function getAttributesOfCategory(
  { db, counts }: Deps,
  { categoryId }: ParsedInputOf<typeof getCategoryAttributes>,
): Promise<OutputOf<typeof getCategoryAttributes>> {
  const used = await counts.findUsedValues(categoryId === ALL ? undefined : categoryId)
  if (!used.size) return []
  const ids = [...used.keys()]
  const anyOfThem = sql<string>`ANY (${ids}::bigint[])`
  const attributes = await db.selectFrom('attribute').selectAll().where('id', '=', anyOfThem).orderBy('id').execute()
  const options = await db.selectFrom('attribute_option').selectAll().where('attribute_id', '=', anyOfThem).execute()
  const texts = await db
    .selectFrom('attribute_value')
    .select(['attribute_id', 'text_value', 'en_text_value'])
    .distinct()
    .where('attribute_id', '=', anyOfThem)
    .where(sql<boolean>`length(coalesce(text_value, en_text_value)) <= ${LONGEST_TEXT}`)
    .execute()
  const optionsOf = Map.groupBy(
    [...options.map((row) => ({ ...optionOf(row), of: row.attribute_id, sort: row.sort })), ...texts.map(textOf)],
    ({ of }) => of,
  )
  return attributes.map(({ id, name, en_name: enName, type, unit, fact: code }) => {
    const row = findFact(code)
    const fact = row && holds(row, type) ? row : undefined
    const inUse = (optionsOf.get(id) ?? [])
      .filter(({ value }) => used.get(id)?.has(value))
      .sort((one, other) => one.sort - other.sort || inReading.compare(one.enName, other.enName))
    const options = fact?.kind === 'class' ? inScales(fact, inUse) : inUse
    return {
      id,
      name: name ?? enName ?? '',
      enName: enName ?? name ?? '',
      type,
      unit: unit || null,
      options: options.map(({ value, name: own, enName: english }) => ({ value, name: own, enName: english })),
      fact: fact && saidOf(fact),
    }
  })
}

function saidOf(fact: Fact): OutputOf<typeof getCategoryAttributes>[number]['fact'] {
  const isClass = fact.kind === 'class'
  return {
    code: fact.code,
    scales: isClass
      ? fact.scales.map(({ key, name, enName, classes }) => ({ key, name, enName, classes: [...classes] }))
      : [],
    isBetter: isClass ? fact.isBetter : null,
    norm: normsText(fact, 'zh'),
    enNorm: normsText(fact, 'en'),
  }
}

/** Scale by scale, each from its worst class up, by what a value is at least; values that are not read keep their order at the end. */
function inScales<Option extends { value: string }>(fact: ClassFact, options: readonly Option[]): Option[] {
  const placed = options.map((option) => ({ option, place: placeIn(fact, option.value) }))
  return placed.toSorted((one, other) => compareNumbers(one.place, other.place)).map(({ option }) => option)
}

function placeIn(fact: ClassFact, text: string): number[] {
  const [reading] = readingsOf(fact, text)
  if (!reading) return [fact.scales.length]
  const parts = (fact.parts ?? []).map(({ key }) => reading.parts[key] ?? -1)
  return [fact.scales.findIndex(({ key }) => key === reading.scale), reading.low, reading.high, ...parts]
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  return one.map((number, index) => number - (other[index] ?? number)).find((difference) => difference !== 0) ?? 0
}

interface TextRow {
  attribute_id: string
  text_value: string | null
  en_text_value: string | null
}

/** The filter value of a text, as facets use it: the Chinese text if there is one. */
function textOf({ attribute_id: of, text_value: text, en_text_value: enText }: TextRow) {
  const value = text ?? enText ?? ''
  return { of, value, name: value, enName: enText ?? value, sort: 0 }
}

// R9 before R10.
const inReading = new Intl.Collator('en', { numeric: true })
