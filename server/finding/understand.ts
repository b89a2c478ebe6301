import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { Fact } from '../../contract/facts/fact.ts'
import type { Place } from '../../contract/places/place.ts'
import { places } from '../../contract/places/places.ts'
import { withoutLikes } from '../../contract/likes.ts'
import { bitsMeasured, hasLooks } from './asked-looks.ts'
import { bitsOf, exactlyOf } from './condition-bits.ts'
import { amountAsked } from './conditions/fact-words.ts'
import { conditionsIn } from './conditions/conditions-in.ts'
import type { Condition, ConditionReading, ConditionsText, UnreadPlace } from './conditions/conditions-in.ts'
import { groundOf } from './conditions/facts.ts'
import { isCountry } from './conditions/supply-words.ts'
import { countBits, intersect } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'
import { phraseKey } from './read-model/words/spelling/phrase-key.ts'
import { areAllFound, placesOfWords, unknownWords } from './read-model/words/unknown-words.ts'
import { standsInNames, standsInNamesOrNumbers, standsInShades } from './read-model/words/scores/stands-in-names.ts'
import { toldCondition } from './told-condition.ts'

/** What a keyword means. */
export interface Understood {
  /** The remaining words. */
  words: string
  /** Last those that could not be read. */
  conditions: UnderstoodCondition[]
  /** The SKUs that meet each condition that was read. */
  met: Bits[]
  /** What is listed first: of a condition that takes a class or a better one, exactly that class; of a place, what says so in words. */
  exact: Bits[]
  /** The facts that are asked for, as `attrs` would ask for them. */
  facts: AskedOfFact[]
}

/** A fact that the keyword asks for; without an attribute the catalogue has it on other scales only. */
export interface AskedOfFact {
  row: Fact
  asked: string
  start: number
  text: string
  attributeId: string | undefined
}

interface Asked {
  keyword?: string | undefined
  /** Stretches of the keyword that are not asked for. */
  like?: string | undefined
  priceIn: string
  priceUnit?: string | undefined
}

/** A list, its counts and its next page use the same keyword. */
const MOST_KEPT = 4
const kept = new WeakMap<ReadModel, Map<string, Understood>>()

/** Splits a keyword into conditions and words. If nothing meets both, but something has all of it as words, it is all words. */
export function understand(model: ReadModel, { keyword: typed = '', like, priceIn, priceUnit }: Asked): Understood {
  const keyword = withoutLikes(typed, like)
  const known = kept.get(model) ?? new Map<string, Understood>()
  kept.set(model, known)
  const key = JSON.stringify([keyword, priceIn, priceUnit])
  const asked = { keyword, priceIn, priceUnit }
  const understood = known.get(key) ?? withUnknown(model, asked, read(model, asked))
  known.delete(key)
  known.set(key, understood)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return understood
}

/** Tells the words that nothing in the catalogue has. Keywords of which all words are found need no second look. */
function withUnknown(
  model: ReadModel,
  { keyword, priceIn }: Asked & { keyword: string },
  told: Understood,
): Understood {
  const { words, conditions } = told
  const found = findWords(model, words)
  if (!found || areAllFound(found)) return told
  // What reads as a condition is understood, though it may not be compared: a price without a rate.
  const read = conditionsIn(keyword, readingOf(model, priceIn)).conditions
  const taken = [...conditions, ...read].flatMap((one) => (one.kind === 'price' ? [one, ...(one.also ?? [])] : [one]))
  const unknown = placesOfWords(keyword, unknownWords(model, words), taken).filter(
    ({ text }) => !isCountry(text, model.reading.areas),
  )
  return {
    ...told,
    conditions: [...conditions, ...unknown.map((place) => ({ kind: 'unread', ...place, isWord: true }) as const)],
  }
}

/** A fact that is said in words alone, a place, or a look. */
function isOfWords(condition: Condition): boolean {
  return (
    condition.kind === 'place' ||
    condition.kind === 'look' ||
    (condition.kind === 'attribute' && condition.isYes !== undefined)
  )
}

/** The part of a keyword that `understand` will most likely search as words. */
export function wordsToLookFor(model: ReadModel, { keyword = '', like, priceIn }: Asked): string {
  return conditionsIn(withoutLikes(keyword, like), readingOf(model, priceIn)).rest
}

/** What conditions are read with. */
export function readingOf(model: ReadModel, priceIn: string, asked: readonly Place[] = places) {
  const { areas, facts } = model.reading
  return {
    priceIn,
    areas,
    facts,
    places: asked,
    isCode: (text: string) => isFoundAsWords(model, text),
    isOtherPhrase: hasLooks(model) ? (phrase: string, part: string) => isOtherPhrase(model, phrase, part) : undefined,
  }
}

/** Places and looks are words again where nothing meets them, or something is called so: "slate outdoor" where no slate states enough. */
function read(model: ReadModel, asked: Asked & { keyword: string }): Understood {
  const { keyword, priceIn } = asked
  const reading = readingOf(model, priceIn)
  const looks = conditionsIn(keyword, reading).conditions.filter(({ kind }) => kind === 'look')
  const isCalledSo = looks.length > 0 && isShade(model, keyword, looks)
  const withoutLooks = { ...reading, isOtherPhrase: undefined }
  const tries = isCalledSo ? [withoutLooks] : [reading, withoutLooks, { ...reading, places: [] }]
  for (const one of tries) {
    const { understood, hasAny } = readAs(model, asked, one)
    if (hasAny || understood.conditions.every(({ kind }) => kind !== 'place' && kind !== 'look')) return understood
  }
  return readAs(model, asked, { ...withoutLooks, places: [] }).understood
}

