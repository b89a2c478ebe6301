/**
 * The fields of texts, by their number in the index: names, then categories, then others. `categoryOfSeveral` is a category whose title
 * names several things, `scheme` a certificate's claim, `shade…` a measured colour's name.
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

/** A text of the catalogue. Many products may share one object, which is then indexed once. */
export interface FieldText {
  field: WordField
  text: string
}

/** The texts of a product and of each of its SKUs, in their order. */
export interface TextsOfProduct {
  texts: FieldText[]
  skus: FieldText[][]
}

/** The weight of a match by its field, in hundredths. */
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

/** The weight of a match by its nearness, in hundredths. */
export const QUALITY = {
  exact: 100,
  /** The beginning of a model number, typed as several words: it can hardly mean anything else. */
  codeBeginning: 95,
  prefix: 85,
  /** Another form of the word, or the same word joined or split. */
  form: 78,
  /** The characters in another order, or in different texts of the product. */
  parted: 65,
  pinyin: 62,
  initials: 50,
  /** Other characters with the same reading. */
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

/** The most that a match in a description alone scores, with what its other wording adds. */
export const MOST_OF_DESCRIPTION = Math.ceil((WEIGHTS.description * QUALITY.exact * 33) / 32)

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
/** Model and platform numbers are compared without punctuation. */
export const isCode = FIELDS.map((field) => CODES.has(field))
/** Whether a field is also searched by pinyin. */
export const hasPinyin = FIELDS.map((field) => !PLAIN.has(field))
/** Whether the field is a name or a category. */
export const isKind = FIELDS.map((_, field) => field < FIELDS.indexOf('brand'))
export const BRAND = FIELDS.indexOf('brand')
export const weightOf = FIELDS.map((field) => WEIGHTS[field])
/** In a name, a meaning from the thesaurus may be part of another word (软木地板 is not 木地板), so categories rank before names. */
const MEANT_NAME = 70
const COLORS: ReadonlySet<WordField> = new Set(['color', 'shade', 'shadeOfTone', 'shadeBeside'])
/** Whether the field is the name of a colour. */
export const isColor = FIELDS.map((field) => COLORS.has(field))
/** A thesaurus meaning counts in full only in categories; elsewhere even a description with the typed words ranks before it. */
export const meantWeightOf = FIELDS.map((field, place) => {
  if (field === 'name') return MEANT_NAME
  // A product's own texts rank before the claims of its certificates.
  if (field === 'attribute') return Math.round(WEIGHTS[field] * 0.55)
  // A colour counts in full under its other name.
  if (isColor[place]) return WEIGHTS[field]
  return isKind[place] ? WEIGHTS[field] : Math.round(WEIGHTS[field] * 0.4)
})
/** The weights for a query that is only a shade: doubtful colours are left out, and a brand of that name comes after the colour. */
export const plainWeightOf = plainOf(weightOf)
export const plainMeantWeightOf = plainOf(meantWeightOf)
function plainOf(weights: number[]): number[] {
  return weights.with(FIELDS.indexOf('shadeBeside'), 0).with(BRAND, 30)
}

export const NAME = FIELDS.indexOf('name')
/** Fields before this one are names and categories. */
export const BEYOND_CATEGORIES = FIELDS.indexOf('categoryOfSeveral')
export const DESCRIPTION = FIELDS.indexOf('description')
