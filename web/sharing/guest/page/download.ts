import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportShared, type sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { saveCalledFile } from '../../save-called-file.ts'
import { headersOf, passTo } from '../pass.ts'

/** Downloads the content as a file, in the language of the page. */
export function useDownload(token: string) {
  const { t, i18n } = useTranslation()
  return useMutation({
    mutationFn: (format: (typeof sharedFileFormats)[number]) => {
      const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en'
      return saveCalledFile(exportShared, { format, language }, headersOf(passTo(token)))
    },
    onSuccess: (file) => showToast(t('shared.saved', { file })),
  })
}
