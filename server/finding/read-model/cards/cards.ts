import type { SectionMap } from '../snapshot/sections.ts'
import type { PackedTexts } from './packed-texts.ts'

/** Of a picture's key, which is written as hex. */
export const KEY_BYTES = 20
/** Of a SKU: low and high as it is sold, then low and high per square metre. */
export const PRICES = 4
/** Of a cover: its width and height in pixels. */
export const SIDES = 2

/** What stands between the texts of one packed text; no text of the database has it. */
export const NUL = '\0'

/** What cards of products are made of that nothing is found by, for each SKU on sale in the order of the model. */
export interface CardColumns {
  /** PRICES each, in hundredths of the product's currency and one more: 0 is unknown. */
  prices: Uint32Array | Float64Array
  /** `0xrrggbb` of the cover, without one as it is stated, and one more: 0 is unknown. */
  colors: Uint32Array
  /** SIDES each; zeros where there is no cover. */
  sides: Uint32Array
  /** The covers' keys, KEY_BYTES each. */
  covers: Uint8Array
  /** Numbers of texts: the keys of the pictures that are shown under the pointer, as bytes; 0: none. */
  hovers: Uint32Array
  /** The covers' placeholders as they are stored. */
  placeholders: Uint32Array
  /** What tells each SKU from its siblings, in Chinese and English; 0: nothing. */
  variants: Uint32Array
  /** Of each product its brand and by what it is sold (`Offer`). */
  offers: Uint32Array
  texts: PackedTexts
}

/** Whose a product is, and by what it is sold: many products have the same. */
interface Offer {
  brandId: string
  brandName: string
  brandEnglishName: string
  categoryId: string
  currencyUnit: string
  measurementUnit: string
}

export function offerText(offer: Offer): string {
  const { brandId, brandName, brandEnglishName, categoryId, currencyUnit, measurementUnit } = offer
  return [brandId, brandName, brandEnglishName, categoryId, currencyUnit, measurementUnit].join(NUL)
}

export function readOffer(text: string): Offer {
  const [brandId = '', brandName = '', brandEnglishName = '', categoryId = '', currencyUnit = '', unit = ''] =
    text.split(NUL)
  return { brandId, brandName, brandEnglishName, categoryId, currencyUnit, measurementUnit: unit }
}

/** An empty column of prices that may be as high as this, in hundredths. */
export function createPrices(length: number, highest: number): CardColumns['prices'] {
  return highest < 2 ** 32 - 1 ? new Uint32Array(length) : new Float64Array(length)
}

export function cardParts({ texts, ...columns }: CardColumns): SectionMap {
  return { ...columns, bytes: texts.bytes, ends: texts.ends, hashes: texts.hashes }
}

/** Throws where the parts are not those of `cardParts`. */
export function cardsFromParts(deps: SectionMap): CardColumns {
  const { prices, covers, bytes } = deps
  const numbers = (name: string): Uint32Array => {
    const column = deps[name]
    if (column instanceof Uint32Array) return column
    throw new Error(`the cards of a catalogue lack ${name}`)
  }
  const isPriced = prices instanceof Uint32Array || prices instanceof Float64Array
  if (!isPriced || !(covers instanceof Uint8Array) || !(bytes instanceof Uint8Array))
    throw new Error('not the cards of a catalogue')
  return {
    prices,
    covers,
    colors: numbers('colors'),
    sides: numbers('sides'),
    hovers: numbers('hovers'),
    placeholders: numbers('placeholders'),
    variants: numbers('variants'),
    offers: numbers('offers'),
    texts: { bytes, ends: numbers('ends'), hashes: numbers('hashes') },
  }
}
