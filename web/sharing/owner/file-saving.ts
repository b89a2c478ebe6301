import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { saveCalledFile } from '../save-called-file.ts'

/** Fetches a file and saves it in the downloads. */
export function useFileSaving<Input>(endpoint: Endpoint<Input>) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => saveCalledFile(endpoint, input),
    onSuccess: (file) => showToast(t('share.saved', { file })),
  })
  return { isPending, save: (input: Input) => isPending || mutate(input) }
}
