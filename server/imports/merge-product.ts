import type { ImportPicture, ImportProduct, ImportSku } from '../../contract/import-file.ts'
import { minorFromMajor } from '../../contract/money.ts'
import { comparablePriceOf } from '../catalogue/comparable-price.ts'
import type { Row } from './bulk-rows.ts'
import { pathOf } from './import-files.ts'
import { mergeAttributes } from './merge-attributes.ts'
import { LineRejected, withoutUndefined } from './references.ts'
import type { References } from './references.ts'
import type { ProductRows } from './stored-products.ts'

/** Ids of the pictures and documents that a line names, by path. */
export interface FileIds {
  pictures: Map<string, string>
  documents: Map<string, string>
}

export interface MergeParts {
  references: References
  files: FileIds
}

const LAST_RANK = 1_000_000_000

/** The product as it is once a line is taken: what the line leaves out stays as it was stored. */
export async function mergeProduct(
  given: ImportProduct,
  stored: ProductRows | undefined,
  parts: MergeParts,
): Promise<ProductRows> {
  checkDictionaries(given, parts.references)
  const product = await mergeProductRow(given, stored?.product, parts)
  const before: ProductRows = stored ?? { product, skus: [], values: [], pictures: [], certificates: [], downloads: [] }
  const skus = await mergeSkus(given.skus ?? [], before.skus, product, parts.references)
  const idByModel = new Map(skus.map((sku) => [sku.model, sku.id]))
  const after: ProductRows = {
    product,
    skus: skus.map((sku) => withComparablePrice(sku, product.measurement_unit)),
    values: await mergeAttributes(given, { before: before.values, product, idByModel, references: parts.references }),
    pictures: await mergePictures(given, { before: before.pictures, product, idByModel, parts }),
    certificates: await mergeCertificates(given, before.certificates, product.id, parts),
    downloads: await mergeDownloads(given, before.downloads, product.id, parts),
  }
  if (!after.skus.length) throw new LineRejected('skus', 'a new product needs a SKU')
  return after
}

function checkDictionaries(given: ImportProduct, references: References): void {
  if (given.currencyUnit) references.requireEntry('product_currency_unit', given.currencyUnit, 'currencyUnit')
  if (given.measurementUnit)
    references.requireEntry('product_measurement_unit', given.measurementUnit, 'measurementUnit')
  for (const [index, { scheme }] of (given.auths ?? []).entries()) {
    references.requireEntry('product_auth_type', scheme, `auths[${index}].scheme`)
  }
  for (const [index, { kind }] of (given.files ?? []).entries()) {
    references.requireEntry('product_related_download', kind, `files[${index}].kind`)
  }
  for (const [index, { origin }] of (given.skus ?? []).entries()) {
    if (origin) references.requireArea(origin, `skus[${index}].origin`)
  }
}

async function mergeProductRow(
  given: ImportProduct,
  stored: Row<'product'> | undefined,
  { references, files }: MergeParts,
): Promise<Row<'product'>> {
  if (!stored && !given.category) throw new LineRejected('category', 'a new product needs a category')
  const categoryId = given.category && (await references.category(given.category))
  const logo = given.brand.logo && files.pictures.get(given.brand.logo)
  const brandId = await references.brand(given.brand, given.brand.logo === null ? null : logo)
  const merged = {
    ...(stored ?? {
      ...EMPTY_PRODUCT,
      id: await references.takeId('product'),
      brand_id: brandId,
      key: given.key,
      created_at: new Date(),
    }),
    ...withoutUndefined({
      status: given.status,
      rank: given.rank === null ? LAST_RANK : given.rank,
      name: given.name,
      en_name: given.enName,
      description: given.description,
      en_description: given.enDescription,
      category_id: categoryId,
      platform_no: given.platformNo,
      currency_unit: given.currencyUnit,
      measurement_unit: given.measurementUnit,
    }),
  } as Row<'product'>
  if (merged.name === null && merged.en_name === null)
    throw new LineRejected('name', 'a product needs a name or an enName')
  return merged
}

