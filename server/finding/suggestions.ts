import type { getSuggestions, Suggestion } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { YUAN } from '../catalogue/rates.ts'
import type { Db } from '../database.ts'
import { findThings } from './named-things.ts'
import type { NamedThing } from './named-things.ts'
import { findCards } from './product-cards.ts'
import { listForNow } from './read-model/count/filters.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import { pageOfProducts } from './read-model/count/page.ts'
import { priceBasisOf } from './read-model/price-basis.ts'
import type { FieldText } from './read-model/words/texts/fields.ts'
import { findWords } from './read-model/words/find-words.ts'
import type { FoundWords } from './read-model/words/find-words.ts'
import { markTexts, rangesOf } from './read-model/words/marks.ts'
import type { MarkedQuery } from './read-model/words/marks.ts'
import { plainCodeOf, tokensOf } from './read-model/words/tokens.ts'

interface Deps {
  db: Db
  catalogue: FollowedModel
}

const MOST = 8
const MOST_OF_A_KIND = 2
const MOST_MODELS = 3

/** How many answers are cached: a megabyte at most. */
const MOST_KEPT = 300
const kept = new WeakMap<ReadModel, Map<string, Suggestion[]>>()

/**
 * At most eight suggestions for the typed words: models, categories, brands, then products, each kind best first. Answers are cached
 * until the catalogue changes: everyone types the same first letters, which find the most.
 */
export async function getSuggestionsFor(
  { db, catalogue }: Deps,
  { keyword }: ParsedInputOf<typeof getSuggestions>,
): Promise<Suggestion[]> {
  if (!keyword.trim()) return []
  const model = await catalogue.current()
  const known = kept.get(model) ?? new Map<string, Suggestion[]>()
  kept.set(model, known)
  const answer = known.get(keyword) ?? (await suggest(db, model, keyword))
  known.delete(keyword)
  known.set(keyword, answer)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return answer
}

async function suggest(db: Deps['db'], model: ReadModel, keyword: string): Promise<Suggestion[]> {
  const words = findWords(model, keyword)
  if (!words) return []
  const [{ things, words: thingWords }, skus] = await Promise.all([
    findThings(db, model, keyword),
    findShownSkus({ db, model }, words),
  ])
  const models = await findModelsAmong(db, skus, keyword)
  // A name with a typo is not suggested if products match without one.
  const named = !words.hasAny || farthest(thingWords) <= farthest(words) ? things : []
  const ofKind = (type: NamedThing['type']) => named.filter((thing) => thing.type === type).slice(0, MOST_OF_A_KIND)
  const namedThings = markNames(thingWords ?? words, [...ofKind('category'), ...ofKind('brand')].map(suggestThing))
  const products = skus
    .filter(({ productId }, index) => skus[index - 1]?.productId !== productId)
    .slice(0, MOST - models.length - namedThings.length)
  const found = markNames(words, [...models.map(suggestModel), ...products.map(suggestProduct)])
  return [...found.slice(0, models.length), ...namedThings, ...found.slice(models.length)]
}

function farthest(words: FoundWords | undefined): number {
  return Math.max(0, ...(words?.reaches ?? []))
}

interface ShownSku {
  id: string
  productId: string
  name: string
  enName: string
  coverImage: string | null
  coverColor: string | null
}

/** The best products, each with its best SKUs, in order. */
async function findShownSkus(deps: { db: Deps['db']; model: ReadModel }, words: FoundWords): Promise<ShownSku[]> {
  const { model } = deps
  const { list } = pageOfProducts(model, listForNow(words.skus), {
    sort: 'relevance',
    language: 'en',
    prices: priceBasisOf(model, undefined),
    pageSize: MOST,
    offset: 0,
    scores: words.scores,
  })
  const best = list.map(({ productId, skuIds }) => ({ productId, skuIds: skuIds.slice(0, MOST_MODELS) }))
  const cards = await findCards(deps, best, { currency: YUAN, rates: model.rates })
  return cards.flatMap(({ spuId: productId, name, enName, swatches }) =>
    swatches.map(({ skuId: id, coverImage, coverColor }) => ({ id, productId, name, enName, coverImage, coverColor })),
  )
}

interface ModelOfSku extends ShownSku {
  model: string
}

/**
 * SKUs whose model number contains the typed text, if that can be one: it has a digit, or punctuation as in one. Only the database has
 * model numbers as they are written.
 */
async function findModelsAmong(db: Deps['db'], skus: ShownSku[], keyword: string): Promise<ModelOfSku[]> {
  const code = plainCodeOf(tokensOf(keyword))
  if (code.length < 2 || !/\d|\w[-_./]\w/.test(keyword) || !skus.length) return []
  const ids = skus.map(({ id }) => id)
  const rows = await db.selectFrom('sku').select(['id', 'model']).where('id', 'in', ids).execute()
  const models = new Map(rows.map(({ id, model }) => [id, model]))
  return skus
    .map((sku) => ({ ...sku, model: models.get(sku.id) ?? '' }))
    .filter(({ model }) => plainCodeOf(tokensOf(model)).includes(code))
    .slice(0, MOST_MODELS)
}

type Unmarked = Omit<Suggestion, 'nameRanges' | 'enNameRanges'>

function suggestModel({ id, productId, model, coverImage, coverColor }: ModelOfSku): Unmarked {
  return { type: 'model', id: productId, skuId: id, name: model, enName: model, coverImage, coverColor }
}

function suggestProduct({ id, productId, ...shown }: ShownSku): Unmarked {
  return { type: 'product', id: productId, skuId: id, ...shown }
}

function suggestThing({ type, id, name, enName, pictureKey }: NamedThing): Unmarked {
  return { type, id, skuId: null, name, enName, coverImage: pictureAddress(pictureKey), coverColor: null }
}

/** All names are marked in one call, because each call builds an index. */
function markNames(asked: MarkedQuery, suggestions: Unmarked[]): Suggestion[] {
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
