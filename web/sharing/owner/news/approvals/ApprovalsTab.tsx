import '../late-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../../errors/FailureFace.tsx'
import { Face } from '../../../../ui/Face.tsx'
import { ProgressLine } from '../../../../ui/ProgressLine.tsx'
import parts from '../../parts.module.css'
import { approvalsOf, useMarkRead, type Shared } from '../../queries.ts'
import { ApprovalRow } from './ApprovalRow.tsx'

/** Who approved what, and whether it still is that. Whoever opens it has read it. */
export function ApprovalsTab({ shared }: { shared: Shared }) {
  const { t } = useTranslation()
  const { data: approvals, error, refetch } = useQuery(approvalsOf(shared))
  const markRead = useMarkRead(shared)
  const hasUnread = approvals?.some(({ isRead }) => !isRead) ?? false
  // The server hears of it once there is something that was unread.
  useEffect(() => {
    if (hasUnread) markRead()
  }, [hasUnread, markRead])
  if (error && !approvals)
    return <FailureFace isPart error={error} what={t('shareNews.approvals.failed')} onRetry={() => void refetch()} />
  if (!approvals) return <ProgressLine label={t('loading')} />
  if (approvals.length === 0)
    return <Face title={t('shareNews.approvals.none')} hint={t('shareNews.approvals.noneHint')} />
  return (
    <ul className={parts['list']}>
      {approvals.map((approval) => (
        <li key={approval.id} className={parts['row']}>
          <ApprovalRow approval={approval} />
        </li>
      ))}
    </ul>
  )
}
