import type { ImportTarget } from '../../../../contract/import-mapping.ts'
import { majorFromMinor } from '../../../../contract/money.ts'
import type { Language } from '../../../../contract/problem.ts'
import { statedPriceOf } from '../../../catalogue/stated-price.ts'
import type { PictureRole } from '../../../catalogue/tables.ts'
import type { KnownCatalogue } from '../../../imports/mapping/known-names.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { PlainCell } from '../../../platform/xlsx/plain-sheet.ts'
import type { Piece } from '../pieces.ts'
import { UNRANKED } from '../product-line.ts'
import type { SharedNames } from '../shared-names.ts'
import { categoryCells } from './category-cells.ts'
import { lengthCell, numberCell, textCell, valueCell } from './cell-values.ts'

export interface RowDeps {
  names: SharedNames
  known: KnownCatalogue
  files: Pick<Piece, 'pictures'>
  /** The address of a picture. */
  addressOf(key: string): string
  language: Language
}

type Cells = Partial<Record<ImportTarget, PlainCell>>

const WORDS = {
  en: { yes: 'yes', no: 'no', on_sale: 'on sale', withdrawn: 'withdrawn', domestic: 'domestic', imported: 'imported' },
  'zh-CN': { yes: '是', no: '否', on_sale: '在售', withdrawn: '下架', domestic: '国产', imported: '进口' },
}

/** The SKUs of a product as rows of a table, by target. The product's own fields repeat in each row. */
export function rowsOfProduct(rows: ProductRows, deps: RowDeps): Cells[] {
  const ofProduct = productCells(rows, deps)
  return rows.skus.map((sku) => ({ ...ofProduct, ...skuCells(sku, rows, deps) }))
}

function productCells(rows: ProductRows, deps: RowDeps): Cells {
  const { names, known, language } = deps
  const { product } = rows
  const brand = names.brands.get(product.brand_id)
  return {
    // The parts of a product's name cannot be left out.
    'brand.englishName': brand?.english_name ?? '',
    key: product.key,
    'brand.name': textCell(brand?.name ?? null),
    'brand.country': valueCell(brand?.country ?? null, 'brand.country', known),
    'brand.website': textCell(brand?.website ?? null),
    name: textCell(product.name),
    enName: textCell(product.en_name),
    description: textCell(product.description),
    enDescription: textCell(product.en_description),
    ...categoryCells(names.categoryPaths.get(product.category_id) ?? []),
    measurementUnit: valueCell(product.measurement_unit, 'measurementUnit', known),
    currencyUnit: valueCell(product.currency_unit, 'currencyUnit', known),
    status: WORDS[language][product.status],
    rank: product.rank === UNRANKED ? '' : product.rank,
    platformNo: textCell(product.platform_no),
    structuralImages: picturesOf(rows, null, 'structure', deps),
  }
}

function skuCells(sku: ProductRows['skus'][number], rows: ProductRows, deps: RowDeps): Cells {
  const { names, known, language } = deps
  const words = WORDS[language]
  const color = sku.color_id === null ? undefined : names.colors.get(sku.color_id)
  const price = statedPriceOf(sku)
  const yesOrNo = (is: boolean | null) => (is === null ? '' : is ? words.yes : words.no)
  return {
    'sku.model': sku.model,
    'sku.name': textCell(sku.stated_name),
    'sku.enName': textCell(sku.stated_en_name),
    'sku.status': words[sku.status],
    'sku.minPrice': price.low === null ? '' : majorFromMinor(Number(price.low)),
    'sku.maxPrice': price.high === null ? '' : majorFromMinor(Number(price.high)),
    'sku.priceQuantity': price.low === null ? '' : price.quantity,
    'sku.taxIncluded': yesOrNo(sku.tax_included),
    'sku.size.length': lengthCell(sku.length_mm),
    'sku.size.width': lengthCell(sku.width_mm),
    'sku.size.thickness': lengthCell(sku.thickness_mm),
    'sku.productDimension': textCell(sku.product_dimension),
    'sku.packCoverage': numberCell(sku.pack_coverage),
    'sku.packPieces': sku.pack_pieces ?? '',
    'sku.color.system': textCell(color?.system ?? null),
    'sku.color.name': textCell(color?.name ?? null),
    'sku.colorHex': sku.color_hex ?? '',
    'sku.stock': numberCell(sku.stock),
    'sku.leadTimeDays': sku.lead_time_days ?? '',
    'sku.origin': valueCell(sku.origin, 'sku.origin', known),
    'sku.domesticOrImported': words[sku.domestic_or_imported],
    // 1 means not customisable (specification, section 3).
    'sku.hasCustomOption': yesOrNo(sku.has_custom_option === null ? null : sku.has_custom_option === 0),
    'sku.coverImage': picturesOf(rows, sku.id, 'cover', deps),
    'sku.productImage': picturesOf(rows, sku.id, 'product', deps),
    'sku.dimensionImages': picturesOf(rows, sku.id, 'dimension', deps),
    'sku.caseImages': picturesOf(rows, sku.id, 'case', deps),
  }
}

function picturesOf(
  { pictures }: ProductRows,
  skuId: string | null,
  role: PictureRole,
  { files, addressOf }: RowDeps,
): string {
  return pictures
    .filter((picture) => picture.sku_id === skuId && picture.role === role)
    .flatMap(({ picture_id: id }) => files.pictures.get(id) ?? [])
    .map(({ key }) => addressOf(key))
    .join('; ')
}
