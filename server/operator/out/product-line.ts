import type { ImportBrand, ImportPicture, ImportProduct, ImportSku } from '../../../contract/import-file.ts'
import { majorFromMinor } from '../../../contract/money.ts'
import { statedPriceOf } from '../../catalogue/stated-price.ts'
import type { PictureRole } from '../../catalogue/tables.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import { importAttributesOf } from './attributes-of.ts'
import type { Piece, StoredFile } from './pieces.ts'
import type { SharedNames } from './shared-names.ts'

/** How a line names a file of the storage. */
export type NameFile = (use: 'picture' | 'document', file: StoredFile) => string

export interface ProductLineDeps {
  names: SharedNames
  files: Pick<Piece, 'pictures' | 'documents'>
  nameFile: NameFile
  /** Whether the line states the facts of the brand; one line of each brand does. */
  tellsBrand: boolean
}

/** The stored rank of a product without one. */
export const UNRANKED = 1_000_000_000

/**
 * A product as a line of the import file. It states every field, even empty ones: importing it now changes nothing, and importing
 * it later restores this state. The fields are always in the same order.
 */
export function lineOf(rows: ProductRows, deps: ProductLineDeps): ImportProduct {
  const { product } = rows
  const { names } = deps
  const valuesBySku = Map.groupBy(rows.values, ({ sku_id: skuId }) => skuId)
  return {
    key: product.key,
    brand: brandOf(product.brand_id, deps),
    status: product.status,
    rank: product.rank === UNRANKED ? null : product.rank,
    name: product.name,
    enName: product.en_name,
    description: product.description,
    enDescription: product.en_description,
    category: names.categoryPaths.get(product.category_id) ?? [],
    platformNo: product.platform_no,
    currencyUnit: product.currency_unit,
    measurementUnit: product.measurement_unit,
    attrs: importAttributesOf(valuesBySku.get(null) ?? [], names),
    auths: certificatesOf(rows, deps),
    files: downloadsOf(rows, deps),
    structuralImages: picturesOf(rows, null, 'structure', deps),
    skus: rows.skus.map((sku) => ({
      ...factsOf(sku, names),
      coverImage: picturesOf(rows, sku.id, 'cover', deps)[0] ?? null,
      productImage: picturesOf(rows, sku.id, 'product', deps)[0] ?? null,
      dimensionImages: picturesOf(rows, sku.id, 'dimension', deps),
      caseImages: picturesOf(rows, sku.id, 'case', deps),
      attrs: importAttributesOf(valuesBySku.get(sku.id) ?? [], names),
    })),
  }
}

function brandOf(id: string, { names, nameFile, tellsBrand }: ProductLineDeps): ImportBrand {
  const brand = names.brands.get(id)
  if (!brand) throw new Error('a product of no brand')
  const { english_name: englishName, name, country, website, description, en_description: enDescription } = brand
  if (!tellsBrand) return { englishName }
  const { logo_key: key, logo_format: format } = brand
  const logo = key === null || format === null ? null : nameFile('picture', { key, format })
  return { englishName, name, country, website, logo, description, enDescription }
}

function factsOf(sku: ProductRows['skus'][number], { colors }: SharedNames): ImportSku {
  const [length, width, thickness] = [numberOf(sku.length_mm), numberOf(sku.width_mm), numberOf(sku.thickness_mm)]
  const price = statedPriceOf(sku)
  const size = {
    ...(length !== null && { length }),
    ...(width !== null && { width }),
    ...(thickness !== null && { thickness }),
  }
  return {
    model: sku.model,
    name: sku.stated_name,
    enName: sku.stated_en_name,
    status: sku.status,
    color: (sku.color_id !== null && colors.get(sku.color_id)) || null,
    colorHex: sku.color_hex,
    minPrice: priceOf(price.low),
    maxPrice: priceOf(price.high),
    ...(price.quantity !== 1 && { priceQuantity: price.quantity }),
    taxIncluded: sku.tax_included,
    stock: numberOf(sku.stock),
    leadTimeDays: sku.lead_time_days,
    size: Object.keys(size).length ? size : null,
    productDimension: sku.product_dimension,
    packCoverage: numberOf(sku.pack_coverage),
    packPieces: sku.pack_pieces,
    origin: sku.origin,
    domesticOrImported: sku.domestic_or_imported,
    hasCustomOption: sku.has_custom_option as ImportSku['hasCustomOption'],
  }
}

function picturesOf(
  { pictures }: ProductRows,
  skuId: string | null,
  role: PictureRole,
  { files, nameFile }: ProductLineDeps,
): ImportPicture[] {
  const own = pictures.filter((picture) => picture.sku_id === skuId && picture.role === role)
  return own.map(({ picture_id: id, mm_width: mmWidth }) => {
    const file = nameFile('picture', getFile(files.pictures, id))
    return mmWidth === null ? file : { file, mmWidth: Number(mmWidth) }
  })
}

function certificatesOf(
  { certificates }: ProductRows,
  { names, files, nameFile }: ProductLineDeps,
): ImportProduct['auths'] {
  return certificates.map((row) => {
    const { authority_id: authorityId, scheme, number, issued_on: issuedOn, expires_on: expiresOn } = row
    const authority = names.authorities.get(authorityId)
    return {
      ...(authority?.name != null && { authority: authority.name }),
      ...(authority?.en_name != null && { enAuthority: authority.en_name }),
      scheme,
      number,
      issuedOn,
      expiresOn,
      file: row.document_id === null ? null : nameFile('document', getFile(files.documents, row.document_id)),
    }
  })
}

function downloadsOf({ downloads }: ProductRows, { files, nameFile }: ProductLineDeps): ImportProduct['files'] {
  return downloads.map(({ name, en_name: enName, kind, document_id: id }) => ({
    name,
    enName,
    kind,
    file: nameFile('document', getFile(files.documents, id)),
  }))
}

function getFile(files: Map<string, StoredFile>, id: string): StoredFile {
  const file = files.get(id)
  if (!file) throw new Error(`no file ${id}`)
  return file
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function priceOf(minor: string | null): number | null {
  return minor === null ? null : majorFromMinor(Number(minor))
}
