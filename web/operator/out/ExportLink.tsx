import '../../locales/operator-texts.ts'
import '../../locales/catalogue-file-texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { filtersAddress } from '../../finding/filters/filters.ts'
import { IconLink } from '../../kit/Button.tsx'

/** Links from a list to the export page, with its filters. */
export function ExportLink() {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const query = filtersAddress({ ...filters, sort: 'relevance' }).slice(1)
  return <IconLink to={`/operator/export${query}`} label={t('catalogueFile.exportList')} icon={IconDownload} />
}
