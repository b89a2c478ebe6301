import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../kit/moments.ts'
import { StateMark } from '../StateMark.tsx'
import { VerificationMark } from '../VerificationMark.tsx'
import styles from './MembersView.module.css'
import { LastSeen, MemberName, type MemberRowsProps } from './MemberTable.tsx'

/** Members on a phone. */
export function MemberCards({ members, now }: MemberRowsProps) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles['cards']} aria-label={t('keptMembers.list')}>
      {members.map((member) => (
        <li key={member.id} className={styles['card']}>
          <MemberName member={member} />
          <dl className={styles['facts']}>
            <div>
              <dt>{t('keptMembers.role')}</dt>
              <dd>{t(`keptMembers.roles.${member.role}`)}</dd>
            </div>
            <div>
              <dt>{t('keptMembers.state')}</dt>
              <dd>
                <StateMark member={member} />
              </dd>
            </div>
            {member.verification !== 'none' && (
              <div>
                <dt>{t('keptMembers.verification')}</dt>
                <dd>
                  <VerificationMark member={member} />
                </dd>
              </div>
            )}
            <div>
              <dt>{t('keptMembers.created')}</dt>
              <dd>{dayOf(member.createTime, i18n.language)}</dd>
            </div>
            <div>
              <dt>{t('keptMembers.lastSeen')}</dt>
              <dd>
                <LastSeen member={member} now={now} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
