import { useTranslation } from 'react-i18next'
import { lockMember, unlockMember, type KeptMember } from '../../../../contract/members-kept.ts'
import { call } from '../../../api.ts'
import { Button } from '../../../kit/Button.tsx'
import { dayOf, endOf, momentOf } from '../../../kit/moments.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { LastSeen, StateMark } from '../Marks.tsx'
import { hindranceText, memberName } from '../member-words.ts'
import { useMemberChange } from './MemberChange.tsx'
import { Facts, Lines, MemberSection } from './MemberSection.tsx'

/** The member, whether they can sign in, and the button that changes that. */
export function AccountSection({ member, now }: { member: KeptMember; now: number }) {
  const { t, i18n } = useTranslation()
  const { nickname, email, lockReason, lockTime, deleteTime, createTime } = member
  const isLocked = lockReason !== null
  const { ask, dialog } = useLock(member)
  const why = isLocked ? undefined : hindranceText(member, t)
  return (
    <MemberSection title={t('keptMembers.account')} hint={t('keptMembers.accountHint')}>
      <Facts
        facts={[
          [t('keptMembers.nickname'), nickname],
          [t('keptMembers.email'), email],
          [t('keptMembers.state'), <StateMark key="state" member={member} />],
          [t('keptMembers.created'), dayOf(createTime, i18n.language)],
          [t('keptMembers.lastSeen'), <LastSeen key="seen" time={member.lastSeenTime} now={now} />],
        ]}
      />
      {member.isSelf && <p>{t('keptMembers.you')}</p>}
      {isLocked && (
        <div className="grid w-full gap-4 border-l-2 border-bad bg-wash px-16 py-12">
          {lockTime !== null && <p>{t('keptMembers.lockedSince', { date: momentOf(lockTime, i18n.language) })}</p>}
          <Lines>{t('keptMembers.lockReason', { reason: lockReason })}</Lines>
        </div>
      )}
      {deleteTime !== null && <p>{t('keptMembers.leavingOn', { date: endOf(deleteTime, i18n.language) })}</p>}
      {why && <p className="max-w-[70ch] text-meta text-second">{why}</p>}
      <Button label={t(isLocked ? 'keptMembers.unlock' : 'keptMembers.lock')} opens="dialog" why={why} onPress={ask} />
      {dialog}
    </MemberSection>
  )
}

/** Locks an account, or unlocks it. */
function useLock(member: KeptMember) {
  const { t } = useTranslation()
  const { ask, dialog } = useMemberChange()
  const name = memberName(member)
  const askToLock = () =>
    ask({
      member,
      title: t('keptMembers.lockTitle', { name }),
      what: [t('keptMembers.lockEnds'), t('keptMembers.lockKeeps'), t('keptMembers.lockTells')],
      warning: member.isSelf && t('keptMembers.lockSelf'),
      note: t('keptMembers.reasonSeen'),
      isReasonNeeded: true,
      confirmLabel: t('keptMembers.confirmLock'),
      isGrave: true,
      send: ({ version, reason }) => call(lockMember, { id: member.id, version, reason }),
      onDone: () => showToast(t('keptMembers.locked', { name })),
    })
  const askToUnlock = () =>
    ask({
      member,
      title: t('keptMembers.unlockTitle', { name }),
      what: [t('keptMembers.unlockWhat')],
      note: t('keptMembers.reasonKept'),
      isReasonNeeded: true,
      confirmLabel: t('keptMembers.confirmUnlock'),
      send: ({ version, reason }) => call(unlockMember, { id: member.id, version, reason }),
      onDone: () => showToast(t('keptMembers.unlocked', { name })),
    })
  return { ask: member.lockReason === null ? askToLock : askToUnlock, dialog }
}
