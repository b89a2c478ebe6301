import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { Fact } from '../../contract/facts/fact.ts'
import { bitsMeasured } from './asked-looks.ts'
import { bitsOf, exactlyOf } from './condition-bits.ts'
import { amountAsked } from './conditions/fact-words.ts'
import { conditionsIn } from './conditions/conditions-in.ts'
import type { Condition, ConditionReading, ConditionsText, UnreadPlace } from './conditions/conditions-in.ts'
import { groundOf } from './conditions/facts.ts'
import { isCountry } from './conditions/supply-words.ts'
import { countBits, hasAny, intersect } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'
import { areAllFound, placesOfWords, unknownWords } from './read-model/words/unknown-words.ts'
import { standsInNames, standsInNamesOrNumbers, standsInShades } from './read-model/words/scores/stands-in-names.ts'
import { lastFew } from './last-few.ts'
import { isFoundAsWords, isNameIn, readingOf } from './reading-of.ts'
import { toldCondition } from './told-condition.ts'
import { allWished, wishedApart } from './wished.ts'

/** What a keyword means. */
export interface Understood {
  /** The remaining words. */
  words: string
  /** Last those that could not be read. */
  conditions: UnderstoodCondition[]
  /** The SKUs that meet each condition that was read. */
  met: Bits[]
  /** How well each SKU has words that are asked for beside `words`. */
  scores: Uint16Array[]
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

const known = lastFew<Understood>(4)

/**
 * Splits a keyword into conditions and words. If nothing meets both, but something has all of it as words, it is all words. What is refused
 * ("not marble") and "cheap" are wishes; where words find nothing, all of it is (decisions/219).
 */
export function understand(model: ReadModel, { keyword = '', like, priceIn, priceUnit }: Asked): Understood {
  const key = JSON.stringify([keyword, like, priceIn, priceUnit])
  return known(model, key, () => readWhole(model, { keyword, like, priceIn, priceUnit }))
}

/** The keyword as words and conditions, without what is refused; where that finds nothing, as wishes that are all met. */
function readWhole(model: ReadModel, asked: Asked & { keyword: string }): Understood {
  const apart = wishedApart(model, asked)
  const left = { ...asked, keyword: apart.rest }
  const read = readWords(model, left)
  const understood = {
    ...read,
    conditions: [...apart.conditions, ...withUnknown(model, left, read), ...apart.unread],
    met: [...apart.met, ...read.met],
    scores: apart.scores,
  }
  if (hasAny(foundBy(model, understood))) return understood
  const wished = allWished(model, asked)
  return wished && hasAny(foundBy(model, wished)) ? { ...wished, facts: understood.facts } : understood
}

function foundBy(model: ReadModel, { words, met }: Pick<Understood, 'words' | 'met'>): Bits {
  const found = findWords(model, words)
  return intersect(model.skuIds.length, found ? [...met, found.skus] : met)
}

/** The conditions, and the words that nothing in the catalogue has. Keywords of which all words are found need no second look. */
function withUnknown(
  model: ReadModel,
  { keyword, priceIn }: Asked & { keyword: string },
  { words, conditions }: Understood,
): UnderstoodCondition[] {
  const found = findWords(model, words)
  if (!found || areAllFound(found)) return conditions
  // What reads as a condition is understood, though it may not be compared: a price without a rate.
  const read = conditionsIn(keyword, readingOf(model, priceIn)).conditions
  const taken = [...conditions, ...read].flatMap((one) => (one.kind === 'price' ? [one, ...(one.also ?? [])] : [one]))
  const unknown = placesOfWords(keyword, unknownWords(model, words), taken).filter(
    ({ text }) => !isCountry(text, model.reading.areas),
  )
  return [...conditions, ...unknown.map((place) => ({ kind: 'unread', ...place, isWord: true }) as const)]
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
export function wordsToLookFor(model: ReadModel, { keyword = '', ...asked }: Asked): string {
  const { rest } = wishedApart(model, { ...asked, keyword })
  return conditionsIn(rest, readingOf(model, asked.priceIn)).rest
}

/** Places, looks and qualities are words again where nothing meets them, or something is called so: "slate outdoor" where no slate states enough. */
function readWords(model: ReadModel, asked: Asked & { keyword: string }): Understood {
  const { keyword, priceIn } = asked
  const reading = readingOf(model, priceIn)
  const looks = conditionsIn(keyword, reading).conditions.filter(({ kind }) => kind === 'look')
  const isCalledSo = looks.length > 0 && isShade(model, keyword, looks)
  const withoutLooks = { ...reading, isOtherPhrase: undefined }
  const plainly = { ...withoutLooks, hasQualities: false }
  const tries = isCalledSo ? [withoutLooks] : [reading, withoutLooks, { ...reading, places: [] }, plainly]
  for (const one of tries) {
    const { understood, hasAny, isSure } = readAs(model, asked, one)
    if (hasAny || isSure) return understood
  }
  return readAs(model, asked, { ...plainly, places: [] }).understood
}

interface Meaning {
  understood: Understood
  /** Whether anything meets all conditions and has the words; of words alone, false. */
  hasAny: boolean
  /** Whether no condition may be mere words: no place, look or quality. */
  isSure: boolean
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
  const understood = { words: keyword, met: [], scores: [], exact: [], ...unreadAmong(model, sure.unread) }
  const asWords: Meaning = { understood, hasAny: false, isSure: true }
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
      scores: [],
      exact: conditions.flatMap((condition) => exactlyOf(model, condition) ?? []),
      facts: [...conditions.flatMap((condition) => askedIn(model, condition)), ...left.facts],
    },
    hasAny: hasAny(both),
    isSure: !conditions.some(mayBeMereWords),
  }
}

function mayBeMereWords(condition: Condition): boolean {
  const isQuality = (condition.kind === 'attribute' || condition.kind === 'size') && condition.isQuality === true
  return isQuality || condition.kind === 'place' || condition.kind === 'look'
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

/** Whether words that tell a look are what a shade is called; words of warmth and liveliness alone, what a product is called. */
function isShade({ words }: ReadModel, keyword: string, looks: readonly Condition[]): boolean {
  const isName = looks.some((look) => look.kind === 'look' && look.group !== 'pattern') && standsInNames(words, keyword)
  return isName || standsInShades(words, keyword)
}
