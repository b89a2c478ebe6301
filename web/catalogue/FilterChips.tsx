import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/Chip.tsx'
import { useAddressFilters } from './address-filters.ts'
import styles from './FilterChips.module.css'
import { clearedFilters, type CatalogueFilters } from './filters.ts'
import { brandNameOf, nameOf, useIsChinese } from './names.ts'
import { formatAmount } from './price.ts'
import { brandList, categoryList } from './queries.ts'

interface FilterChip {
  key: string
  text: string
  without: Partial<CatalogueFilters>
}

/** Every filter in force, each with the way to take it back. */
export function FilterChips() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const chips = useFilterChips(filters)
  return (
    <ul className={styles['chips']} aria-label={t('filters.title')}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Chip removeLabel={t('filters.remove', { name: text })} onRemove={() => changeFilters(without)}>
            {text}
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={styles['clear']} onClick={() => changeFilters(clearedFilters(filters))}>
            {t('filters.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}

function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  const isChinese = useIsChinese()
  const { data: brands = [] } = useQuery(brandList)
  const { data: categories = [] } = useQuery(categoryList)
  const priceText = usePriceText(filters)
  const chips: FilterChip[] = []
  if (filters.keyword !== null) chips.push({ key: 'keyword', text: `“${filters.keyword}”`, without: { keyword: null } })
  if (filters.categoryId !== null) {
    const category = categories.find(({ id }) => id === filters.categoryId)
    const text = category ? nameOf(isChinese, category) : `#${filters.categoryId}`
    chips.push({ key: 'category', text, without: { categoryId: null } })
  }
  for (const brandId of filters.brandIds) {
    const brand = brands.find(({ id }) => id === brandId)
    const text = brand ? brandNameOf(isChinese, brand) : `#${brandId}`
    chips.push({
      key: `brand-${brandId}`,
      text,
      without: { brandIds: filters.brandIds.filter((id) => id !== brandId) },
    })
  }
  if (priceText) chips.push({ key: 'price', text: priceText, without: { priceMin: null, priceMax: null } })
  return chips
}

function usePriceText({ priceMin, priceMax }: CatalogueFilters): string | null {
  const { t, i18n } = useTranslation()
  const figure = (price: number) => formatAmount(price, i18n.language)
  if (priceMin !== null && priceMax !== null) return `¥${figure(priceMin)}–${figure(priceMax)} / m²`
  if (priceMin !== null) return t('filters.from', { price: `¥${figure(priceMin)} / m²` })
  if (priceMax !== null) return t('filters.to', { price: `¥${figure(priceMax)} / m²` })
  return null
}
