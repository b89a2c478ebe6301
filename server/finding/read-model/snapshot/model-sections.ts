import type { Rate, Rates } from '../../../catalogue/rates.ts'
import { cardParts, cardsFromParts } from '../cards/cards.ts'
import { colorParts, colorsFromParts } from '../colors/colors.ts'
import type { Codes } from '../columns.ts'
import { createDictionary } from '../facet-dictionary.ts'
import type { FacetDictionary } from '../facet-dictionary.ts'
import type { FacetColumn, ReadingGround, ReadModel } from '../model.ts'
import type { Texts } from '../texts.ts'
import { makeAnew } from './sections.ts'
import type { Reuse, SectionValue, SectionMap } from './sections.ts'
import { thesaurusFromPart, thesaurusPart } from '../words/thesaurus-part.ts'
import type { Thesaurus } from '../words/thesaurus.ts'
import { wordSections, wordsFromParts } from '../words/segments/word-sections.ts'

/** The prefix of the word index's parts. */
const WORDS = 'words.'
/** The prefix of the colours' parts. */
const COLORS = 'colors.'
/** The prefix of the cards' parts. */
const CARDS = 'cards.'
/** The prefixes of a facet's dictionary and of its codes. */
const FACET = 'facet.'
const CODES = 'codes.'

/** All parts of a model, one by one: each text is made only when its turn comes. */
export function* modelSections(model: ReadModel): Generator<[name: string, part: SectionValue]> {
  const { productIds, ranks, firstSku, skuIds, productOf, low, high, ownLow, ownHigh } = model
  yield* Object.entries({ productIds, ranks, firstSku, skuIds, productOf, low, high, ownLow, ownHigh })
  yield ['reading', JSON.stringify(model.reading)]
  yield ['rates', JSON.stringify([...model.rates])]
  for (const [name, order] of Object.entries(model.orders)) yield [`order.${name}`, order]
  yield* textParts('names', model.names)
  yield* textParts('enNames', model.enNames)
  yield ['thesaurus', thesaurusPart(model.thesaurus)]
  for (const [name, part] of Object.entries(wordSections(model.words))) yield [`${WORDS}${name}`, part]
  for (const [name, part] of Object.entries(colorParts(model.colors))) yield [`${COLORS}${name}`, part]
  for (const [name, part] of Object.entries(cardParts(model.cards))) yield [`${CARDS}${name}`, part]
  const ofProducts: string[] = []
  for (const [name, { dictionary, codes, isOfProducts }] of model.facets) {
    yield [`${FACET}${name}`, dictionaryPart(dictionary)]
    yield [`${CODES}${name}`, codes]
    if (isOfProducts) ofProducts.push(name)
  }
  yield ['ofProducts', JSON.stringify(ofProducts)]
}

const dictionaryTexts = new WeakMap<FacetDictionary, { values: number; sets: number; text: string }>()

function dictionaryPart(dictionary: FacetDictionary): string {
  const { values, sets } = dictionary
  const known = dictionaryTexts.get(dictionary)
  // Both lists only grow.
  if (known?.values === values.length && known.sets === sets.length) return known.text
  const text = JSON.stringify({ values, sets })
  dictionaryTexts.set(dictionary, { values: values.length, sets: sets.length, text })
  return text
}

/**
 * Builds a model from its parts; throws if they are not those of a model. `made` may return values of an earlier model with nearly the
 * same parts.
 */
