import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { productSorts, type ProductSort } from '../../../contract/catalogue.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import styles from './SortSelect.module.css'

/** The browser's own select: on a phone it opens the phone's own wheel. `names` are those that mean something else here. */
export function SortSelect({ names }: { names?: Partial<Record<ProductSort, string>> }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  return (
    <label className={styles['sort']}>
      <span>{t('sort.label')}</span>
      <span className={styles['box']}>
        <select
          className={styles['select']}
          value={filters.sort}
          onChange={(event) =>
            changeFilters({ sort: productSorts.find((sort) => sort === event.target.value) ?? 'relevance' })
          }
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {names?.[sort] ?? t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <IconChevronDown />
      </span>
    </label>
  )
}
