import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { KeptMemberRow } from '../../../../contract/members-kept.ts'
import { dayOf, momentOf, timeAgo } from '../../../kit/moments.ts'
import { memberAddress } from '../member-address.ts'
import { StateMark } from '../StateMark.tsx'
import { VerificationMark } from '../VerificationMark.tsx'
import styles from './MembersView.module.css'

export interface MemberRowsProps {
  members: readonly KeptMemberRow[]
  /** When the list was read, in epoch milliseconds. */
  now: number
}

/** Members as the rows of a table; the name links to one. */
export function MemberTable({ members, now }: MemberRowsProps) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('keptMembers.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('keptMembers.member')}</th>
            <th scope="col">{t('keptMembers.role')}</th>
            <th scope="col">{t('keptMembers.state')}</th>
            <th scope="col">{t('keptMembers.verification')}</th>
            <th scope="col">{t('keptMembers.created')}</th>
            <th scope="col">{t('keptMembers.lastSeen')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <MemberName member={member} />
              </th>
              <td>{t(`keptMembers.roles.${member.role}`)}</td>
              <td>
                <StateMark member={member} />
              </td>
              <td>
                <VerificationMark member={member} />
              </td>
              <td className="figures">{dayOf(member.createTime, i18n.language)}</td>
              <td className="figures">
                <LastSeen member={member} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function MemberName({ member: { id, nickname, email, isDemonstration } }: { member: KeptMemberRow }) {
  const { t } = useTranslation()
  return (
    <div className={styles['who']}>
      <Link className={styles['name']} to={memberAddress(id)} dir="auto">
        {nickname || email}
      </Link>
      <span className={styles['quiet']}>
        {email}
        {isDemonstration && ` · ${t('keptMembers.demonstration')}`}
      </span>
    </div>
  )
}

export function LastSeen({ member: { lastSeenTime }, now }: { member: KeptMemberRow; now: number }) {
  const { t, i18n } = useTranslation()
  if (lastSeenTime === null) return <span className={styles['quiet']}>{t('keptMembers.never')}</span>
  return (
    <time dateTime={new Date(lastSeenTime).toISOString()} title={momentOf(lastSeenTime, i18n.language)}>
      {timeAgo(lastSeenTime, now, i18n.language) ?? t('keptMembers.justNow')}
    </time>
  )
}
