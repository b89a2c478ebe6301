import { useTranslation } from 'react-i18next'
import { entryNameOf, useIsChinese } from '../../catalogue/names.ts'
import { useDictionaries } from '../../catalogue/queries.ts'

/** The names of the supply filters, in the rail and on chips. */
export function useSupplyNames() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  return {
    inStock: t('filters.inStock'),
    custom: (value: '0' | '1') => t(value === '0' ? 'filters.customisable' : 'filters.notCustomisable'),
    domesticOrImported: (value: 'domestic' | 'imported') => {
      const entry = findEntry('product_domestic_imported', value)
      return entry ? entryNameOf(isChinese, entry) : t(`filters.${value}`)
    },
  }
}
