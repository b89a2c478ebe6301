import '../../../locales/share-texts.ts'
import '../../../locales/share-news-texts.ts'
import '../../../locales/sharing-guest-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { saysUnknown } from '../../../errors/message.ts'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { useTitleName } from '../../../kit/window-title.ts'
import { SharedContent } from '../../guest/SharedContent.tsx'
import { ApprovalRow } from '../news/approvals/ApprovalRow.tsx'
import { approvalOf } from '../queries.ts'
import styles from './preview.module.css'
import { UnknownPage } from './UnknownPage.tsx'

/** The approved content as it was shown, who approved it, and what has changed since. */
export function ApprovedContent({ approvalId }: { approvalId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(approvalOf(approvalId))
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', data?.refName ?? nameOfNone)
  if (isUnknown)
    return <UnknownPage title={t('shareNews.approved.unknown')} hint={t('shareNews.approved.unknownHint')} />
  if (error && !data)
    return <FailureFace error={error} what={t('shareNews.approved.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  const approval = (
    <div className={styles['approval']}>
      <p className={styles['then']}>{t('shareNews.approved.says')}</p>
      <ApprovalRow approval={data} isBeside />
    </div>
  )
  return <SharedContent view={data.view} beside={approval} />
}
