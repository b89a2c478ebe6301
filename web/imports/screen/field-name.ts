import type { TFunction } from 'i18next'
import { importTargets } from '../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { targetName } from './mapping/target-names.ts'

const OF_SKU = /^skus\[(.*)\](?:\.(.+))?$/s
const PAPER = /^(auths|files)\[(.*)\]$/s
/** Fields whose name in a difference is not that of a column. */
const TARGETS = new Map<string, ImportTarget>(
  Object.entries({
    structureImages: 'structuralImages',
    coverImages: 'sku.coverImage',
    productImages: 'sku.productImage',
    dimensionImages: 'sku.dimensionImages',
    caseImages: 'sku.caseImages',
  }),
)

/**
 * The name of a product's field that a file changes: `skus[NH-1].minPrice` is "NH-1: Lowest price". Attributes have their own names.
 */
export function fieldName(t: TFunction, field: string): string {
  const sku = OF_SKU.exec(field)
  if (!sku) return ownName(t, field, '')
  const [, model = '', ofSku] = sku
  return ofSku === undefined ? model : t('import.ofSku', { model, field: ownName(t, ofSku, 'sku.') })
}

function ownName(t: TFunction, field: string, prefix: '' | 'sku.'): string {
  const [, kind, name] = PAPER.exec(field) ?? []
  if (kind === 'auths') return t('import.certificate', { name })
  if (kind === 'files') return t('import.document', { name })
  if (field === 'category') return t('import.category')
  const target = TARGETS.get(field) ?? `${prefix}${field}`
  return Object.hasOwn(importTargets, target) ? targetName(t, target as ImportTarget) : field
}
