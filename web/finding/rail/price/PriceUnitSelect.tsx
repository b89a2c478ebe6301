import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { SQUARE_METRE, useUnitName } from '../../../catalogue/prices/price-text.ts'
import { useFacets } from '../facets.ts'
import styles from './PriceUnitSelect.module.css'

/** The unit of prices. Another unit means other figures, so it clears the price range. */
export function PriceUnitSelect() {
  const { t } = useTranslation()
  const unitName = useUnitName()
  const { filters, changeFilters } = useAddressFilters()
  const { priceUnit } = filters
  const units = (useFacets()?.priceUnits ?? []).map(({ value }) => value)
  const known = priceUnit === null || units.includes(priceUnit) ? units : [...units, priceUnit]
  if (known.length === 0) return <span className={styles['only']}>{t('filters.anyUnit')}</span>
  return (
    <span className={styles['box']}>
      <select
        className={styles['select']}
        aria-label={t('filters.priceUnit')}
        value={priceUnit ?? ''}
        onChange={(event) => changeFilters({ priceUnit: event.target.value || null, priceMin: null, priceMax: null })}
      >
        <option value="">{t('filters.anyUnit')}</option>
        {known.map((unit) => (
          <option key={unit} value={unit}>
            {unit === SQUARE_METRE ? t('filters.perSquareMetre') : t('filters.perUnit', { unit: unitName(unit) })}
          </option>
        ))}
      </select>
      <IconChevronDown />
    </span>
  )
}
