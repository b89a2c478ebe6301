import { skuNameOf, variantOf } from '../catalogue/names.ts'
import type { ComparedSku } from './columns.ts'

/** The product's name with the SKU's variant and model; an unknown SKU has its number. */
export function columnName({ compared, skuId }: Pick<ComparedSku, 'compared' | 'skuId'>, isChinese: boolean): string {
  if (!compared) return `SKU ${skuId}`
  const { detail, sku } = compared
  return `${skuNameOf(isChinese, detail, variantOf(isChinese, sku))} ${sku.model}`
}
