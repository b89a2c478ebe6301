import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
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

interface FilterChipsProps {
  /** Those to show: a page may say some of them elsewhere. */
  filters: CatalogueFilters
  /** The chip that had the focus was the last one. */
  onLastRemoved?: () => void
}

/** Every filter in force, each with the way to take it back. */
export function FilterChips({ filters, onLastRemoved }: FilterChipsProps) {
  const { t } = useTranslation()
  const { filters: inForce, changeFilters } = useAddressFilters()
  const chips = useFilterChips(filters)
  const list = useRef<HTMLUListElement>(null)
  // What leaves must not take the focus with it: the next chip has it, or the one before.
  const remove = (index: number, without: Partial<CatalogueFilters>) => {
    const neighbour = list.current?.children[index + 1 < chips.length ? index + 1 : index - 1]
    if (neighbour) neighbour.querySelector('button')?.focus()
    else onLastRemoved?.()
    changeFilters(without)
  }
  const clear = () => {
    onLastRemoved?.()
    changeFilters(clearedFilters(inForce))
  }
  return (
    <ul ref={list} className={styles['chips']} aria-label={t('filters.title')}>
      {chips.map(({ key, text, without }, index) => (
        <li key={key}>
          <Chip removeLabel={t('filters.remove', { name: text })} onRemove={() => remove(index, without)}>
            {text}
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={styles['clear']} onClick={clear}>
            {t('filters.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}

/** A name that is not loaded yet is its kind; one that the catalogue does not have says so. */
export function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  const isChinese = useIsChinese()
  const { t } = useTranslation()
  const { data: brands } = useQuery(brandList)
  const { data: categories } = useQuery(categoryList)
  const priceText = usePriceText(filters)
  const chips: FilterChip[] = []
  if (filters.keyword !== null) chips.push({ key: 'keyword', text: `“${filters.keyword}”`, without: { keyword: null } })
  if (filters.categoryId !== null) {
    const category = categories?.find(({ id }) => id === filters.categoryId)
    const text = category ? nameOf(isChinese, category) : t(categories ? 'filters.unknownCategory' : 'filters.category')
    chips.push({ key: 'category', text, without: { categoryId: null } })
  }
  for (const brandId of filters.brandIds) {
    const brand = brands?.find(({ id }) => id === brandId)
    const text = brand ? brandNameOf(isChinese, brand) : t(brands ? 'filters.unknownBrand' : 'filters.brand')
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
