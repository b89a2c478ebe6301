import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reasonOf, saysUnknown } from '../../../errors/message.ts'
import { RetryButton } from '../../../errors/RetryButton.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { useTitleName } from '../../../kit/window-title.ts'
import '../../../locales/operator-texts.ts'
import '../../../locales/kept-members-texts.ts'
import { memberName } from '../member-words.ts'
import { keptMember } from '../queries.ts'
import { AccountSection } from './AccountSection.tsx'
import { CompanyReview } from './company/CompanyReview.tsx'
import { MailsSection } from './MailsSection.tsx'
import styles from './MemberView.module.css'
import { RoleSection } from './RoleSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { ThingsSection } from './ThingsSection.tsx'
import { TrailSection } from './TrailSection.tsx'

/** All that an operator may see of a member, and do. Another member needs another `key`. */
export function MemberView({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(keptMember(id))
  const isGone = saysUnknown(error)
  useTitleName('page', data ? memberName(data) : error ? null : undefined)
  const toList = (
    <Link className={buttons['plain']} to="/operator/members">
      {t('keptMembers.toList')}
    </Link>
  )
  if (isGone) return <Face title={t('keptMembers.gone')} action={toList} />
  if (!data && error)
    return <FailureFace isPart error={error} what={t('keptMembers.oneFailed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  return (
    <div className={styles['member']}>
      {error && (
        <p className={styles['stale']}>
          {t('keptMembers.stale', { reason: reasonOf(error, t) })}{' '}
          <RetryButton look="inline" onRetry={() => void refetch()} />
        </p>
      )}
      <AccountSection member={data} now={dataUpdatedAt} />
      <RoleSection member={data} />
      <CompanyReview member={data} />
      <SessionsSection member={data} now={dataUpdatedAt} />
      <MailsSection member={data} />
      <ThingsSection counts={data.counts} />
      <TrailSection trail={data.trail} />
    </div>
  )
}
