import '../../locales/operator-texts.ts'
import '../../locales/catalogue-file-texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { filtersAddress } from '../../finding/filters/filters.ts'
import buttons from '../../kit/buttons.module.css'
import styles from './ExportLink.module.css'

/** Links from a list to the export page, with its filters. */
export function ExportLink() {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const name = t('catalogueFile.exportList')
  return (
    <Link
      to={`/operator/export${filtersAddress({ ...filters, sort: 'relevance' }).slice(1)}`}
      className={buttons['icon']}
      aria-label={name}
      title={name}
    >
      <IconDownload className={styles['icon']} aria-hidden />
    </Link>
  )
}