const EMPTY_PRODUCT = {
  status: 'on_sale',
  rank: LAST_RANK,
  name: null,
  en_name: null,
  description: null,
  en_description: null,
  platform_no: null,
  currency_unit: 'CNY',
  measurement_unit: 'square_meter',
}

async function mergeSkus(
  given: ImportSku[],
  stored: Row<'sku'>[],
  product: Row<'product'>,
  references: References,
): Promise<Row<'sku'>[]> {
  const storedByModel = new Map(stored.map((sku) => [sku.model, sku]))
  const givenModels = new Set(given.map(({ model }) => model))
  // A line that names every SKU decides their order; one that names a few leaves it, and new ones come last.
  const decidesOrder = stored.every(({ model }) => givenModels.has(model))
  let next = Math.max(-1, ...stored.map(({ sort }) => sort)) + 1
  const merged: Row<'sku'>[] = []
  for (const [index, sku] of given.entries()) {
    const before = storedByModel.get(sku.model)
    const sort = decidesOrder ? index : (before?.sort ?? next++)
    const base = before ?? {
      ...EMPTY_SKU,
      id: await references.takeId('sku'),
      product_id: product.id,
      model: sku.model,
    }
    merged.push({ ...base, ...(await statedFacts(sku, base, references)), sort } as Row<'sku'>)
  }
  return [...merged, ...stored.filter(({ model }) => !givenModels.has(model))]
}

const EMPTY_SKU = {
  status: 'on_sale',
  color_id: null,
  color_hex: null,
  min_price: null,
  max_price: null,
  tax_included: null,
  comparable_low: null,
  comparable_high: null,
  pack_coverage: null,
  pack_pieces: null,
  stock: null,
  lead_time_days: null,
  length_mm: null,
  width_mm: null,
  thickness_mm: null,
  product_dimension: null,
  origin: null,
  domestic_or_imported: 'domestic',
  has_custom_option: null,
}

async function statedFacts(
  sku: ImportSku,
  before: { min_price: string | null; max_price: string | null },
  references: References,
): Promise<object> {
  const hex = sku.colorHex?.toLowerCase() ?? sku.colorHex
  const colorId = sku.color && (await references.color(sku.color.system, sku.color.name, hex ?? null))
  return withoutUndefined({
    status: sku.status,
    color_id: sku.color === null ? null : colorId,
    color_hex: hex,
    ...mergePrices(sku, before),
    tax_included: sku.taxIncluded,
    pack_coverage: exact(sku.packCoverage),
    pack_pieces: sku.packPieces,
    stock: exact(sku.stock),
    lead_time_days: sku.leadTimeDays,
    ...(sku.size !== undefined && {
      length_mm: exact(sku.size?.length ?? null),
      width_mm: exact(sku.size?.width ?? null),
      thickness_mm: exact(sku.size?.thickness ?? null),
    }),
    product_dimension: sku.productDimension,
    origin: sku.origin,
    domestic_or_imported: sku.domesticOrImported === null ? 'domestic' : sku.domesticOrImported,
    has_custom_option: sku.hasCustomOption,
  })
}

// A range has both ends or none: one end alone is the whole price.
function mergePrices(sku: ImportSku, before: { min_price: string | null; max_price: string | null }): object {
  if (sku.minPrice === undefined && sku.maxPrice === undefined) return {}
  const low =
    sku.minPrice === undefined && before.max_price !== before.min_price ? majorOf(before.min_price) : sku.minPrice
  const high =
    sku.maxPrice === undefined && before.max_price !== before.min_price ? majorOf(before.max_price) : sku.maxPrice
  const min = low ?? high ?? null
  const max = high ?? low ?? null
  if (min !== null && max !== null && min > max)
    throw new LineRejected('skus.minPrice', `${sku.model}: minPrice is over maxPrice`)
  return { min_price: minorText(min), max_price: minorText(max) }
}

