import { Checkbox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { BrandInUse } from '../../contract/lookups.ts'
import { useAddressFilters } from './address-filters.ts'
import styles from './BrandFilter.module.css'
import rail from './FilterRail.module.css'
import { brandNameOf, useIsChinese } from './names.ts'
import { brandList } from './queries.ts'
import { RailSkeleton } from './RailSkeleton.tsx'

const FEW = 8

export function BrandFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  const { data: brands, isPending } = useQuery(brandList)
  const [words, setWords] = useState('')
  const [isSearching, setIsSearching] = useState(false)
  const [showsAll, setShowsAll] = useState(false)

  const found = (brands ?? []).filter((brand) => isNamed(brand, words))
  const shown = showsAll || words ? found : leadingBrands(found, filters.brandIds)
  const hidden = found.length - shown.length
  const toggle = (id: string, isTicked: boolean) =>
    changeFilters({ brandIds: isTicked ? [...filters.brandIds, id] : filters.brandIds.filter((other) => other !== id) })
  const findButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)
  const toggleSearch = () => {
    setIsSearching(!isSearching)
    setWords('')
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    toggleSearch()
    findButton.current?.focus()
  }
  // By keyboard one goes on with the first brand that was hidden; what is new stands above the button.
  const showMore = (event: MouseEvent) => {
    const next = showsAll ? undefined : found.find((brand) => !shown.includes(brand))
    flushSync(() => setShowsAll(!showsAll))
    const isByKeyboard = event.detail === 0
    if (next && isByKeyboard) list.current?.querySelector<HTMLElement>(`[data-brand='${next.id}'] input`)?.focus()
  }

  return (
    <section ref={list} aria-label={t('filters.brand')}>
      <div className={rail['heading']}>
        <h2>{t('filters.brand')}</h2>
        <button
          ref={findButton}
          type="button"
          className={styles['find']}
          aria-label={t('filters.findBrand')}
          aria-expanded={isSearching}
          onClick={toggleSearch}
        >
          <IconSearch />
        </button>
      </div>
      {isSearching && (
        <input
          className={styles['words']}
          value={words}
          aria-label={t('filters.findBrand')}
          placeholder={t('filters.findBrand')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed
          autoFocus
          // In the sheet of a phone Escape is for the field alone.
          data-mantine-stop-propagation
          onKeyDown={closeOnEscape}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {isPending && <RailSkeleton rows={5} />}
      {shown.map((brand) => (
        <div key={brand.id} className={styles['line']} data-brand={brand.id}>
          <Checkbox
            classNames={{ root: styles['root'] ?? '', label: styles['label'] ?? '', input: styles['input'] ?? '' }}
            size="xs"
            label={brandNameOf(isChinese, brand)}
            checked={filters.brandIds.includes(brand.id)}
            onChange={(event) => toggle(brand.id, event.currentTarget.checked)}
          />
          <span className={rail['count']}>{brand.count}</span>
        </div>
      ))}
      {words && found.length === 0 && <p className={styles['none']}>{t('filters.noBrand')}</p>}
      {!words && found.length > FEW && (
        <button type="button" className={styles['more']} onClick={showMore}>
          {hidden > 0 ? t('filters.moreBrands', { count: hidden }) : t('filters.fewerBrands')}
        </button>
      )}
    </section>
  )
}

/** The brands with most products, and every ticked one. */
function leadingBrands(brands: readonly BrandInUse[], ticked: readonly string[]): BrandInUse[] {
  const leading = new Set([...brands].sort((first, second) => second.count - first.count).slice(0, FEW))
  return brands.filter((brand) => leading.has(brand) || ticked.includes(brand.id))
}

function isNamed(brand: BrandInUse, words: string): boolean {
  return `${brand.name} ${brand.englishName}`.toLowerCase().includes(words.trim().toLowerCase())
}
