import { useTranslation } from 'react-i18next'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { useFileDownload } from '../../use-file-download.ts'

/** Fetches the catalogue as a file and saves it, also if the page is left meanwhile. */
export function useCatalogueFile() {
  const { t } = useTranslation()
  return useFileDownload(
    (wish: InputOf<typeof exportCatalogue>, options) => callForFile(exportCatalogue, wish, options),
    (file) => showToast(t('catalogueFile.saved', { file })),
  )
}
