import { createInstance } from 'i18next'
import type { ProductDetail, SkuDetail } from '../../contract/catalogue.ts'
import { comparisonEn, comparisonZh } from '../locales/comparison-texts.ts'
import { drawerEn, drawerZh } from '../locales/drawer-texts.ts'
import { en } from '../locales/en.ts'
import { zh } from '../locales/zh.ts'
import type { Compared } from './best.ts'
import type { Words } from './words.ts'

/** For tests: a SKU of which nothing is known but its number, save what the test states. */
export function aCompared(sku: Partial<SkuDetail> = {}, detail: Partial<ProductDetail> = {}): Compared {
  const wholeSku = { ...bareSku, ...sku }
  return { sku: wholeSku, detail: { ...bareDetail, skus: [wholeSku], ...detail } }
}

/** For tests: what a comparable price in its own currency says of rates. */
export const unconverted = { rateDate: null, rateSource: null }

/** For tests: the words of one language, without dictionaries or areas. */
export function wordsIn(language: 'en' | 'zh-CN'): Words {
  const i18n = createInstance()
  const resources = {
    en: { translation: { ...en, comparison: comparisonEn, drawer: { ...en.drawer, ...drawerEn } } },
    'zh-CN': { translation: { ...zh, comparison: comparisonZh, drawer: { ...zh.drawer, ...drawerZh } } },
  }
  void i18n.init({ lng: language, resources, interpolation: { escapeValue: false }, initAsync: false })
  return { t: i18n.t, language, isChinese: language === 'zh-CN', entries: [], areas: [], today: '2026-11-20' }
}

const bareSku: SkuDetail = {
  id: '1',
  model: 'A-1',
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
  minPrice: null,
  maxPrice: null,
  productLowestPrice: null,
  productHighestPrice: null,
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
}

const bareDetail: ProductDetail = {
  id: '1',
  name: '橡木',
  enName: 'Oak',
  description: null,
  enDescription: null,
  platformNo: null,
  onSale: true,
  categoryId: '1',
  firstCategoryId: '1',
  secondCategoryId: null,
  categoryIdList: ['1'],
  brandId: '1',
  brand: { id: '1', name: '诺木', englishName: 'Nordhem' },
  currencyUnit: 'CNY',
  measurementUnit: 'square_meter',
  currencyLabel: '¥',
  measurementLabel: 'm²',
  currencyRemark: '¥',
  measurementRemark: 'm²',
  productLowestPrice: null,
  productHighestPrice: null,
  auths: [],
  files: [],
  structuralImages: [],
  pictureSizes: [],
  coverImage: null,
  attrs: [],
  skus: [],
}
