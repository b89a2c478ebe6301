import { useTranslation } from 'react-i18next'
import { productSorts, type ProductSort } from '../../../contract/catalogue.ts'
import { SortSelect } from '../../kit/lists/SortSelect.tsx'
import { useAddressFilters } from '../filters/address-filters.ts'

/** The sort of products, in the address. `names` overrides names that mean something else here. */
export function ProductSortSelect({ names }: { names?: Partial<Record<ProductSort, string>> }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  return (
    <SortSelect
      label={t('sort.label')}
      sorts={productSorts}
      nameOf={(sort) => names?.[sort] ?? t(`sort.${sort}`)}
      value={filters.sort}
      onChoose={(sort) => changeFilters({ sort })}
    />
  )
}
