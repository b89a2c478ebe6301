import { useTranslation } from 'react-i18next'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { showNotification, showToast } from '../../kit/toasts/toast.ts'
import { useFileDownload } from '../../use-file-download.ts'

/** Drawing all pictures of the demonstration may take long; the server gives up where nothing is drawn any more. */
const LONGEST_MS = 2 * 60 * 60_000

/** Fetches the catalogue as a file and saves it, also if the page is left meanwhile. */
export function useCatalogueFile() {
  const { t } = useTranslation()
  return useFileDownload(
    (wish: InputOf<typeof exportCatalogue>, options) =>
      callForFile(exportCatalogue, wish, { ...options, timeoutMs: LONGEST_MS }),
    (file, { leftOut }) => {
      showToast(t('catalogueFile.saved', { file }))
      if (!leftOut) return
      const { count, names } = leftOut
      showNotification(t('catalogueFile.leftOut', { count, names: names.join(', ') }))
    },
  )
}
