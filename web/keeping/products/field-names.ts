import { useTranslation } from 'react-i18next'
import type { ProductField, SkuField } from '../../../contract/keeping/product-record.ts'

/**
 * A field's name on the page, by its name in the API: `enName`, `minPrice`, `skus[OAK-1].minPrice`. A product's fields are looked up
 * before a SKU's.
 */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation()
  return (path) => {
    const [, model, ofSku] = /^skus\[(.*)\]\.(\w+)/.exec(path) ?? []
    const [name = path] = (ofSku ?? path).split(/[.[]/)
    const ofProducts = `keptProducts.form.field.${name as ProductField}` as const
    if (ofSku === undefined && i18n.exists(ofProducts)) return t(ofProducts)
    const ofSkus = `keptProducts.form.skuField.${name as SkuField}` as const
    const field = i18n.exists(ofSkus) ? t(ofSkus) : name
    if (model === undefined) return field
    return t('keptProducts.form.sku.of', { model: model || t('keptProducts.form.sku.newModel'), field })
  }
}
