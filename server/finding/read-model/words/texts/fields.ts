/**
 * Where a text stands; `scheme` is what certificates in force claim, `shade` what measured colours are called. `category` is the product's own, `categoryAbove` one that it lies
 * in, `categoryOfSeveral` one of those whose title names several things ("Textile and carpet" is no word for a velvet). The
 * place in the list is the field's number in the index; names come first, then categories.
 */
export const FIELDS = [
  'name',
  'category',
  'categoryAbove',
  'categoryOfSeveral',
  'brand',
  'color',
  'shade',
  'shadeOfTone',
  'shadeBeside',
  'model',
  'platformNo',
  'scheme',
  'attribute',
  'skuAttribute',
  'attributeName',
  'origin',
  'description',
] as const
export type WordField = (typeof FIELDS)[number]

/** A text of the catalogue. The same object may stand for many products: it is then read once. */
export interface FieldText {
  field: WordField
  text: string
}

/** The texts of a product and of each of its SKUs, in their order. */
export interface TextsOfProduct {
  texts: FieldText[]
  skus: FieldText[][]
}

/** What a match is worth by where it stands, in hundredths. */
export const WEIGHTS: Record<WordField, number> = {
  name: 100,
  category: 85,
  categoryAbove: 75,
  categoryOfSeveral: 35,
  brand: 85,
  color: 75,
  shade: 62,
  shadeOfTone: 50,
  shadeBeside: 40,
  model: 100,
  platformNo: 100,
  scheme: 60,
  attribute: 60,
  skuAttribute: 55,
  attributeName: 20,
  origin: 50,
  description: 25,
}

/** What a match is worth by how near it is, in hundredths. */
export const QUALITY = {
  exact: 100,
  /** A model number's beginning in several words: hardly anything else is meant. */
  codeBeginning: 95,
  prefix: 85,
  /** Another form of the word, or the same written in one or apart. */
  form: 78,
  /** The characters in another order, or about the product in different places. */
  parted: 65,
  pinyin: 62,
  initials: 50,
  /** Other characters that are read alike. */
  sameSound: 46,
  /** Pinyin with n for ng, s for sh and so on. */
  loosePinyin: 45,
  characters: 42,
  oneTypo: 40,
  /** A run of Han with one character wrong or too many. */
  oneCharacterOff: 30,
  twoTypos: 25,
  typoInBeginning: 20,
  /** The beginning of a word that only a description has. */
  shortBeginning: 15,
} as const

const OF_SKUS: ReadonlySet<WordField> = new Set([
  'color',
  'shade',
  'shadeOfTone',
  'shadeBeside',
  'model',
  'skuAttribute',
  'origin',
])
const CODES: ReadonlySet<WordField> = new Set(['model', 'platformNo'])
const PLAIN: ReadonlySet<WordField> = new Set(['model', 'platformNo', 'attributeName', 'description'])

/** By the field's number. */
export const isOfSkus = FIELDS.map((field) => OF_SKUS.has(field))
/** Model and platform numbers are compared without what punctuates them. */
export const isCode = FIELDS.map((field) => CODES.has(field))
/** Whether a field is found by pinyin too. */
export const hasPinyin = FIELDS.map((field) => !PLAIN.has(field))
/** Whether it says what a product is called, or of what kind it is. */
export const isKind = FIELDS.map((_, field) => field < FIELDS.indexOf('brand'))
export const weightOf = FIELDS.map((field) => WEIGHTS[field])
/** In a name a phrase that is meant may be part of another word (软木地板 is no 木地板): what is of the kind comes before. */
const MEANT_NAME = 70
const COLORS: ReadonlySet<WordField> = new Set(['color', 'shade', 'shadeOfTone', 'shadeBeside'])
const isColor = FIELDS.map((field) => COLORS.has(field))
/** What the thesaurus says counts in full only in categories: elsewhere even a description that has what was typed is before it. */
export const meantWeightOf = FIELDS.map((field, place) => {
  if (field === 'name') return MEANT_NAME
  // What a product says of itself is nearer than what a certificate claims.
  if (field === 'attribute') return Math.round(WEIGHTS[field] * 0.55)
  // A colour is no less so by its other name.
  if (isColor[place]) return WEIGHTS[field]
  return isKind[place] ? WEIGHTS[field] : Math.round(WEIGHTS[field] * 0.4)
})
/** The weights where a shade is all that was typed: what may but be meant by it is left out. */
export const plainWeightOf = plainOf(weightOf)
export const plainMeantWeightOf = plainOf(meantWeightOf)
function plainOf(weights: number[]): number[] {
  return weights.with(FIELDS.indexOf('shadeBeside'), 0)
}

export const NAME = FIELDS.indexOf('name')
/** Names and categories: the fields before this one. */
export const BEYOND_CATEGORIES = FIELDS.indexOf('categoryOfSeveral')
export const DESCRIPTION = FIELDS.indexOf('description')
