import { useTranslation } from 'react-i18next'
import type { ProductField, SkuField } from '../../../contract/keeping/product-record.ts'

/**
 * A field's name on the page, by its name in the API: `enName`, `minPrice`, `skus[OAK-1].minPrice`. A product's fields are looked up
 * before a SKU's.
 */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation()
  return (path) => {
    const [, model, ofSku] = /^skus\[(.*)\]\.(\w+)/.exec(path) ?? []
    const [name = path] = (ofSku ?? path).split(/[.[]/)
    if (ofSku === undefined && isProductField(name)) return t(`keptProducts.form.field.${name}`)
    const field = isSkuField(name) ? t(`keptProducts.form.skuField.${name}`) : name
    if (model === undefined) return field
    return t('keptProducts.form.sku.of', { model: model || t('keptProducts.form.sku.newModel'), field })
  }
}

const productFields: readonly ProductField[] = [
  'name',
  'enName',
  'description',
  'enDescription',
  'brandId',
  'key',
  'categoryId',
  'status',
  'rank',
  'platformNo',
  'currencyUnit',
  'measurementUnit',
  'attrs',
  'auths',
  'files',
  'structuralImages',
  'skuOrder',
]
const skuFields: readonly SkuField[] = [
  'model',
  'name',
  'enName',
  'status',
  'colorId',
  'colorHex',
  'minPrice',
  'maxPrice',
  'priceQuantity',
  'taxIncluded',
  'packCoverage',
  'packPieces',
  'stock',
  'leadTimeDays',
  'length',
  'width',
  'thickness',
  'productDimension',
  'origin',
  'domesticOrImported',
  'hasCustomOption',
  'coverImage',
  'productImage',
  'dimensionImages',
  'caseImages',
  'attrs',
]

function isProductField(name: string): name is ProductField {
  return productFields.some((field) => field === name)
}

function isSkuField(name: string): name is SkuField {
  return skuFields.some((field) => field === name)
}
