import { useTranslation } from 'react-i18next'

/** True while the page reads in Chinese. */
export function useIsChinese(): boolean {
  return useTranslation().i18n.resolvedLanguage === 'zh-CN'
}

/** The one of two names to show; a missing one falls back to the other (specification §3, display-name keys). */
export function pickName(
  isChinese: boolean,
  chinese: string | null | undefined,
  english: string | null | undefined,
): string {
  return (isChinese ? chinese || english : english || chinese) ?? ''
}

interface NamedInTwo {
  name: string
  enName: string
}

/** For products, categories, areas and attributes. */
export function nameOf(isChinese: boolean, named: NamedInTwo): string {
  return pickName(isChinese, named.name, named.enName)
}

/** For brands, whose English name has its own key. */
export function brandNameOf(isChinese: boolean, brand: { name: string; englishName: string }): string {
  return pickName(isChinese, brand.name, brand.englishName)
}

/** For dictionary entries: `remark` is English, `label` Chinese. */
export function entryNameOf(isChinese: boolean, entry: { label: string; remark: string }): string {
  return pickName(isChinese, entry.label, entry.remark)
}
