import { hexOfRgb } from '../../../contract/colors/lab.ts'
import { pictureAddress } from '../../catalogue/addresses.ts'
import type { VariantName } from '../../catalogue/variant-names.ts'
import { KEY_BYTES, NUL, PRICES, QUANTITIES, readOffer, SIDES } from '../read-model/cards/cards.ts'
import { startOf } from '../read-model/cards/packed-texts.ts'
import type { ReadModel } from '../read-model/model.ts'
import { readerOf } from '../read-model/texts.ts'
import type { CardSource } from './card.ts'

/** Reads cards from the read model, where a SKU is a place. */
export function modelCards(model: ReadModel): CardSource<number> {
  const { prices, quantities, colors, sides, covers, hovers, placeholders, variants, offers, texts } = model.cards
  const colorIds = model.facets.get('color')
  const [nameAt, enNameAt] = [readerOf(model.names), readerOf(model.enNames)]
  const keys = bufferOf(covers)
  const bytes = bufferOf(texts.bytes)
  const textAt = (text: number, encoding: 'utf8' | 'hex' = 'utf8') =>
    bytes.toString(encoding, startOf(texts, text), texts.ends[text])
  const hasCover = (sku: number) => sides[sku * SIDES] !== 0
  const price = (sku: number, place: number) => (prices[sku * PRICES + place] ?? 0) - 1
  const span = (sku: number, place: number) =>
    price(sku, place) < 0 ? null : { low: price(sku, place), high: price(sku, place + 1) }
  return {
    shown(sku) {
      const product = model.productOf[sku] ?? 0
      const offer = readOffer(textAt(offers[product] ?? 0))
      const [hover, placeholder] = [hovers[sku] ?? 0, placeholders[sku] ?? 0]
      return {
        spuId: String(model.productIds[product]),
        name: nameAt(product),
        enName: enNameAt(product),
        brand: { id: offer.brandId, name: offer.brandName, englishName: offer.brandEnglishName },
        categoryId: offer.categoryId,
        hoverImage: hover ? pictureAddress(textAt(hover, 'hex')) : null,
        coverRatio: hasCover(sku) ? (sides[sku * SIDES] ?? 0) / (sides[sku * SIDES + 1] ?? 1) : null,
        coverPlaceholder: hasCover(sku) ? textAt(placeholder) : null,
        currencyUnit: offer.currencyUnit,
        measurementUnit: offer.measurementUnit,
      }
    },
    swatch(sku) {
      const color = colors[sku] ?? 0
      const values = colorIds?.dictionary.sets[colorIds.codes[sku] ?? 0]
      const variant = variants[sku] ?? 0
      return {
        skuId: String(model.skuIds[sku]),
        coverImage: hasCover(sku) ? pictureAddress(keys.toString('hex', sku * KEY_BYTES, (sku + 1) * KEY_BYTES)) : null,
        coverColor: color ? hexOfRgb(color - 1) : null,
        colorId: colorIds?.dictionary.values[values?.[0] ?? -1] ?? null,
        variant: variant ? variantAt(textAt(variant)) : null,
      }
    },
    own: (sku) => {
      const own = span(sku, 0)
      return own && { ...own, quantity: QUANTITIES[quantities[sku] ?? 0] ?? 1 }
    },
    perSquareMetre: (sku) => span(sku, 2),
  }
}

function variantAt(text: string): VariantName {
  const end = text.indexOf(NUL)
  return { name: text.slice(0, end), enName: text.slice(end + 1) }
}

/** The same bytes as texts. */
function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, length)
}
