import type { ProductCard } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/problem.ts'
import { isDatabaseAway } from '../platform/postgres/database.ts'
import type { Db } from '../database.ts'
import { colorMatchOf } from './colors/color-match.ts'
import { findMatches } from './matches/product-matches.ts'
import { findCards } from './product-cards.ts'
import type { ListedProduct } from './product-cards.ts'
import type { ReadModel } from './read-model/model.ts'
import type { MarkedQuery } from './read-model/words/marks.ts'

interface Wish {
  /** The currency of comparable prices. */
  priceIn: string
  /** The reader's language, in which matches are given. */
  language: Language
  /** The words that are marked in texts. */
  asked: MarkedQuery | undefined
  /** The requested colour `0xrrggbb`. */
  near: number | undefined
}

/** The cards of found products in the given order, with the matches of words and the nearness of the colour. */
export async function findFoundCards(
  { db, model }: { db: Db; model: ReadModel },
  list: ListedProduct[],
  { priceIn, language, asked, near }: Wish,
): Promise<ProductCard[]> {
  const shown = list.flatMap(({ skuIds }) => skuIds.slice(0, 1))
  // Started first, so that cards are made while the database answers.
  const [matches, cards] = await Promise.all([
    asked && findMatches({ db, model }, asked, { skuIds: shown, language }).catch(noneWhereAway),
    findCards({ db, model }, list, { currency: priceIn, rates: model.rates }),
  ])
  for (const card of cards) {
    card.matches = matches?.get(card.skuId) ?? []
    if (near !== undefined) card.colorMatch = colorMatchOf(model, card, near)
  }
  return cards
}

/** Without the database a list still comes from memory, but matched texts are only in the database. */
function noneWhereAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error
}
