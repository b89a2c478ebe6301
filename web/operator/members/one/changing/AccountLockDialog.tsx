import { useTranslation } from 'react-i18next'
import { lockMember, unlockMember, type KeptMember } from '../../../../../contract/members-kept.ts'
import { call } from '../../../../api.ts'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { memberName } from '../../member-words.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useMemberChange } from './member-change.ts'

interface LockDialogProps {
  member: KeptMember
  /** The state when the dialog opened: a locked account is unlocked. */
  isLocked: boolean
  reason: string
  onType: (reason: string) => void
  onClose: () => void
  onDone: () => void
}

/** Locks an account, or unlocks it. */
export function AccountLockDialog({ member, isLocked, reason, onType, onClose, onDone }: LockDialogProps) {
  const { t } = useTranslation()
  const name = memberName(member)
  const change = useMemberChange({
    member,
    send: (version) => call(isLocked ? unlockMember : lockMember, { id: member.id, version, reason: reason.trim() }),
    onDone: () => {
      showToast(t(isLocked ? 'keptMembers.unlocked' : 'keptMembers.locked', { name }))
      onDone()
    },
  })
  const what = [t('keptMembers.lockEnds'), t('keptMembers.lockKeeps'), t('keptMembers.lockTells')]
  return (
    <ChangeDialog
      title={t(isLocked ? 'keptMembers.unlockTitle' : 'keptMembers.lockTitle', { name })}
      what={isLocked ? [t('keptMembers.unlockWhat')] : what}
      warning={!isLocked && member.isSelf ? t('keptMembers.lockSelf') : undefined}
      reason={{
        text: reason,
        isNeeded: true,
        note: t(isLocked ? 'keptMembers.reasonKept' : 'keptMembers.reasonSeen'),
        onType,
      }}
      confirmText={t(isLocked ? 'keptMembers.confirmUnlock' : 'keptMembers.confirmLock')}
      isGrave={!isLocked}
      change={change}
      onClose={onClose}
    />
  )
}