function withComparablePrice(sku: Row<'sku'>, measurementUnit: string): Row<'sku'> {
  const basis = {
    measurementUnit,
    length: numberOf(sku.length_mm),
    width: numberOf(sku.width_mm),
    packCoverage: numberOf(sku.pack_coverage),
    packPieces: sku.pack_pieces,
  }
  const low = comparablePriceOf(numberOf(sku.min_price), basis)
  const high = comparablePriceOf(numberOf(sku.max_price), basis)
  return { ...sku, comparable_low: exact(low) ?? null, comparable_high: exact(high) ?? null }
}

interface PictureMerge {
  before: Row<'picture_use'>[]
  product: Row<'product'>
  idByModel: Map<string, string>
  parts: MergeParts
}

async function mergePictures(
  given: ImportProduct,
  { before, product, idByModel, parts }: PictureMerge,
): Promise<Row<'picture_use'>[]> {
  let rows = before
  const replace = async (
    skuId: string | null,
    role: Row<'picture_use'>['role'],
    pictures: ImportPicture[] | undefined,
  ): Promise<void> => {
    if (!pictures) return
    const own = rows.filter((row) => row.sku_id === skuId && row.role === role)
    const fresh = await Promise.all(
      pictures.map(async (picture, sort) => ({
        id: own.find((row) => row.sort === sort)?.id ?? (await parts.references.takeId('picture_use')),
        product_id: product.id,
        sku_id: skuId,
        role,
        sort,
        picture_id: getId(parts.files.pictures, pathOf(picture)),
        mm_width: typeof picture === 'string' ? null : (exact(picture.mmWidth) ?? null),
      })),
    )
    rows = [...rows.filter((row) => !own.includes(row)), ...fresh]
  }
  await replace(null, 'structure', given.structuralImages)
  for (const sku of given.skus ?? []) {
    const skuId = getId(idByModel, sku.model)
    await replace(skuId, 'cover', listOfOne(sku.coverImage))
    await replace(skuId, 'product', listOfOne(sku.productImage))
    await replace(skuId, 'dimension', sku.dimensionImages)
    await replace(skuId, 'case', sku.caseImages)
  }
  return rows
}

async function mergeCertificates(
  { auths }: ImportProduct,
  before: Row<'certificate'>[],
  productId: string,
  { references, files }: MergeParts,
): Promise<Row<'certificate'>[]> {
  if (!auths) return before
  const rows: Row<'certificate'>[] = []
  for (const [sort, auth] of auths.entries()) {
    rows.push({
      id: before.find((row) => row.sort === sort)?.id ?? (await references.takeId('certificate')),
      product_id: productId,
      sort,
      authority_id: await references.authority(auth.authority, auth.enAuthority),
      scheme: auth.scheme,
      number: auth.number,
      issued_on: auth.issuedOn ?? null,
      expires_on: auth.expiresOn ?? null,
      document_id: auth.file ? getId(files.documents, auth.file) : null,
    } as Row<'certificate'>)
  }
  return rows
}

async function mergeDownloads(
  { files: given }: ImportProduct,
  before: Row<'download'>[],
  productId: string,
  { references, files }: MergeParts,
): Promise<Row<'download'>[]> {
  if (!given) return before
  const rows: Row<'download'>[] = []
  for (const [sort, { name, kind, file }] of given.entries()) {
    const id = before.find((row) => row.sort === sort)?.id ?? (await references.takeId('download'))
    rows.push({
      id,
      product_id: productId,
      sort,
      name,
      kind,
      document_id: getId(files.documents, file),
    } as Row<'download'>)
  }
  return rows
}

function listOfOne<Item>(item: Item | null | undefined): Item[] | undefined {
  if (item === undefined) return undefined
  return item === null ? [] : [item]
}

function getId(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`no id for ${name}`)
  return id
}

function exact(value: number | null | undefined): string | null | undefined {
  return value == null ? value : String(value)
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function majorOf(minor: string | null): number | null {
  return minor === null ? null : Number(minor) / 100
}

function minorText(major: number | null): string | null {
  return major === null ? null : String(minorFromMajor(major))
}
