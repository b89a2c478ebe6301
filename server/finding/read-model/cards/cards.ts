import type { PriceQuantity } from '../../../../contract/price-quantity.ts'
import type { SectionMap } from '../snapshot/sections.ts'
import type { PackedTexts } from './packed-texts.ts'

/** The bytes of a picture's key, which is written as hex. */
export const KEY_BYTES = 20
/** Prices of a SKU: low and high as stated, then per square metre. */
export const PRICES = 4
/** What a stated price is for, by the number in `quantities`. */
export const QUANTITIES: readonly PriceQuantity[] = [1, 10, 100, 1000]
/** Sides of a cover: width and height in pixels. */
export const SIDES = 2

/** The separator within a packed text; no text of the database contains it. */
export const NUL = '\0'

/** The data of cards that is not searched, for each SKU on sale in the model's order. */
export interface CardColumns {
  /** PRICES for each SKU, in hundredths of the product's currency plus one; 0 is unknown. */
  prices: Uint32Array | Float64Array
  /** The place in QUANTITIES of what the stated price is for. */
  quantities: Uint8Array
  /** `0xrrggbb` of the cover, else as stated, plus one; 0 is unknown. */
  colors: Uint32Array
  /** SIDES for each SKU; zeros without a cover. */
  sides: Uint32Array
  /** The keys of the covers, KEY_BYTES each. */
  covers: Uint8Array
  /** Text numbers of the keys of pictures shown on hover, as bytes; 0: none. */
  hovers: Uint32Array
  /** The covers' placeholders as they are stored. */
  placeholders: Uint32Array
  /** Text numbers of the name of each variant, in Chinese and English; 0: none. */
  variants: Uint32Array
  /** The number of each product's `Offer`. */
  offers: Uint32Array
  texts: PackedTexts
}

/** A product's brand and unit of sale; many products share one. */
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

/** An empty column for prices up to this, in hundredths. */
export function createPrices(length: number, highest: number): CardColumns['prices'] {
  return highest < 2 ** 32 - 1 ? new Uint32Array(length) : new Float64Array(length)
}

export function cardParts({ texts, ...columns }: CardColumns): SectionMap {
  return { ...columns, bytes: texts.bytes, ends: texts.ends, hashes: texts.hashes }
}

/** Throws if the parts are not those of `cardParts`. */
export function cardsFromParts(deps: SectionMap): CardColumns {
  const { prices, quantities, covers, bytes } = deps
  const numbers = (name: string): Uint32Array => {
    const column = deps[name]
    if (column instanceof Uint32Array) return column
    throw new Error(`the cards of a catalogue lack ${name}`)
  }
  const isPriced = prices instanceof Uint32Array || prices instanceof Float64Array
  const isBytes = (part: unknown): part is Uint8Array => part instanceof Uint8Array
  if (!isPriced || !isBytes(quantities) || !isBytes(covers) || !isBytes(bytes))
    throw new Error('not the cards of a catalogue')
  return {
    prices,
    quantities,
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
