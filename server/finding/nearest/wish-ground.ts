import { isLikedIn, readLikes } from '../../../contract/likes.ts'
import type { ReadModel } from '../read-model/model.ts'
import { standsInBrands, standsInTexts } from '../read-model/words/scores/stands-in-names.ts'
import { unknownWords } from '../read-model/words/unknown-words.ts'
import { lastFew } from '../last-few.ts'
import { isNameIn, readingOf } from '../reading-of.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Wish, WishGround } from '../wishes/wish.ts'

/** What a catalogue knows, with which wishes are read. */
export function wishGroundOf(model: ReadModel, priceIn: string): WishGround {
  const { thesaurus } = model
  return {
    conditions: { ...readingOf(model, priceIn), isName: (words) => isNameIn(model, words) },
    categories: model.reading.categories,
    isKnown: (words) => unknownWords(model, words).length === 0,
    isPhrase: (key) => thesaurus.senses.has(key),
    stands: (words) => standsInTexts(model.words, words),
    isBrand: (words) => standsInBrands(model.words, words),
  }
}

const known = lastFew<readonly Wish[]>(4)

/** What a keyword asks for, without what is only liked. */
export function wishesAsked(
  model: ReadModel,
  { keyword = '', like, priceIn }: { keyword?: string | undefined; like?: string | undefined; priceIn: string },
): Wish[] {
  const likes = readLikes(like)
  return wishesIn(model, keyword, priceIn).filter((wish) => !isLikedIn(wish, likes))
}

/** The wishes of a keyword in a catalogue. */
export function wishesIn(model: ReadModel, keyword: string, priceIn: string): readonly Wish[] {
  return known(model, JSON.stringify([keyword, priceIn]), () => readWishes(keyword, wishGroundOf(model, priceIn)))
}