interface Meaning {
  understood: Understood
  /** Whether anything meets all conditions and has the words; of words alone, false. */
  hasAny: boolean
}

function readAs(
  model: ReadModel,
  { keyword, priceUnit }: Asked & { keyword: string },
  reading: ConditionReading,
): Meaning {
  const sure = conditionsIn(keyword, reading)
  const all = conditionsIn(keyword, { ...reading, isName: (words) => isNameIn(model, words) })
  // A country beside other words is an origin only if something comes from there.
  const withCountry = all.conditions.length > sure.conditions.length ? meet(model, all, priceUnit) : undefined
  if (withCountry?.hasAny) return withCountry
  const understood = { words: keyword, met: [], exact: [], ...unreadAmong(model, sure.unread) }
  const asWords: Meaning = { understood, hasAny: false }
  const meant = sure.conditions.length ? meet(model, sure, priceUnit) : undefined
  if (!meant) return asWords
  // A product's name wins over what its words say.
  if (sure.rest && sure.conditions.every(isOfWords) && standsInNames(model.words, keyword)) return asWords
  // A fact is recognised by its name, which nothing else has; a spelling alone (B1) may be a word.
  const isSaid = sure.conditions.some((one) => one.kind === 'attribute' && one.isNamed)
  if (meant.hasAny || isSaid || !sure.conditions.every((one) => mayBeWords(model, one))) return meant
  return isFoundAsWords(model, keyword) ? asWords : meant
}

/** The SKUs that have the words and meet the conditions; undefined if a condition cannot be evaluated. */
function meet(
  model: ReadModel,
  { rest, conditions, unread }: ConditionsText,
  priceUnit: string | undefined,
): Meaning | undefined {
  const met = conditions.flatMap((condition) => bitsOf(model, condition, priceUnit) ?? [])
  // A price in a currency without a rate today cannot be compared.
  if (met.length < conditions.length) return undefined
  const found = findWords(model, rest)
  const both = intersect(model.skuIds.length, found ? [...met, found.skus] : met)
  const left = unreadAmong(model, unread)
  return {
    understood: {
      words: rest,
      conditions: [
        ...conditions.map((one) => ({
          ...toldCondition(one),
          ...(isByName(model, one, both) && { orByName: true as const }),
        })),
        ...left.conditions,
      ],
      met,
      exact: conditions.flatMap((condition) => exactlyOf(model, condition) ?? []),
      facts: [...conditions.flatMap((condition) => askedIn(model, condition)), ...left.facts],
    },
    hasAny: both.words.some((word) => word !== 0),
  }
}

/** A measure that is part of a name needs no reading. */
function unreadAmong({ words }: ReadModel, unread: UnreadPlace[]): Pick<Understood, 'conditions' | 'facts'> {
  const left = unread.filter(({ text }) => !standsInNamesOrNumbers(words, text))
  return {
    conditions: left.map(({ text, start, end }) => ({ kind: 'unread', text, start, end })),
    facts: left.flatMap(({ missing, start, text }) =>
      missing ? [{ row: missing.row, asked: missing.asked, start, text, attributeId: undefined }] : [],
    ),
  }
}

/** The fact of the table that a condition asks for, if it is one. */
function askedIn({ reading }: ReadModel, condition: Condition): AskedOfFact[] {
  if (condition.kind !== 'attribute') return []
  const { fact, low, high, value, classes, start, text } = condition
  const row = groundOf(reading.facts).rowOf.get(fact)
  const ofClass = classes?.way === 'least' ? `${value}..` : (value ?? '')
  return row ? [{ row, asked: classes ? ofClass : amountAsked(low, high), start, text, attributeId: fact.id }] : []
}

/** Whether a list of what looks so holds what only says so. */
function isByName(model: ReadModel, condition: Condition, found: Bits): boolean {
  if (condition.kind !== 'look') return false
  return countBits(intersect(model.skuIds.length, [found, bitsMeasured(model, condition)])) < countBits(found)
}

/** A measure is always one, and a limit always a price, unless something has that name: their figures stand in many texts. */
function mayBeWords({ words }: ReadModel, { kind, text }: Condition): boolean {
  const isPlain = kind === 'price' || kind === 'size' || kind === 'thickness'
  return !isPlain || standsInNamesOrNumbers(words, text)
}

/** Whether a phrase of the trade holds a part and means something else than that: a plain weave is no plain weave's look. */
function isOtherPhrase({ thesaurus }: ReadModel, phrase: string, part: string): boolean {
  const senses = thesaurus.senses.get(phraseKey(phrase))
  const own = phraseKey(part)
  return senses !== undefined && phraseKey(phrase) !== own && senses.every((sense) => phraseKey(sense.phrase) !== own)
}

/** Whether words that tell a look are what a shade is called; words of warmth and liveliness alone, what a product is called. */
function isShade({ words }: ReadModel, keyword: string, looks: readonly Condition[]): boolean {
  const isName = looks.some((look) => look.kind === 'look' && look.group !== 'pattern') && standsInNames(words, keyword)
  return isName || standsInShades(words, keyword)
}

/** Whether the words are a name in the trade or in the catalogue. */
export function isNameIn({ thesaurus, words }: ReadModel, text: string): boolean {
  const key = phraseKey(text)
  if (key.includes(' ') && /^[a-z]/.test(key) && thesaurus.senses.has(key)) return true
  return standsInNames(words, text)
}

/** Whether a product has the whole keyword as typed. */
function isFoundAsWords(model: ReadModel, keyword: string): boolean {
  const found = findWords(model, keyword)
  return found !== undefined && found.hasAny && !found.isRespelt && found.reaches.every((reach) => reach === 0)
}
