import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from '../filters/filters.ts'
import { useProductPages } from './product-pages.ts'

/** The words of a list that nothing in the catalogue has, in a sentence; empty where there are none. */
export function useUnknownWords(filters: CatalogueFilters): string {
  const { t, i18n } = useTranslation()
  const understood = useProductPages(filters).data?.pages[0]?.understood ?? []
  const unknown = understood.flatMap((one) => (one.kind === 'unread' && one.isWord ? one.text : []))
  if (unknown.length === 0) return ''
  return t('list.notUnderstood', { words: new Intl.ListFormat(i18n.language, { style: 'narrow' }).format(unknown) })
}
