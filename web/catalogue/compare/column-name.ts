import { nameOf } from '../names.ts'
import type { Column } from './columns.ts'

/** The product's name and the SKU's model, which tells two of one product apart; of a SKU that is not known its number. */
export function columnName({ compared, skuId }: Pick<Column, 'compared' | 'skuId'>, isChinese: boolean): string {
  return compared ? `${nameOf(isChinese, compared.detail)} ${compared.sku.model}` : `SKU ${skuId}`
}
