import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { FailureFace } from '../errors/FailureFace.tsx'
import { keptProductOfSku } from '../keeping/products/queries.ts'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'

/** /operator/sku/:id: redirects to the form of the SKU's product. */
export function SkuFormPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(keptProductOfSku(id))
  if (data) return <Navigate to={`/operator/products/${data.id}`} state={{ skuId: id }} replace />
  return (
    <OperatorFrame title={t('routes.operatorProduct')}>
      {error ? (
        <FailureFace error={error} what={t('routes.notFound')} onRetry={() => void refetch()} isPart />
      ) : (
        <ProgressLine label={t('loading')} />
      )}
    </OperatorFrame>
  )
}
