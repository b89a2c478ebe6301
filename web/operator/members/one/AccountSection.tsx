import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import buttons from '../../../kit/buttons.module.css'
import { dayOf, endOf, momentOf } from '../../../kit/moments.ts'
import { LastSeen } from '../list/MemberTable.tsx'
import { StateMark } from '../StateMark.tsx'
import { AccountLockDialog } from './changing/AccountLockDialog.tsx'
import { Fact, MemberSection } from './MemberSection.tsx'
import styles from './MemberView.module.css'

/** The member, whether they can sign in, and the button that changes that. */
export function AccountSection({ member, now }: { member: KeptMember; now: number }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  // The state when the button was pressed: others' changes must not turn the open dialog into another one.
  const [asked, setAsked] = useState<{ isLocked: boolean } | null>(null)
  const [reason, setReason] = useState('')
  const { nickname, email, lockReason, lockTime, deleteTime, createTime } = member
  const isLocked = lockReason !== null
  const hindrance = isLocked ? null : hindranceOf(member)
  return (
    <MemberSection title={t('keptMembers.account')} hint={t('keptMembers.accountHint')}>
      <dl className={styles['facts']}>
        <Fact name={t('keptMembers.nickname')}>{nickname}</Fact>
        <Fact name={t('keptMembers.email')}>{email}</Fact>
        <Fact name={t('keptMembers.state')}>
          <StateMark member={member} />
        </Fact>
        <Fact name={t('keptMembers.created')}>{dayOf(createTime, i18n.language)}</Fact>
        <Fact name={t('keptMembers.lastSeen')}>
          <LastSeen member={member} now={now} />
        </Fact>
      </dl>
      {member.isSelf && <p>{t('keptMembers.you')}</p>}
      {isLocked && (
        <div className={styles['notice']}>
          {lockTime !== null && <p>{t('keptMembers.lockedSince', { date: momentOf(lockTime, i18n.language) })}</p>}
          <p className={styles['lines']} dir="auto">
            {t('keptMembers.lockReason', { reason: lockReason })}
          </p>
        </div>
      )}
      {deleteTime !== null && <p>{t('keptMembers.leavingOn', { date: endOf(deleteTime, i18n.language) })}</p>}
      {hindrance && (
        <p id={id} className={styles['quiet']}>
          {t(`keptMembers.${hindrance}`)}
        </p>
      )}
      <button
        type="button"
        className={buttons['plain']}
        aria-haspopup="dialog"
        aria-disabled={hindrance !== null}
        aria-describedby={hindrance ? id : undefined}
        onClick={() => hindrance === null && setAsked({ isLocked })}
      >
        {t(isLocked ? 'keptMembers.unlock' : 'keptMembers.lock')}
      </button>
      {asked && (
        <AccountLockDialog
          member={member}
          isLocked={asked.isLocked}
          reason={reason}
          onType={setReason}
          onClose={() => setAsked(null)}
          onDone={() => {
            setReason('')
            setAsked(null)
          }}
        />
      )}
    </MemberSection>
  )
}

/** Why an account can be neither locked nor given another role, as the key of a text. */
export function hindranceOf({ isLastOperator, isDemonstration }: KeptMember) {
  if (isDemonstration) return 'isDemonstration' as const
  return isLastOperator ? ('lastOperator' as const) : null
}
