import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../kit/files/save-file.ts'
import { showToast } from '../../kit/toasts/toast.ts'

/** Has the server make a file, saves it and names it. */
export function useSavedFile() {
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationFn: async ({ endpoint, input }: { endpoint: Endpoint; input: unknown }) => {
      const { signal } = new AbortController()
      const { name, content } = await callForFile(endpoint, input, { signal, onPlace: () => {}, onProgress: () => {} })
      saveFile(name, content)
      showToast(t('fileLine.saved', { file: name }))
    },
  })
  return <Input>(endpoint: Endpoint<Input>, input: NoInfer<Input>) => mutate({ endpoint, input })
}
