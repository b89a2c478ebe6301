import '../../../locales/share-texts.ts'
import '../../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '../page/GuestFailure.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { DifferenceText } from '../../owner/news/approvals/DifferenceText.tsx'
import { differenceSince, type DifferenceAsked } from '../queries.ts'

/** What has changed since an approval, in the same words as for the owner. */
export function SinceApproval(asked: DifferenceAsked) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(differenceSince(asked))
  if (data) return <DifferenceText difference={data} />
  if (!error) return <ProgressLine label={t('loading')} />
  return <GuestFailure isPart error={error} what={t('shareNews.approvals.whatFailed')} onRetry={() => void refetch()} />
}
