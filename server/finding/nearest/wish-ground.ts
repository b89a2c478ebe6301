import type { ReadModel } from '../read-model/model.ts'
import { standsInBrands, standsInTexts } from '../read-model/words/scores/stands-in-names.ts'
import { unknownWords } from '../read-model/words/unknown-words.ts'
import { readingOf } from '../understand.ts'
import type { WishGround } from '../wishes/wish.ts'

/** What a catalogue knows, with which wishes are read. */
export function wishGroundOf(model: ReadModel, priceIn: string): WishGround {
  const { thesaurus } = model
  return {
    conditions: readingOf(model, priceIn),
    categories: model.reading.categories,
    isKnown: (words) => unknownWords(model, words).length === 0,
    isPhrase: (key) => thesaurus.senses.has(key),
    stands: (words) => standsInTexts(model.words, words),
    isBrand: (words) => standsInBrands(model.words, words),
  }
}
