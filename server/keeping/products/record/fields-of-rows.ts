import type {
  AttributeEntry,
  CertificateEntry,
  DownloadEntry,
  PictureEntry,
  ProductFields,
  SkuFields,
} from '../../../../contract/keeping/product-record.ts'
import { majorFromMinor } from '../../../../contract/money.ts'
import { statedPriceOf } from '../../../catalogue/stated-price.ts'
import type { AttributeKind, PictureRole } from '../../../catalogue/tables.ts'
import type { Row } from '../../../imports/merging/bulk-rows.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'

/** The keys that records use in place of ids. */
export interface StoredKeys {
  pictureKey(id: string): string
  documentKey(id: string): string
  typeOf(attributeId: string): AttributeKind | undefined
}

/** The fields of a product's form, from its rows. */
export function productFieldsOf(rows: ProductRows, keys: StoredKeys): ProductFields {
  const { product } = rows
  return {
    brandId: product.brand_id,
    key: product.key,
    status: product.status,
    rank: product.rank,
    name: product.name,
    enName: product.en_name,
    description: product.description,
    enDescription: product.en_description,
    categoryId: product.category_id,
    platformNo: product.platform_no,
    currencyUnit: product.currency_unit,
    measurementUnit: product.measurement_unit,
    attrs: entriesOf(rows, null, keys),
    auths: rows.certificates.map((row) => certificateOf(row, keys)),
    files: rows.downloads.map((row) => downloadOf(row, keys)),
    structuralImages: picturesOf(rows, { skuId: null, role: 'structure' }, keys),
    skuOrder: rows.skus.map(({ id }) => id),
  }
}

/** The fields of a SKU's form, from its rows. */
export function skuFieldsOf(sku: Row<'sku'>, rows: ProductRows, keys: StoredKeys): SkuFields {
  const price = statedPriceOf(sku)
  const pictures = (role: PictureRole) => picturesOf(rows, { skuId: sku.id, role }, keys)
  return {
    model: sku.model,
    name: sku.stated_name,
    enName: sku.stated_en_name,
    status: sku.status,
    colorId: sku.color_id,
    colorHex: sku.color_hex,
    minPrice: majorOf(price.low),
    maxPrice: majorOf(price.high),
    priceQuantity: price.quantity,
    taxIncluded: sku.tax_included,
    packCoverage: numberOf(sku.pack_coverage),
    packPieces: sku.pack_pieces,
    stock: numberOf(sku.stock),
    leadTimeDays: sku.lead_time_days,
    length: numberOf(sku.length_mm),
    width: numberOf(sku.width_mm),
    thickness: numberOf(sku.thickness_mm),
    productDimension: sku.product_dimension,
    origin: sku.origin,
    domesticOrImported: sku.domestic_or_imported,
    hasCustomOption: sku.has_custom_option as SkuFields['hasCustomOption'],
    coverImage: pictures('cover')[0] ?? null,
    productImage: pictures('product')[0] ?? null,
    dimensionImages: pictures('dimension'),
    caseImages: pictures('case'),
    attrs: entriesOf(rows, sku.id, keys),
  }
}

/** The attributes in order. The options of a choice, a row each, become one entry. */
function entriesOf({ values }: ProductRows, skuId: string | null, { typeOf }: StoredKeys): AttributeEntry[] {
  const entries: AttributeEntry[] = []
  for (const value of values) {
    if (value.sku_id !== skuId) continue
    const last = entries.at(-1)
    if (value.option_id !== null && last?.type === 'choice' && last.attributeId === value.attribute_id)
      last.options.push({ id: value.option_id })
    else entries.push(entryOf(value, typeOf(value.attribute_id)))
  }
  return entries
}

function entryOf(value: Row<'attribute_value'>, type: AttributeKind | undefined): AttributeEntry {
  const { attribute_id: attributeId } = value
  if (value.option_id !== null) return { type: 'choice', attributeId, options: [{ id: value.option_id }] }
  if (value.boolean_value !== null) return { type: 'boolean', attributeId, yes: value.boolean_value }
  if (value.number_low === null)
    return { type: 'text', attributeId, text: value.text_value, enText: value.en_text_value }
  const low = Number(value.number_low)
  if (type === 'number') return { type: 'number', attributeId, number: low }
  return { type: 'range', attributeId, low, high: Number(value.number_high ?? low) }
}

function picturesOf(
  { pictures }: ProductRows,
  { skuId, role }: { skuId: string | null; role: PictureRole },
  { pictureKey }: StoredKeys,
): PictureEntry[] {
  return pictures
    .filter((use) => use.sku_id === skuId && use.role === role)
    .map((use) => ({ picture: pictureKey(use.picture_id), mmWidth: numberOf(use.mm_width) }))
}

function certificateOf(row: Row<'certificate'>, { documentKey }: StoredKeys): CertificateEntry {
  return {
    authorityId: row.authority_id,
    scheme: row.scheme,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    document: row.document_id === null ? null : documentKey(row.document_id),
  }
}

function downloadOf(row: Row<'download'>, { documentKey }: StoredKeys): DownloadEntry {
  return { name: row.name, enName: row.en_name, kind: row.kind, document: documentKey(row.document_id) }
}

function majorOf(minor: string | null): number | null {
  return minor === null ? null : majorFromMinor(Number(minor))
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}
