import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getLinkAddress } from '../../../../../contract/sharing/link-calls.ts'
import { call } from '../../../../api.ts'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { readLinksAgain } from '../../queries.ts'
import type { LinkedDocument } from '../../shared-document.ts'

/** Asks for the address of one of the member's links at each press; the page keeps it nowhere. Throws once the failure has been told. */
export function useAddress(shared: LinkedDocument, linkId: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(getLinkAddress, { id: linkId }),
    gcTime: 0,
  })
  const read = async (): Promise<string> => {
    const { url } = await mutateAsync()
    if (url !== null) return new URL(url, window.location.origin).href
    // The server's key has changed since the list was read.
    showToast(t('shareAddress.gone'))
    readLinksAgain(client, shared)
    throw new Error('the address cannot be shown')
  }
  return { read, isPending }
}
