import type { Place } from '../../contract/places/place.ts'
import { places } from '../../contract/places/places.ts'
import { hasLooks } from './asked-looks.ts'
import type { ReadModel } from './read-model/model.ts'
import { standsInNames } from './read-model/words/scores/stands-in-names.ts'
import { findWords } from './read-model/words/find-words.ts'
import { phraseKey } from './read-model/words/spelling/phrase-key.ts'

/** What conditions are read with. */
export function readingOf(model: ReadModel, priceIn: string, asked: readonly Place[] = places) {
  const { areas, facts } = model.reading
  return {
    priceIn,
    areas,
    facts,
    places: asked,
    isCode: (text: string) => isFoundAsWords(model, text),
    hasQualities: true,
    isOtherPhrase: hasLooks(model) ? (phrase: string, part: string) => isOtherPhrase(model, phrase, part) : undefined,
  }
}

/** Whether a phrase of the trade holds a part and means something else than that: a plain weave is no plain weave's look. */
function isOtherPhrase({ thesaurus }: ReadModel, phrase: string, part: string): boolean {
  const senses = thesaurus.senses.get(phraseKey(phrase))
  const own = phraseKey(part)
  return senses !== undefined && phraseKey(phrase) !== own && senses.every((sense) => phraseKey(sense.phrase) !== own)
}

/** Whether the words are a name in the trade or in the catalogue. */
export function isNameIn({ thesaurus, words }: ReadModel, text: string): boolean {
  const key = phraseKey(text)
  if (key.includes(' ') && /^[a-z]/.test(key) && thesaurus.senses.has(key)) return true
  return standsInNames(words, text)
}

/** Whether a product has the whole keyword as typed. */
export function isFoundAsWords(model: ReadModel, keyword: string): boolean {
  const found = findWords(model, keyword)
  return found !== undefined && found.hasAny && !found.isRespelt && found.reaches.every((reach) => reach === 0)
}
