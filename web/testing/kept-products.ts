import { gaps, type Gap } from '../../contract/keeping/gaps.ts'
import { LAST_RANK, type ProductFields, type SkuFields } from '../../contract/keeping/product-record.ts'
import type { KeptProduct, KeptProductDetail, KeptSku } from '../../contract/keeping/products.ts'

const NOON = Date.UTC(2026, 4, 1, 12)
const brand = { id: '1', name: '诺木', englishName: 'Nordhem' }

let count = 0

/** A product in the staff's list; a test states only what matters to it. */
export function aKeptProduct(facts: Partial<KeptProduct> = {}): KeptProduct {
  count += 1
  return {
    id: `${count}`,
    key: `OAK-${count}`,
    name: '人字拼橡木',
    enName: 'Herringbone oak',
    brand,
    category: { id: '2', name: '木地板', enName: 'Timber' },
    status: 'on_sale',
    isOnSale: true,
    rank: LAST_RANK,
    cover: null,
    skuCount: 2,
    minPrice: 180,
    maxPrice: 220,
    statedPrice: null,
    currencyUnit: 'CNY',
    measurementUnit: 'square_meter',
    lacks: [],
    completeness: 100,
    facts: { stated: 5, expected: 8 },
    createTime: NOON,
    updateTime: NOON,
    ...facts,
  }
}

export function aKeptSku(facts: Partial<KeptSku> = {}): KeptSku {
  count += 1
  return {
    id: `${count}`,
    productId: '1',
    model: `M-${count}`,
    variantName: '浅色',
    variantEnName: 'Light',
    key: 'OAK-1',
    name: '人字拼橡木',
    enName: 'Herringbone oak',
    brand,
    status: 'on_sale',
    isOnSale: true,
    cover: null,
    minPrice: 180,
    maxPrice: 220,
    priceQuantity: 1,
    currencyUnit: 'CNY',
    measurementUnit: 'square_meter',
    stock: 12,
    leadTimeDays: null,
    lacks: [],
    updateTime: NOON,
    ...facts,
  }
}

/** How many products have which gap; 0 for those not stated. */
export function lackingOf(counts: Partial<Record<Gap, number>> = {}): Record<Gap, number> {
  return Object.fromEntries(gaps.map(({ value }) => [value, counts[value] ?? 0])) as Record<Gap, number>
}

/** All fields of a SKU in a form. */
export function skuFieldsOf(facts: Partial<SkuFields> = {}): SkuFields {
  return {
    model: 'OAK-1-L',
    name: '浅色',
    enName: 'Light',
    status: 'on_sale',
    colorId: null,
    colorHex: null,
    minPrice: 180,
    maxPrice: 220,
    priceQuantity: 1,
    taxIncluded: null,
    packCoverage: null,
    packPieces: null,
    stock: 12,
    leadTimeDays: 14,
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
    ...facts,
  }
}

interface RecordFacts {
  id?: string
  fields?: Partial<ProductFields>
  skus?: readonly { id: string; fields: SkuFields }[]
}

/** A product in full, as its form receives it. */
export function aKeptRecord({
  id = '7',
  fields = {},
  skus = [{ id: '71', fields: skuFieldsOf() }],
}: RecordFacts = {}): KeptProductDetail {
  return {
    id,
    fields: {
      brandId: '1',
      key: 'OAK-1',
      status: 'on_sale',
      rank: LAST_RANK,
      name: '人字拼橡木',
      enName: 'Herringbone oak',
      description: null,
      enDescription: null,
      categoryId: '2',
      platformNo: null,
      currencyUnit: 'CNY',
      measurementUnit: 'square_meter',
      attrs: [],
      auths: [],
      files: [],
      structuralImages: [],
      skuOrder: skus.map((sku) => sku.id),
      ...fields,
    },
    skus: skus.map((sku) => ({
      ...sku,
      variantName: sku.fields.name ?? '',
      variantEnName: sku.fields.enName ?? '',
      comparableLow: null,
      comparableHigh: null,
      lacks: [],
    })),
    lacks: [],
    completeness: 100,
    isOnSale: true,
    createTime: NOON,
    updateTime: NOON,
    actor: 'member:7',
    brand,
    categories: [
      { id: '1', name: '地面', enName: 'Flooring' },
      { id: '2', name: '木地板', enName: 'Timber' },
    ],
    attributes: [],
    colors: [],
    authorities: [],
    pictures: [],
    documents: [],
  }
}