export function modelFromParts(deps: SectionMap, made: Reuse = makeAnew): ReadModel {
  const ofProducts = new Set(listOf(deps, 'ofProducts'))
  const order = (name: string) => arrayOf(deps, `order.${name}`, Uint32Array)
  const facetOf = (name: string): FacetColumn => ({
    dictionary: made(FACET + name, () => dictionaryFrom(deps[FACET + name])),
    codes: codesOf(deps, CODES + name),
    isOfProducts: ofProducts.has(name),
  })
  return {
    productIds: arrayOf(deps, 'productIds', Float64Array),
    ranks: arrayOf(deps, 'ranks', Uint32Array),
    names: textsOf(deps, 'names'),
    enNames: textsOf(deps, 'enNames'),
    firstSku: arrayOf(deps, 'firstSku', Uint32Array),
    orders: { rank: order('rank'), en: order('en'), 'zh-CN': order('zh-CN') },
    skuIds: arrayOf(deps, 'skuIds', Float64Array),
    productOf: arrayOf(deps, 'productOf', Uint32Array),
    low: arrayOf(deps, 'low', Float64Array),
    high: arrayOf(deps, 'high', Float64Array),
    ownLow: arrayOf(deps, 'ownLow', Float64Array),
    ownHigh: arrayOf(deps, 'ownHigh', Float64Array),
    rates: ratesOf(deps),
    reading: made('reading', () => readingOf(deps)),
    colors: colorsFromParts(withoutPrefix(deps, COLORS)),
    cards: cardsFromParts(withoutPrefix(deps, CARDS)),
    thesaurus: made('thesaurus', () => thesaurusOf(deps)),
    words: wordsFromParts(withoutPrefix(deps, WORDS), (prefix, make) => made(WORDS + prefix, make)),
    facets: new Map(
      Object.keys(deps)
        .filter((name) => name.startsWith(FACET))
        .map((name) => [name.slice(FACET.length), facetOf(name.slice(FACET.length))]),
    ),
  }
}

/** The values that `modelFromParts` would make for an existing model, by prefix. */
export function* madeOf({ reading, thesaurus, facets, words }: ReadModel): Generator<[prefix: string, value: unknown]> {
  yield ['reading', reading]
  yield ['thesaurus', thesaurus]
  for (const [name, { dictionary }] of facets) yield [FACET + name, dictionary]
  for (const [number, { segment }] of words.parts.entries()) yield [`${WORDS}${number}.`, segment]
}

function ratesOf({ rates }: SectionMap): Rates {
  if (typeof rates !== 'string') throw new Error('no rates')
  return new Map(JSON.parse(rates) as [string, Rate][])
}

function readingOf({ reading }: SectionMap): ReadingGround {
  if (typeof reading !== 'string') throw new Error('no ground to read on')
  return JSON.parse(reading) as ReadingGround
}

function thesaurusOf({ thesaurus }: SectionMap): Thesaurus {
  if (typeof thesaurus !== 'string') throw new Error('no thesaurus')
  return thesaurusFromPart(thesaurus)
}

function withoutPrefix(deps: SectionMap, prefix: string): SectionMap {
  const own = Object.entries(deps).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, part]) => [name.slice(prefix.length), part]))
}

function dictionaryFrom(text: SectionValue | undefined): FacetDictionary {
  if (typeof text !== 'string') throw new Error('no facet')
  const { values, sets } = JSON.parse(text) as Pick<FacetDictionary, 'values' | 'sets'>
  const dictionary = createDictionary(values, sets.slice(1))
  dictionaryTexts.set(dictionary, { values: values.length, sets: sets.length, text })
  return dictionary
}

function codesOf(deps: SectionMap, name: string): Codes {
  const codes = deps[name]
  if (codes instanceof Uint16Array || codes instanceof Uint32Array) return codes
  throw new Error(`no ${name}`)
}

function arrayOf<Kind extends SectionValue>(deps: SectionMap, name: string, kind: new (length: number) => Kind): Kind {
  const part = deps[name]
  if (part instanceof kind) return part
  throw new Error(`no ${name}`)
}

function listOf(deps: SectionMap, name: string): string[] {
  const part = deps[name]
  if (typeof part !== 'string') throw new Error(`no ${name}`)
  return JSON.parse(part) as string[]
}

function textParts(name: string, { bytes, starts }: Texts): [name: string, part: SectionValue][] {
  return [
    [`${name}.bytes`, bytes],
    [`${name}.starts`, starts],
  ]
}

function textsOf(deps: SectionMap, name: string): Texts {
  return { bytes: arrayOf(deps, `${name}.bytes`, Uint8Array), starts: arrayOf(deps, `${name}.starts`, Uint32Array) }
}
