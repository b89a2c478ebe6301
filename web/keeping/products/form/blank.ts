import { LAST_RANK, type SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'

/** An empty product. */
export const blankProduct: KeptProductDetail = {
  id: '0',
  fields: {
    brandId: '',
    key: '',
    // An unfinished product must not be published.
    status: 'withdrawn',
    rank: LAST_RANK,
    ...none('name', 'enName', 'description', 'enDescription', 'platformNo'),
    categoryId: '',
    currencyUnit: 'CNY',
    measurementUnit: 'square_meter',
    attrs: [],
    auths: [],
    files: [],
    structuralImages: [],
    skuOrder: [],
  },
  skus: [],
  lacks: [],
  completeness: null,
  isOnSale: false,
  createTime: 0,
  updateTime: 0,
  actor: null,
  brand: { id: '0', name: null, englishName: '' },
  categories: [],
  attributes: [],
  colors: [],
  authorities: [],
  pictures: [],
  documents: [],
}

export const blankSku: SkuFields = {
  ...none('name', 'enName', 'colorId', 'colorHex', 'minPrice', 'maxPrice', 'taxIncluded', 'packCoverage', 'packPieces'),
  ...none('stock', 'leadTimeDays', 'length', 'width', 'thickness', 'productDimension', 'origin', 'hasCustomOption'),
  ...none('coverImage', 'productImage'),
  model: '',
  status: 'on_sale',
  priceQuantity: 1,
  domesticOrImported: 'domestic',
  dimensionImages: [],
  caseImages: [],
  attrs: [],
}

function none<Field extends string>(...fields: readonly Field[]): Record<Field, null> {
  return Object.fromEntries(fields.map((field) => [field, null])) as Record<Field, null>
}

/** A model that no other SKU of the product has. */
export function freeModel(model: string, taken: readonly string[]): string {
  for (let count = 2; ; count += 1) {
    const candidate = `${model}-${count}`
    if (!taken.includes(candidate)) return candidate
  }
}
