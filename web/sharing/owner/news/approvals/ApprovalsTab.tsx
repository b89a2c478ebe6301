import '../../../../locales/share-texts.ts'
import '../../../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../../errors/FailureFace.tsx'
import { Face } from '../../../../kit/Face.tsx'
import { ProgressLine } from '../../../../kit/ProgressLine.tsx'
import parts from '../../parts.module.css'
import { approvalsOf, type Shared } from '../../queries.ts'
import { useUnread } from '../unread.ts'
import { ApprovalRow } from './ApprovalRow.tsx'

/** Who approved what, and whether it still holds. Opening it marks it as read. */
export function ApprovalsTab({ shared }: { shared: Shared }) {
  const { t } = useTranslation()
  const { data: approvals, error, refetch } = useQuery(approvalsOf(shared))
  const fresh = useUnread(shared, approvals)
  if (error && !approvals)
    return <FailureFace isPart error={error} what={t('shareNews.approvals.failed')} onRetry={() => void refetch()} />
  if (!approvals) return <ProgressLine label={t('loading')} />
  if (approvals.length === 0)
    return <Face title={t('shareNews.approvals.none')} hint={t('shareNews.approvals.noneHint')} />
  return (
    <ul className={parts['list']}>
      {approvals.map((approval) => (
        <li key={approval.id} className={parts['row']}>
          <ApprovalRow approval={approval} isNew={fresh.has(approval.id)} />
        </li>
      ))}
    </ul>
  )
}
