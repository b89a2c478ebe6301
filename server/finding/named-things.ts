import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { countWhole } from './read-model/count/facets.ts'
import type { ReadModel } from './read-model/model.ts'
import { buildSegment } from './read-model/words/segments/build-segment.ts'
import type { FieldText } from './read-model/words/texts/fields.ts'
import { findWords } from './read-model/words/find-words.ts'
import type { FoundWords, Searched } from './read-model/words/find-words.ts'
import type { Segment } from './read-model/words/segments/segment.ts'

/** A brand or a category. */
export interface NamedThing {
  type: 'brand' | 'category'
  id: string
  name: string
  enName: string
  /** The key of its logo or picture. */
  pictureKey: string | null
  /** How many products are on sale. */
  count: number
}

interface Things {
  things: NamedThing[]
  /** Brands and categories are indexed like products, each with one SKU. */
  searched: Searched
}

const known = new WeakMap<ReadModel, Promise<Things>>()

/** The brands and categories that match a keyword, best first, and how they were found. */
export async function findThings(
  db: Db,
  model: ReadModel,
  keyword: string,
): Promise<{ things: NamedThing[]; words: FoundWords | undefined }> {
  const { things, searched } = await thingsOf(db, model)
  const words = findWords(searched, keyword)
  const scoreOf = (place: number): number => words?.scores[place] ?? 0
  const places = [...things.keys()].filter((place) => scoreOf(place) > 0)
  places.sort(
    (one, other) =>
      scoreOf(other) - scoreOf(one) || (things[other]?.count ?? 0) - (things[one]?.count ?? 0) || one - other,
  )
  return { things: places.flatMap((place) => things[place] ?? []), words }
}

/** The names of brands and categories with products on sale. */
export async function namesOfThings(db: Db, model: ReadModel): Promise<string[]> {
  const { things } = await thingsOf(db, model)
  return things.flatMap(({ name, enName, count }) => (count ? [name, enName] : []))
}

function thingsOf(db: Db, model: ReadModel): Promise<Things> {
  const loading = known.get(model) ?? loadThings(db, model)
  known.set(model, loading)
  // A failure is tried again.
  loading.catch(() => known.delete(model))
  return loading
}

async function loadThings(db: Db, model: ReadModel): Promise<Things> {
  const { rows } = await sql<Omit<NamedThing, 'count'>>`
    SELECT 'brand' AS type, brand.id::text, coalesce(name, english_name) AS name, english_name AS "enName",
      logo.key AS "pictureKey"
    FROM brand LEFT JOIN picture AS logo ON logo.id = logo_id
    UNION ALL
    SELECT 'category', category.id::text, coalesce(name, en_name), coalesce(en_name, name), image.key
    FROM category LEFT JOIN picture AS image ON image.id = image_id`.execute(db)
  const counts = { brand: countWhole(model, 'brand'), category: countWhole(model, 'category') }
  const things = rows.map((row): NamedThing => ({ ...row, count: counts[row.type].get(row.id) ?? 0 }))
  const segment = indexOf(db, things)
  const { productIds, firstSku } = segment
  const isLive = Uint8Array.from(things, ({ count }) => (count ? 1 : 0))
  const words = { parts: [{ segment, isLive }] }
  return { things, searched: { words, thesaurus: model.thesaurus, productIds, firstSku, skuIds: productIds } }
}

const indexes = new WeakMap<Db, { named: string; segment: Segment }>()

/** The words of all brands and categories, also of empty ones: counts change more often than names. */
function indexOf(db: Db, things: NamedThing[]): Segment {
  const texts = things.map(textsOfThing)
  const named = JSON.stringify(texts)
  const known = indexes.get(db)
  if (known?.named === named) return known.segment
  const segment = buildSegment(texts.map((own, place) => [place, { texts: own, skus: [[]] }]))
  indexes.set(db, { named, segment })
  return segment
}

function textsOfThing({ name, enName }: NamedThing): FieldText[] {
  return [...new Set([name, enName])].map((text) => ({ field: 'name', text }))
}
