import { isLikedIn, readLikes } from '../../../contract/likes.ts'
import type { ReadModel } from '../read-model/model.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
import { standsInBrands, standsInTexts } from '../read-model/words/scores/stands-in-names.ts'
import type { Thesaurus } from '../read-model/words/thesaurus.ts'
import { unknownWords } from '../read-model/words/unknown-words.ts'
import { lastFew } from '../last-few.ts'
import { isNameIn, readingOf } from '../reading-of.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { beginningsOf } from '../wishes/steps.ts'
import type { Wish, WishGround } from '../wishes/wish.ts'

/** What a catalogue knows, with which wishes are read. It is asked once for each word: texts repeat theirs, and parts of a brief are read again. */
export function wishGroundOf(model: ReadModel, priceIn: string): WishGround {
  const { thesaurus } = model
  const beginnings = beginningsIn(thesaurus)
  return {
    conditions: { ...readingOf(model, priceIn), isName: (words) => isNameIn(model, words) },
    categories: model.reading.categories,
    isKnown: remembered((words) => unknownWords(model, words).length === 0),
    isPhrase: (key) => thesaurus.senses.has(key),
    isPhraseBegun: (key) => beginnings.has(key),
    stands: remembered((words) => standsInTexts(model.words, words)),
    isBrand: remembered((words) => standsInBrands(model.words, words)),
  }
}

function remembered(ask: (words: string) => boolean): (words: string) => boolean {
  const known = new Map<string, boolean>()
  return (words) => {
    const answer = known.get(words) ?? ask(words)
    known.set(words, answer)
    return answer
  }
}

type Beginnings = Pick<ReadonlySet<string>, 'has'>
const beginningsKnown = new WeakMap<Thesaurus, Beginnings>()

export function beginningsIn(thesaurus: Thesaurus): Beginnings {
  const beginnings = beginningsKnown.get(thesaurus) ?? foundIn(thesaurus)
  beginningsKnown.set(thesaurus, beginnings)
  return beginnings
}

function foundIn({ senses, grownFrom }: Thesaurus): Beginnings {
  if (!grownFrom) return beginningsOf(senses.keys())
  const key = phraseKey(grownFrom.words[0] ?? '')
  const [before, own] = [beginningsIn(grownFrom.thesaurus), beginningsOf(senses.has(key) ? [key] : [])]
  return { has: (beginning) => before.has(beginning) || own.has(beginning) }
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
