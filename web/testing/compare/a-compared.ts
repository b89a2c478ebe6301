import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import type { Compared } from '../../compare/best.ts'
import { aDetail, aSku } from '../products.ts'

/** A SKU with an id and a model alone, plus what the test states. */
export function aCompared(facts: Partial<SkuDetail> = {}, detail: Partial<ProductDetail> = {}): Compared {
  const sku = { ...bareSku, ...facts }
  return { sku, detail: { ...oak, skus: [sku], ...detail } }
}

const bareSku = aSku({ id: '1', model: 'A-1', minPrice: null, maxPrice: null })

const oak = aDetail({
  id: '1',
  name: '橡木',
  enName: 'Oak',
  categoryId: '1',
  secondCategoryId: null,
  categoryIdList: ['1'],
  currencyLabel: '¥',
  measurementLabel: 'm²',
  currencyRemark: '¥',
  measurementRemark: 'm²',
  skus: [],
})
