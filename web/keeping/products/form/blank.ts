import { LAST_RANK, type SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'

const NEVER = 0

/** An empty product. */
export const blankProduct: KeptProductDetail = {
  id: '0',
  fields: {
    brandId: '',
    key: '',
    // An unfinished product must not be published.
    status: 'withdrawn',
    rank: LAST_RANK,
    name: null,
    enName: null,
    description: null,
    enDescription: null,
    categoryId: '',
    platformNo: null,
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
  createTime: NEVER,
  updateTime: NEVER,
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
  model: '',
  name: null,
  enName: null,
  status: 'on_sale',
  colorId: null,
  colorHex: null,
  minPrice: null,
  maxPrice: null,
  priceQuantity: 1,
  taxIncluded: null,
  packCoverage: null,
  packPieces: null,
  stock: null,
  leadTimeDays: null,
  length: null,
  width: null,
  thickness: null,
  productDimension: null,
  origin: null,
  domesticOrImported: 'domestic',
  hasCustomOption: null,
  coverImage: null,
  productImage: null,
  dimensionImages: [],
  caseImages: [],
  attrs: [],
}

/** A model that no other SKU of the product has. */
export function freeModel(model: string, taken: readonly string[]): string {
  for (let count = 2; ; count += 1) {
    const candidate = `${model}-${count}`
    if (!taken.includes(candidate)) return candidate
  }
}
