import { useTranslation } from 'react-i18next'
import { pickName } from '../../contract/display-name.ts'

export { pickName } from '../../contract/display-name.ts'

/** True while the page reads in Chinese. */
export function useIsChinese(): boolean {
  return useTranslation().i18n.resolvedLanguage === 'zh-CN'
}

interface NamedInTwo {
  name: string
  enName: string
}

/** For products, categories, areas and attributes. */
export function nameOf(isChinese: boolean, named: NamedInTwo): string {
  return pickName(isChinese, named.name, named.enName)
}

/** A product as one of its SKUs: "Zellige, Oxblood". A product with a single SKU has just its name. */
export function skuNameOf(isChinese: boolean, product: NamedInTwo, variant: NamedInTwo | null): string {
  const name = nameOf(isChinese, product)
  return variant ? `${name}${isChinese ? '，' : ', '}${nameOf(isChinese, variant)}` : name
}

/** What tells a SKU from its siblings, where that is more than the model shown beside it; else empty. */
export function variantOf(isChinese: boolean, sku: { variant: NamedInTwo | null; model: string }): NamedInTwo | null {
  return sku.variant && nameOf(isChinese, sku.variant) !== sku.model ? sku.variant : null
}

/** For brands, whose English name has its own key. */
export function brandNameOf(isChinese: boolean, brand: { name: string; englishName: string }): string {
  return pickName(isChinese, brand.name, brand.englishName)
}

/** For dictionary entries: `remark` is English, `label` Chinese. */
export function entryNameOf(isChinese: boolean, entry: { label: string; remark: string }): string {
  return pickName(isChinese, entry.label, entry.remark)
}
