import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { getSuggestions, Suggestion } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { findThings } from './named-things.ts'
import type { NamedThing } from './named-things.ts'
import { listBits } from './read-model/bits.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import { pageOf } from './read-model/count/page.ts'
import { priceBasisOf } from './read-model/price-basis.ts'
import type { FieldText } from './read-model/words/texts/fields.ts'
import { findWords } from './read-model/words/find-words.ts'
import type { FoundWords } from './read-model/words/find-words.ts'
import { markTexts, rangesOf } from './read-model/words/marks.ts'
import type { Asked } from './read-model/words/marks.ts'
import { codeOf, tokensOf } from './read-model/words/tokens.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'

interface Parts {
  db: Kysely<CatalogueTables>
  catalogue: FollowedModel
}

const MOST = 8
const MOST_OF_A_KIND = 2
const MOST_MODELS = 3

/** What the words typed so far may mean, at most eight: models, categories, brands, then products; each kind best first. */
export async function getSuggestionsFor(
  { db, catalogue }: Parts,
  { keyword }: ParsedInputOf<typeof getSuggestions>,
): Promise<Suggestion[]> {
  if (!keyword.trim()) return []
  const model = await catalogue.current()
  const words = findWords(model, keyword)
  if (!words) return []
  const [{ things, words: thingWords }, skus] = await Promise.all([
    findThings(db, model, keyword),
    findShownSkus(db, model, words),
  ])
  // A name with a slip of the finger is none where products are found without.
  const named = !words.hasAny || farthest(thingWords) <= farthest(words) ? things : []
  const ofKind = (type: NamedThing['type']) => named.filter((thing) => thing.type === type).slice(0, MOST_OF_A_KIND)
  const before = [
    ...markNames(words, modelsAmong(skus, keyword).map(suggestModel)),
    ...markNames(thingWords ?? words, [...ofKind('category'), ...ofKind('brand')].map(suggestThing)),
  ]
  const products = skus.filter(({ product_id: id }, index) => skus.findIndex((sku) => sku.product_id === id) === index)
  return [...before, ...markNames(words, products.slice(0, MOST - before.length).map(suggestProduct))]
}

function farthest(words: FoundWords | undefined): number {
  return Math.max(0, ...(words?.reaches ?? []))
}

interface ShownSku {
  id: string
  product_id: string
  name: string
  en_name: string
  model: string
  cover_key: string | null
  cover_color: string | null
}

/** The best products, each with its best SKUs; products in order, and their SKUs. */
async function findShownSkus(db: Kysely<CatalogueTables>, model: ReadModel, words: FoundWords): Promise<ShownSku[]> {
  const { list } = pageOf(model, listBits(words.skus), {
    sort: 'relevance',
    language: 'en',
    prices: priceBasisOf(model, undefined),
    pageSize: MOST,
    offset: 0,
    scores: words.scores,
  })
  const ids = list.flatMap(({ skuIds }) => skuIds.slice(0, MOST_MODELS))
  if (!ids.length) return []
  const { rows } = await sql<ShownSku>`
    SELECT sku.id::text, sku.product_id::text, coalesce(product.name, product.en_name) AS name,
      coalesce(product.en_name, product.name) AS en_name, sku.model, cover.key AS cover_key,
      coalesce(cover.dominant_color, sku.color_hex) AS cover_color
    FROM sku
    JOIN product ON product.id = sku.product_id
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE sku.id = ANY (${ids}::bigint[])`.execute(db)
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** SKUs whose model holds what was typed, where that can be a model: it has a digit, or is punctuated as one. */
function modelsAmong(skus: ShownSku[], keyword: string): ShownSku[] {
  const code = codeOf(tokensOf(keyword))
  if (code.length < 2 || !/\d|\w[-_./]\w/.test(keyword)) return []
  return skus.filter(({ model }) => codeOf(tokensOf(model)).includes(code)).slice(0, MOST_MODELS)
}

type Unmarked = Omit<Suggestion, 'nameRanges' | 'enNameRanges'>

function suggestModel({ id, product_id: productId, model, ...cover }: ShownSku): Unmarked {
  return { type: 'model', id: productId, skuId: id, name: model, enName: model, ...coverOf(cover) }
}

function suggestProduct({ id, product_id: productId, name, en_name: enName, ...cover }: ShownSku): Unmarked {
  return { type: 'product', id: productId, skuId: id, name, enName, ...coverOf(cover) }
}

function suggestThing({ type, id, name, enName, pictureKey }: NamedThing): Unmarked {
  return { type, id, skuId: null, name, enName, coverImage: pictureAddress(pictureKey), coverColor: null }
}

function coverOf({ cover_key: key, cover_color: coverColor }: Pick<ShownSku, 'cover_key' | 'cover_color'>) {
  return { coverImage: pictureAddress(key), coverColor }
}

/** All names are marked together, because each asking costs an index. */
function markNames(asked: Asked, suggestions: Unmarked[]): Suggestion[] {
  const texts = suggestions.map(({ type, name, enName }) => {
    const field = type === 'model' ? 'model' : 'name'
    return { name: { field, text: name }, enName: { field, text: enName } } satisfies Record<string, FieldText>
  })
  const marks = markTexts(
    asked,
    texts.flatMap(({ name, enName }) => [name, enName]),
  )
  const rangesIn = (text: FieldText | undefined) => rangesOf((text && marks.get(text)) ?? [])
  return suggestions.map((suggestion, place) => ({
    ...suggestion,
    nameRanges: rangesIn(texts[place]?.name),
    enNameRanges: rangesIn(texts[place]?.enName),
  }))
}
