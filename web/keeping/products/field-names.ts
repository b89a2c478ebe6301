import { useTranslation } from 'react-i18next'
import { productFields, skuFields, type ProductField, type SkuField } from '../../../contract/keeping/product-record.ts'

/** What a field is called on the page, by its name in the API: `enName`, `minPrice`, `skus[OAK-1].minPrice`. Its product's goes before a SKU's. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation()
  return (path) => {
    const [, model, ofSku] = /^skus\[(.*)\]\.(\w+)/.exec(path) ?? []
    const [name = path] = (ofSku ?? path).split(/[.[]/)
    if (ofSku === undefined && isProductField(name)) return t(`keptProducts.form.field.${name}`)
    const field = isSkuField(name) ? t(`keptProducts.form.skuField.${name}`) : name
    return model === undefined ? field : t('keptProducts.form.sku.of', { model, field })
  }
}

function isProductField(name: string): name is ProductField {
  return name in productFields.shape
}

function isSkuField(name: string): name is SkuField {
  return name in skuFields.shape
}
