import type { ProductDetail, SkuDetail } from '../../contract/catalogue.ts'
import { hexOfRgb, labOfRgb } from '../../contract/colors/lab.ts'
import { majorFromMinor } from '../../contract/money.ts'
import type { PaletteColor } from '../platform/pictures/palette.ts'
import { pictureAddress } from './addresses.ts'
import { comparablePrice } from './comparable-price.ts'
import type { Comparing } from './comparable-price.ts'
import type { NearestColor } from './color-systems.ts'
import type { PictureRow, SkuRow } from './detail-rows.ts'
import { lookOfCover, statesLrv } from './look-of-sku.ts'
import type { AttributesByOwner } from './product-attributes.ts'
import { shownStatedPrice, statedPriceOf } from './stated-price.ts'
import { paletteOfSku } from './sku-palette.ts'
import { swatchIcon } from './swatch-icon.ts'
import type { PictureRole } from './tables.ts'
import { variantOf } from './variant-names.ts'

/** Each picture once, with its real width if one of its uses states it. */
export function pictureSizes(pictures: readonly PictureRow[]): ProductDetail['pictureSizes'] {
  const mmByKey = new Map(pictures.flatMap(({ key, mm_width: mm }) => (mm === null ? [] : [[key, Number(mm)]])))
  return [...new Map(pictures.map((picture) => [picture.key, picture])).values()].map(({ key, width, height }) => ({
    picture: pictureAddress(key),
    width,
    height,
    mmWidth: mmByKey.get(key) ?? null,
  }))
}

interface SkuSurroundings {
  isOnSale: boolean
  pictures: PictureRow[]
  attributes: AttributesByOwner
  /** By SKU id. */
  derived: ReadonlyMap<string, NonNullable<SkuDetail['derived']>>
  places: ReadonlyMap<string, NonNullable<SkuDetail['places']>>
  /** The price range of the product. */
  prices: Pick<SkuDetail, 'productLowestPrice' | 'productHighestPrice'>
  currencyUnit: string
  measurementUnit: string
  comparing: Comparing
  /** By the first colour of a SKU. */
  nearestColors: Map<string, NearestColor[]>
}

/** The colours of a SKU by share, the largest first. */
export function skuPalette(sku: SkuRow, pictures: PictureRow[]): PaletteColor[] {
  const cover = pictures.find(({ sku_id: id, role }) => id === sku.id && role === 'cover')
  const { dominant_color: dominantColor = null, palette: stored = null } = cover ?? {}
  return paletteOfSku({ stored, dominantColor, colorHex: sku.color_hex })
}

/** A SKU in the form of the API. */
export function skuDetailOf(sku: SkuRow, surroundings: SkuSurroundings): SkuDetail {
  const { isOnSale, pictures, attributes, prices, nearestColors } = surroundings
  const [derived, places] = [surroundings.derived.get(sku.id), surroundings.places.get(sku.id)]
  const palette = skuPalette(sku, pictures)
  const own = pictures.filter((picture) => picture.sku_id === sku.id)
  const addresses = (role: PictureRole): string[] =>
    own.filter((picture) => picture.role === role).map(({ key }) => pictureAddress(key))
  const cover = own.find(({ role }) => role === 'cover')
  const look = lookOfCover(cover, statesLrv(attributes, sku.id))
  const ranges = {
    ...surroundings,
    perSquareMetre: rangeOf(sku.comparable_low, sku.comparable_high),
    own: ownOf(sku),
  }
  return {
    id: sku.id,
    model: sku.model,
    variant: variantOf(sku),
    onSale: isOnSale && sku.status === 'on_sale',
    coverImage: pictureAddress(cover?.key),
    coverColor: cover?.dominant_color ?? sku.color_hex,
    coverRatio: cover ? cover.width / cover.height : null,
    coverPlaceholder: cover?.placeholder ?? null,
    dimensionImages: addresses('dimension'),
    imageList: [...addresses('cover'), ...addresses('dimension')],
    productImage: addresses('product')[0] ?? null,
    productDimension: sku.product_dimension,
    caseImages: addresses('case'),
    colorSystem: sku.system_name,
    color: colorOf(sku),
    colorHex: sku.color_hex,
    palette: palette.map(asShown),
    nearestColors: palette[0] ? (nearestColors.get(hexOfRgb(palette[0].rgb)) ?? []) : [],
    minPrice: major(sku.min_price),
    maxPrice: major(sku.max_price),
    statedPrice: shownStatedPrice(statedPriceOf(sku)),
    ...prices,
    taxIncluded: sku.tax_included,
    comparablePrice: comparablePrice(ranges, surroundings.comparing),
    packCoverage: numberOf(sku.pack_coverage),
    packPieces: sku.pack_pieces,
    stock: numberOf(sku.stock),
    leadTimeDays: sku.lead_time_days,
    size: sizeOf(sku),
    countryArea:
      sku.area_id === null ? null : { id: sku.area_id, name: sku.area_name ?? '', enName: sku.area_en_name ?? '' },
    hasCustomOption: sku.has_custom_option,
    origin: sku.origin,
    domesticOrImported: sku.domestic_or_imported,
    attrs: attributes.bySku.get(sku.id) ?? [],
    ...(derived && { derived }),
    ...(places && { places }),
    ...(look && { look }),
  }
}

/** Of one unit, not rounded: it may be converted. */
function ownOf(sku: SkuRow): { low: number; high: number } | null {
  const { low, high, quantity } = statedPriceOf(sku)
  const range = rangeOf(low, high)
  return range && { low: range.low / quantity, high: range.high / quantity }
}

function rangeOf(low: string | null, high: string | null): { low: number; high: number } | null {
  return low === null || high === null ? null : { low: Number(low), high: Number(high) }
}

function asShown({ rgb, share }: PaletteColor): SkuDetail['palette'][number] {
  const [l, a, b] = labOfRgb(rgb).map((value) => Math.round(value * 100) / 100)
  return { hex: hexOfRgb(rgb), lab: [l ?? 0, a ?? 0, b ?? 0], share }
}

function colorOf(sku: SkuRow): SkuDetail['color'] {
  if (sku.color_id === null) return null
  return { id: sku.color_id, name: sku.color_name ?? '', hex: sku.system_hex, icon: swatchIcon(sku.system_hex) }
}

function sizeOf(sku: SkuRow): SkuDetail['size'] {
  const size = { length: numberOf(sku.length_mm), width: numberOf(sku.width_mm), thickness: numberOf(sku.thickness_mm) }
  return Object.values(size).some((side) => side !== null) ? size : null
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

/** Converts hundredths, as text, to major units. */
export function major(minor: string | null): number | null {
  return minor === null ? null : majorFromMinor(Number(minor))
}
