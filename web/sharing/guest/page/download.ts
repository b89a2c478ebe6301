import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportShared, type sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import { callForFile } from '../../../file-call.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { showToast } from '../../../ui/toasts/toast.ts'
import { headersOf, passTo } from '../pass.ts'

/** What is shown as a file, in the language that it is read in. */
export function useDownload(token: string) {
  const { t, i18n } = useTranslation()
  return useMutation({
    mutationFn: (format: (typeof sharedFileFormats)[number]) =>
      callForFile(
        exportShared,
        { format, language: i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en' },
        {
          headers: headersOf(passTo(token)),
          signal: new AbortController().signal,
          onPlace: () => undefined,
          onProgress: () => undefined,
        },
      ),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('shared.saved', { file: name }))
    },
  })
}
