import type { getProductPage, Nearest } from '../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/problem.ts'
import { Problem } from '../../contract/problem.ts'
import type { RequestContext } from '../platform/http/serve.ts'
import type { Db } from '../database.ts'
import { askedFilters, findApart } from './asked-filters.ts'
import { findHints } from './filter-hints.ts'
import { findFoundCards } from './found-cards.ts'
import { findOtherScales } from './other-scales.ts'
import { findAllSkus } from './read-model/count/filters.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import { hasProduct } from './read-model/model.ts'
import type { ReadModel } from './read-model/model.ts'
import { pageOfProducts } from './read-model/count/page.ts'
import { scoresOf, wantedColor } from './product-filters.ts'
import { priceBasisOf } from './read-model/price-basis.ts'
import type { ScanCrew } from './read-model/scan/crew.ts'
import { findWords } from './read-model/words/find-words.ts'
import type { MarkedQuery } from './read-model/words/marks.ts'
import { parseQuery } from './read-model/words/query.ts'
import { findNearest } from './nearest/nearest.ts'
import type { FoundNearest } from './nearest/nearest.ts'
import { understand } from './understand.ts'

interface Deps {
  db: Db
  catalogue: FollowedModel
  /** Without it the main thread scans alone. */
  crew?: ScanCrew
}

/** A page of the products with a SKU that meets every filter. */
export async function getPageOfProducts(
  { db, catalogue, crew }: Deps,
  query: ParsedInputOf<typeof getProductPage>,
  { language }: Pick<RequestContext, 'language'>,
): Promise<OutputOf<typeof getProductPage>> {
  const model = await catalogue.current()
  if (query.after && !hasProduct(model, Number(query.after))) await requireProduct(db, query.after)
  if (crew) await findApart(crew, model, query)
  const { filters, groups } = askedFilters(model, query)
  const understood = understand(model, query).conditions
  const { total, skuTotal, list } = pageOfProducts(model, findAllSkus(model, groups), {
    sort: query.sort,
    language,
    prices: priceBasisOf(model, query.priceUnit),
    pageSize: query.pageSize,
    offset: query.after ? 0 : (query.pageNo - 1) * query.pageSize,
    after: query.after === undefined ? undefined : Number(query.after),
    scores: scoresOf(model, filters),
    near: filters.near,
  })
  const asked = askedIn(model, filters.keyword, understood)
  const cards = await findFoundCards({ db, model }, list, {
    priceIn: query.priceIn,
    language,
    asked,
    near: filters.near,
  })
  const hints = total ? [] : findHints(model, groups, { words: filters.keyword, understood, color: wantedColor(query) })
  const isFirst = query.after === undefined && query.pageNo === 1
  const otherScales = isFirst ? findOtherScales(model, query, { filters, groups }) : []
  const near =
    query.nearest && query.keyword?.trim() && isFirst ? findNearest(model, query, { groups, total }) : undefined
  return {
    list: cards,
    total,
    skuTotal,
    understood,
    hints,
    ...(otherScales.length && { otherScales }),
    ...(near && { nearest: await withCards({ db, model }, near, { priceIn: query.priceIn, language }) }),
  }
}

/** The nearest products with their cards; texts are marked in the exact list only. */
export async function withCards(
  deps: { db: Db; model: ReadModel },
  { wishes, list, isOtherThing, ofThing }: FoundNearest,
  { priceIn, language }: { priceIn: string; language: Language },
): Promise<Nearest> {
  const cards = await findFoundCards(deps, list, { priceIn, language, asked: undefined, near: undefined })
  const judged = new Map(list.map((one) => [String(one.productId), one]))
  return {
    wishes,
    ...(isOtherThing && { isOtherThing }),
    ...(ofThing !== undefined && { ofThing }),
    list: cards.flatMap((card) => {
      const { met, lacking, unstated } = judged.get(card.spuId) ?? {}
      return met && lacking && unstated ? { ...card, met, lacking, unstated } : []
    }),
  }
}

/** The words to mark in texts: the searched words, and measures, codes of colours and countries as typed. */
function askedIn(model: ReadModel, words: string, understood: readonly UnderstoodCondition[]): MarkedQuery | undefined {
  const found = findWords(model, words)
  const told = understood.flatMap(markedOf)
  if (!told.length) return found
  const query = parseQuery([words, ...told].join(' '), model.thesaurus)
  return { query, thesaurus: model.thesaurus, reaches: query.units.map((_, unit) => found?.reaches[unit] ?? 0) }
}

function markedOf(condition: UnderstoodCondition): string[] {
  const { kind, text } = condition
  if (kind === 'size' || kind === 'thickness') return [text]
  if (kind === 'color' && condition.name !== undefined) return [text]
  if (kind !== 'origin') return []
  const { name, enName } = condition
  // "made in Italy" is marked as Italy.
  return [[name, enName].find((one) => one && text.toLowerCase().includes(one.toLowerCase())) ?? text]
}

/** A list may go on after a product that is no longer on sale. */
async function requireProduct(db: Db, id: string): Promise<void> {
  const found = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(400, { field: 'after', reason: 'no such product' })
}
