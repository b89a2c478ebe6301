import type { ReadModel } from '../read-model/model.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
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
    phraseAt: (run) => {
      for (let length = Math.min(run.length, thesaurus.longest); length > 1; length--)
        if (thesaurus.senses.has(phraseKey(run.slice(0, length)))) return length
      return 0
    },
  }
}
