import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CatalogueFilters } from '../../finding/filters/filters.ts'
import { FilterChips } from '../../finding/filters/FilterChips.tsx'
import { useFacetsUnder } from '../../finding/rail/facets.ts'
import styles from './CatalogueFile.module.css'
import { WordedChoice } from './WordedChoice.tsx'

interface ScopeProps {
  filters: CatalogueFilters
  isFiltered: boolean
  isWhole: boolean
  onChoose: (isWhole: boolean) => void
}

/** All of the catalogue, or what meets the page's filters, with the number of products. */
export function Scope({ filters, isFiltered, isWhole, onChoose }: ScopeProps) {
  const { t, i18n } = useTranslation()
  const total = useFacetsUnder(filters, { isWanted: isFiltered })?.total
  const figure = total === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(total)
  const counted = figure === undefined ? '' : ` · ${t('list.products', { count: total ?? 0, figure })}`
  const whole = { value: 'whole', label: t('catalogueFile.whole'), hint: t('catalogueFile.wholeHint') } as const
  const listed = { value: 'listed', label: t('catalogueFile.listed') + counted, hint: t('catalogueFile.listedHint') } as const // prettier-ignore
  return (
    <div className={styles['scope']}>
      <WordedChoice
        label={t('catalogueFile.what')}
        options={isFiltered ? [listed, whole] : [whole]}
        value={isWhole ? 'whole' : 'listed'}
        onChoose={(value) => onChoose(value === 'whole')}
      />
      {isFiltered ? (
        <FilterChips filters={filters} />
      ) : (
        <p className={styles['hint']}>
          {t('catalogueFile.toListHint')} <Link to="/">{t('catalogueFile.toList')}</Link>
        </p>
      )}
    </div>
  )
}
