import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { saveCalledFile } from '../save-called-file.ts'

/** Fetches a file and saves it in the downloads. */
export function useFileSaving<E extends Endpoint & { answersFile?: true }>(endpoint: E) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: InputOf<E>) => saveCalledFile(endpoint, input),
    onSuccess: (file) => showToast(t('share.saved', { file })),
  })
  return { isPending, save: (input: InputOf<E>) => isPending || mutate(input) }
}
