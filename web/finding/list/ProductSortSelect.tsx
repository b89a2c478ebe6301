import { useTranslation } from 'react-i18next'
import { productSorts, type ProductSort } from '../../../contract/catalogue.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useAddressFilters } from '../filters/address-filters.ts'

/** The sort of products, in the address. `names` overrides names that mean something else here. */
export function ProductSortSelect({ names }: { names?: Partial<Record<ProductSort, string>> }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  return (
    <SelectField
      label={t('sort.label')}
      isInline
      options={productSorts.map((sort) => ({ value: sort, label: names?.[sort] ?? t(`sort.${sort}`) }))}
      value={filters.sort}
      onChange={(sort) => changeFilters({ sort })}
    />
  )
}
