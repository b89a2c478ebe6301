import type { Rate, Rates } from '../../../catalogue/rates.ts'
import { cardParts, cardsFromParts } from '../cards/cards.ts'
import { colorParts, colorsFromParts } from '../colors/colors.ts'
import type { Codes } from '../columns.ts'
import { createDictionary } from '../facet-dictionary.ts'
import { placesOfOwners } from '../model.ts'
import type { FacetColumn, ReadingGround, ReadModel } from '../model.ts'
import type { Part, Parts } from './parts.ts'
import { buildThesaurus } from '../words/thesaurus.ts'
import type { Entry, Thesaurus } from '../words/thesaurus.ts'
import { wordParts, wordsFromParts } from '../words/segments/word-parts.ts'

/** What the parts of the word index are named after. */
const WORDS = 'words.'
/** … and those of the colours. */
const COLORS = 'colors.'
/** … and those of the cards. */
const CARDS = 'cards.'

/** Everything that a model is made of, one by one: a text is made when its turn comes. */
export function* modelParts(model: ReadModel): Generator<[name: string, part: Part]> {
  const { productIds, ranks, firstSku, skuIds, low, high, ownLow, ownHigh } = model
  yield* Object.entries({ productIds, ranks, firstSku, skuIds, low, high, ownLow, ownHigh })
  yield ['reading', JSON.stringify(model.reading)]
  yield ['rates', JSON.stringify([...model.rates])]
  for (const [name, order] of Object.entries(model.orders)) yield [`order.${name}`, order]
  yield* textParts('names', model.names)
  yield* textParts('enNames', model.enNames)
  yield ['thesaurus', JSON.stringify(model.thesaurus.entries)]
  for (const [name, part] of Object.entries(wordParts(model.words))) yield [`${WORDS}${name}`, part]
  for (const [name, part] of Object.entries(colorParts(model.colors))) yield [`${COLORS}${name}`, part]
  for (const [name, part] of Object.entries(cardParts(model.cards))) yield [`${CARDS}${name}`, part]
  for (const [name, { dictionary, codes, isOfProducts }] of model.facets) {
    const { values, sets } = dictionary
    yield [`facet.${name}`, JSON.stringify({ values, sets, isOfProducts })]
    yield [`codes.${name}`, codes]
  }
}

/** The model of these parts. Throws where they are not those of a model. */
export function modelFromParts(parts: Parts): ReadModel {
  const firstSku = arrayOf(parts, 'firstSku', Uint32Array)
  const order = (name: string) => arrayOf(parts, `order.${name}`, Uint32Array)
  return {
    productIds: arrayOf(parts, 'productIds', Float64Array),
    ranks: arrayOf(parts, 'ranks', Uint32Array),
    names: textsOf(parts, 'names'),
    enNames: textsOf(parts, 'enNames'),
    firstSku,
    orders: { rank: order('rank'), en: order('en'), 'zh-CN': order('zh-CN') },
    skuIds: arrayOf(parts, 'skuIds', Float64Array),
    productOf: placesOfOwners(firstSku),
    low: arrayOf(parts, 'low', Float64Array),
    high: arrayOf(parts, 'high', Float64Array),
    ownLow: arrayOf(parts, 'ownLow', Float64Array),
    ownHigh: arrayOf(parts, 'ownHigh', Float64Array),
    rates: ratesOf(parts),
    reading: readingOf(parts),
    colors: colorsFromParts(withoutPrefix(parts, COLORS)),
    cards: cardsFromParts(withoutPrefix(parts, CARDS)),
    thesaurus: thesaurusOf(parts),
    words: wordsFromParts(withoutPrefix(parts, WORDS)),
    facets: new Map(
      Object.keys(parts)
        .filter((name) => name.startsWith('facet.'))
        .map((name) => [name.slice('facet.'.length), facetOf(parts, name.slice('facet.'.length))]),
    ),
  }
}

function ratesOf({ rates }: Parts): Rates {
  if (typeof rates !== 'string') throw new Error('no rates')
  return new Map(JSON.parse(rates) as [string, Rate][])
}

function readingOf({ reading }: Parts): ReadingGround {
  if (typeof reading !== 'string') throw new Error('no ground to read on')
  return JSON.parse(reading) as ReadingGround
}

function thesaurusOf({ thesaurus }: Parts): Thesaurus {
  if (typeof thesaurus !== 'string') throw new Error('no thesaurus')
  return buildThesaurus(JSON.parse(thesaurus) as Entry[])
}

function withoutPrefix(parts: Parts, prefix: string): Parts {
  const own = Object.entries(parts).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, part]) => [name.slice(prefix.length), part]))
}

function facetOf(parts: Parts, name: string): FacetColumn {
  const text = parts[`facet.${name}`]
  const codes = parts[`codes.${name}`]
  if (typeof text !== 'string' || !(codes instanceof Uint16Array || codes instanceof Uint32Array))
    throw new Error(`no facet ${name}`)
  const { values, sets, isOfProducts } = JSON.parse(text) as {
    values: string[]
    sets: number[][]
    isOfProducts: boolean
  }
  return { dictionary: createDictionary(values, sets.slice(1)), codes: codes satisfies Codes, isOfProducts }
}

function arrayOf<Kind extends Part>(parts: Parts, name: string, kind: new (length: number) => Kind): Kind {
  const part = parts[name]
  if (part instanceof kind) return part
  throw new Error(`no ${name}`)
}

/** Texts to a part: so many are put together in a moment. */
const TEXTS_A_PART = 8192
// No text of the database has one.
const NUL = '\0'

function* textParts(name: string, texts: string[]): Generator<[name: string, part: string]> {
  for (let from = 0; from < texts.length; from += TEXTS_A_PART)
    yield [`${name}.${from}`, texts.slice(from, from + TEXTS_A_PART).join(NUL)]
}

function textsOf(parts: Parts, name: string): string[] {
  const texts: string[] = []
  for (let part = parts[`${name}.0`]; typeof part === 'string'; part = parts[`${name}.${texts.length}`])
    for (const text of part.split(NUL)) texts.push(text)
  return texts
}
