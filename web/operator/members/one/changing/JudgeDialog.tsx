import { useTranslation } from 'react-i18next'
import { DAYS_OF_COMPANY_DOCUMENTS } from '../../../../../contract/company.ts'
import { judgeCompany, type KeptMember } from '../../../../../contract/members-kept.ts'
import { call } from '../../../../api.ts'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useMemberChange } from './member-change.ts'

interface JudgeDialogProps {
  member: KeptMember
  /** The company's name. */
  name: string
  verdict: 'verified' | 'refused'
  reason: string
  onType: (reason: string) => void
  onClose: () => void
  onDone: () => void
}

/** Verifies a company, or refuses it with a reason that its member reads. */
export function JudgeDialog({ member, name, verdict, reason, onType, onClose, onDone }: JudgeDialogProps) {
  const { t } = useTranslation()
  const isRefusal = verdict === 'refused'
  const change = useMemberChange({
    member,
    send: (version) =>
      call(judgeCompany, { id: member.id, version, verdict, ...(reason.trim() && { reason: reason.trim() }) }),
    onDone: () => {
      showToast(t(`keptMembers.${verdict}`, { name }))
      onDone()
    },
  })
  const days = { days: DAYS_OF_COMPANY_DOCUMENTS }
  return (
    <ChangeDialog
      title={t(isRefusal ? 'keptMembers.refuseTitle' : 'keptMembers.verifyTitle', { name })}
      what={[t(isRefusal ? 'keptMembers.refuseWhat' : 'keptMembers.verifyWhat', days)]}
      reason={{
        text: reason,
        isNeeded: isRefusal,
        note: t(isRefusal ? 'keptMembers.reasonSeen' : 'keptMembers.reasonKept'),
        onType,
      }}
      confirmText={t(isRefusal ? 'keptMembers.refuse' : 'keptMembers.verify')}
      isGrave={isRefusal}
      change={change}
      onClose={onClose}
    />
  )
}
