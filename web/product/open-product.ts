import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../kit/toasts/toast.ts'
import { usePriceIn } from '../finding/filters/currency.tsx'
import { noteSeen } from '../catalogue/last-seen.ts'
import { productDetailOf } from '../catalogue/queries.ts'

/**
 * The product of this SKU; without one, the last product, which still slides out. A failure is the toast "Error" (specification §8); a
 * product already shown stays if reading it again fails, without a message.
 */
export function useOpenProduct(skuId: string | null) {
  const { i18n } = useTranslation()
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const [shownSkuId, setShownSkuId] = useState(skuId)
  if (skuId !== null && skuId !== shownSkuId) setShownSkuId(skuId)
  const query = useQuery({ ...productDetailOf(queryClient, shownSkuId ?? '', priceIn), enabled: skuId !== null })
  const { data: detail, error, refetch } = query
  const failure = detail ? null : error

  // The toast lives outside this tree; one per failure, and none after a change of language.
  useEffect(() => {
    if (failure) showToast(i18n.t('errors.detail'))
  }, [failure, i18n])

  // The last viewed products are offered where materials are chosen.
  useEffect(() => {
    if (detail && skuId !== null) noteSeen(skuId)
  }, [detail, skuId])

  return { detail, failure, shownSkuId, isLoading: skuId !== null && query.isLoading, refetch }
}
