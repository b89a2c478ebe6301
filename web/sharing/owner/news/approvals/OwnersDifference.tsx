import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnersApproval } from '../../../../../contract/sharing/approval-calls.ts'
import { FailureFace } from '../../../../errors/FailureFace.tsx'
import { ProgressLine } from '../../../../kit/ProgressLine.tsx'
import { approvalOf } from '../../queries.ts'
import { DifferenceText } from './DifferenceText.tsx'

/** What has changed since an approval, loaded on demand. */
export function OwnersDifference({ approval }: { approval: OwnersApproval }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(approvalOf(approval.id))
  if (data) return <DifferenceText difference={data.difference} />
  if (!error) return <ProgressLine label={t('loading')} />
  return <FailureFace isPart error={error} what={t('shareNews.approvals.whatFailed')} onRetry={() => void refetch()} />
}
