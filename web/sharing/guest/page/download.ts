import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { exportShared, type sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import { showFault, showToast } from '../../../kit/toasts/toast.ts'
import { isOutOfReach } from '../../../errors/FailureFace.tsx'
import { reportFailure } from '../../../errors/report.ts'
import { saveCalledFile } from '../../save-called-file.ts'
import { headersOf, passTo } from '../pass.ts'

export type FileFormat = (typeof sharedFileFormats)[number]

/** Downloads the content as a file. */
export function useDownload(token: string) {
  return useGuestFile(token, exportShared, (format: FileFormat) => ({ format }))
}

/** Downloads a file of a link, in the language of the page. */
export function useGuestFile<Input extends { language: string }, Wish>(
  token: string,
  endpoint: Endpoint<Input>,
  inputOf: (wish: Wish) => Omit<NoInfer<Input>, 'language'>,
) {
  const { t, i18n } = useTranslation()
  return useMutation({
    mutationFn: (wish: Wish) => {
      const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en'
      return saveCalledFile(endpoint, { ...inputOf(wish), language } as Input, headersOf(passTo(token)))
    },
    // Said here in a client's words.
    meta: { isSilent: true },
    onError: (error) => (isOutOfReach(error) ? showFault(t('shared.noConnection')) : reportFailure(error)),
    onSuccess: (file) => showToast(t('shared.saved', { file })),
  })
}
