import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { showToast } from '../../ui/toasts/toast.ts'

/** Fetches a file and hands it to the downloads. */
export function useFileSaving<E extends Endpoint & { answersFile?: true }>(endpoint: E) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: InputOf<E>) =>
      callForFile(endpoint, input, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        onPlace: () => undefined,
      }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('share.saved', { file: name }))
    },
  })
  return { isPending, save: (input: InputOf<E>) => isPending || mutate(input) }
}
