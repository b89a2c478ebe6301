import { useTranslation } from 'react-i18next'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { CatalogueFile } from '../operator/out/CatalogueFile.tsx'

/** /operator/export: the catalogue as a file. */
export function ExportPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('catalogueFile.title')} hint={t('catalogueFile.hint')}>
      <CatalogueFile />
    </OperatorFrame>
  )
}
