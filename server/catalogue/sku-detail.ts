import type { Kysely, Selectable } from 'kysely'
import type { SkuDetail } from '../../contract/catalogue.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { pictureAddress } from './addresses.ts'
import type { AttributesByOwner } from './product-attributes.ts'
import { comparablePrice } from './product-cards.ts'
import { swatchIcon } from './swatch-icon.ts'
import type { CatalogueTables, PictureRole } from './tables.ts'

type Db = Kysely<CatalogueTables>

/** All SKUs of a product in their order, withdrawn ones too. */
export async function findSkus(db: Db, productId: string) {
  return db
    .selectFrom('sku')
    .leftJoin('color', 'color.id', 'sku.color_id')
    .leftJoin('color_system', 'color_system.id', 'color.system_id')
    .leftJoin('area', 'area.code', 'sku.origin')
    .where('sku.product_id', '=', productId)
    .orderBy('sku.sort')
    .orderBy('sku.id')
    .selectAll('sku')
    .select(['color.name as color_name', 'color.hex as system_hex', 'color_system.name as system_name'])
    .select(['area.id as area_id', 'area.name as area_name', 'area.en_name as area_en_name'])
    .execute()
}
type SkuRow = Awaited<ReturnType<typeof findSkus>>[number]

interface PictureRow extends Pick<
  Selectable<CatalogueTables['picture']>,
  'key' | 'width' | 'height' | 'dominant_color' | 'placeholder'
> {
  sku_id: string | null
  role: PictureRole
}

/** All pictures of a product, each role in its order. */
export async function findPictures(db: Db, productId: string): Promise<PictureRow[]> {
  return db
    .selectFrom('picture_use')
    .innerJoin('picture', 'picture.id', 'picture_use.picture_id')
    .where('picture_use.product_id', '=', productId)
    .orderBy('picture_use.sort')
    .select(['picture_use.sku_id', 'picture_use.role', 'picture.key', 'picture.width', 'picture.height'])
    .select(['picture.dominant_color', 'picture.placeholder'])
    .execute()
}

interface SkuSurroundings {
  isOnSale: boolean
  pictures: PictureRow[]
  attributes: AttributesByOwner
  currencyUnit: string
}

/** A SKU as the API gives it. */
export function skuDetail(sku: SkuRow, { isOnSale, pictures, attributes, currencyUnit }: SkuSurroundings): SkuDetail {
  const own = pictures.filter((picture) => picture.sku_id === sku.id)
  const addresses = (role: PictureRole): string[] =>
    own.filter((picture) => picture.role === role).map(({ key }) => pictureAddress(key))
  const cover = own.find(({ role }) => role === 'cover')
  const { comparable_low: low, comparable_high: high } = sku
  return {
    id: sku.id,
    model: sku.model,
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
    palette: [],
    nearestColors: [],
    minPrice: major(sku.min_price),
    maxPrice: major(sku.max_price),
    taxIncluded: sku.tax_included,
    comparablePrice:
      low === null || high === null ? null : comparablePrice(Number(low) / 100, Number(high) / 100, currencyUnit),
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
  }
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

function major(minor: string | null): number | null {
  return minor === null ? null : majorFromMinor(Number(minor))
}
