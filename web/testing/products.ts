import type { ProductCard, ProductDetail, SkuDetail } from '../../contract/catalogue.ts'
import type { FactOfValue } from '../../contract/facts/fact-schemas.ts'
import { labelsOf } from './lookups.ts'

let count = 0

/** A SKU within a product's answer, with required fields only; a test states what matters to it. */
export function aSku(facts: Partial<SkuDetail> = {}): SkuDetail {
  const id = facts.id ?? `${(count += 1)}`
  const { minPrice = 180, maxPrice = 220 } = facts
  return {
    id,
    model: `M-${id}`,
    variant: null,
    onSale: true,
    coverImage: null,
    coverColor: null,
    coverRatio: null,
    coverPlaceholder: null,
    dimensionImages: [],
    imageList: [],
    productImage: null,
    productDimension: null,
    caseImages: [],
    colorSystem: null,
    color: null,
    colorHex: null,
    palette: [],
    nearestColors: [],
    minPrice,
    maxPrice,
    statedPrice: null,
    productLowestPrice: minPrice,
    productHighestPrice: maxPrice,
    taxIncluded: null,
    comparablePrice: null,
    packCoverage: null,
    packPieces: null,
    stock: null,
    leadTimeDays: null,
    size: null,
    countryArea: null,
    hasCustomOption: null,
    origin: null,
    domesticOrImported: 'domestic',
    attrs: [],
    ...facts,
  }
}

/** A card of a list, without a picture or a price. */
export function aCard(facts: Partial<ProductCard> = {}): ProductCard {
  const skuId = facts.skuId ?? `${(count += 1)}`
  return {
    skuId,
    spuId: skuId,
    name: '人字拼橡木',
    enName: 'Herringbone oak',
    variant: null,
    brand: { id: '1', name: '诺木', englishName: 'Nordhem' },
    categoryId: '2',
    coverImage: null,
    hoverImage: null,
    coverColor: '#a6492b',
    coverRatio: null,
    coverPlaceholder: null,
    minPrice: null,
    maxPrice: null,
    statedPrice: null,
    currencyUnit: 'CNY',
    measurementUnit: 'square_meter',
    comparablePrice: null,
    skuCount: 1,
    swatches: [],
    matches: [],
    colorMatch: null,
    ...facts,
  }
}

/** The answer for a product requested by one of its SKUs. */
export function aDetail(facts: Partial<ProductDetail> = {}): ProductDetail {
  const { currencyUnit = 'CNY', measurementUnit = 'square_meter', skus = [aSku()] } = facts
  return {
    id: `${(count += 1)}`,
    name: '人字拼橡木',
    enName: 'Herringbone oak',
    description: null,
    enDescription: null,
    platformNo: null,
    onSale: true,
    categoryId: '2',
    firstCategoryId: '1',
    secondCategoryId: '2',
    categoryIdList: ['1', '2'],
    brandId: '1',
    brand: { id: '1', name: '诺木', englishName: 'Nordhem' },
    currencyUnit,
    measurementUnit,
    ...labelsOf({ currencyUnit, measurementUnit }),
    productLowestPrice: null,
    productHighestPrice: null,
    auths: [],
    files: [],
    structuralImages: [],
    pictureSizes: [],
    coverImage: null,
    attrs: [],
    skus,
    ...facts,
  }
}

/** An attribute with the product's one value of it. */
export function anAttribute(
  names: [name: string, enName: string],
  [value, name, enName]: [value: string, name?: string, enName?: string],
  type: 'choice' | 'boolean' = 'choice',
): ProductDetail['attrs'][number] {
  const option = { value, name: name ?? value, enName: enName ?? value }
  return {
    id: `${(count += 1)}`,
    name: names[0],
    enName: names[1],
    type,
    unit: null,
    attrValue: value,
    options: [],
    attrValueList: type === 'boolean' ? [] : [option],
  }
}

/** A certificate that is valid for years. */
export function aCertificate(facts: Partial<ProductDetail['auths'][number]> = {}): ProductDetail['auths'][number] {
  return {
    id: '1',
    authorityInfo: { id: '1', name: '空气研究所', enName: 'Institute of Air', url: null },
    scheme: 'low_emission',
    number: 'A-1',
    issuedOn: '2020-01-01',
    expiresOn: '2999-12-31',
    url: '/files/proof.pdf',
    ...facts,
  }
}

/** A SKU's comparable price per square metre, in yuan. */
export function perSquareMetre(low: number, high = low): NonNullable<SkuDetail['comparablePrice']> {
  return { low, high, currency: 'CNY', per: 'square_meter', rateDate: null, rateSource: null }
}

/** A slip class by its norms, with its rank. */
export function aSlipFact(rank: number): FactOfValue {
  return {
    code: 'slip-ramp',
    others: [],
    ranks: [{ scale: '', ranks: [rank] }],
    norm: 'EN 16165:2021，附录 B；DIN 51130（2021 年废止）',
    enNorm: 'EN 16165:2021, annex B; DIN 51130 (withdrawn 2021)',
    normInForce: 'EN 16165',
  }
}
