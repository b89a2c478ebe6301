import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setMemberRole, type KeptMember } from '../../../../../contract/members-kept.ts'
import { permissionsOf, type Role } from '../../../../../contract/permissions.ts'
import { userTypes } from '../../../../../contract/members.ts'
import { call } from '../../../../api.ts'
import { changeUser } from '../../../../members/session/session.ts'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { memberName } from '../../member-words.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import styles from './ChangeDialog.module.css'
import { useMemberChange } from './member-change.ts'

/** Ordered by permissions, the fewest first. */
const ladder = ['member', 'editor', 'operator'] as const satisfies readonly Role[]

interface RoleDialogProps {
  member: KeptMember
  reason: string
  onType: (reason: string) => void
  onClose: () => void
  onDone: () => void
}

/** Makes somebody a member, an editor or an operator. */
export function RoleDialog({ member, reason, onType, onClose, onDone }: RoleDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [role, setRole] = useState<Role>(member.role)
  const name = memberName(member)
  const change = useMemberChange({
    member,
    send: (version) =>
      call(setMemberRole, { id: member.id, version, role, ...(reason.trim() && { reason: reason.trim() }) }),
    onDone: () => {
      showToast(t('keptMembers.roleChanged', { name, role: t(`keptMembers.roles.${role}`) }))
      onDone()
      if (member.isSelf) followOwnRole(member.id, role)
    },
  })
  return (
    <ChangeDialog
      title={t('keptMembers.roleTitle', { name })}
      what={[]}
      warning={warningKeys(member, role)
        .map((key) => t(`keptMembers.${key}`))
        .join(' ')}
      reason={{ text: reason, isNeeded: false, note: t('keptMembers.reasonKept'), onType }}
      confirmText={t('keptMembers.confirmRole')}
      change={change}
      findFault={() => (role === (change.meanwhile?.now ?? member).role ? t('keptMembers.roleSame') : null)}
      onClose={onClose}
    >
      <fieldset className={styles['roles']}>
        <legend className="visually-hidden">{t('keptMembers.role')}</legend>
        {ladder.map((one) => (
          <label key={one} className={styles['role']}>
            <input
              type="radio"
              name={id}
              data-autofocus={one === role || undefined}
              aria-labelledby={`${id}-${one}-name`}
              aria-describedby={`${id}-${one}`}
              checked={one === role}
              onChange={() => {
                change.forget()
                setRole(one)
              }}
            />
            <span id={`${id}-${one}-name`}>{t(`keptMembers.roles.${one}`)}</span>
            <small id={`${id}-${one}`}>{t(`keptMembers.roleWhat.${one}`)}</small>
          </label>
        ))}
      </fieldset>
      <p>{t('keptMembers.roleMail')}</p>
    </ChangeDialog>
  )
}

function warningKeys({ role: now, isSelf }: KeptMember, role: Role) {
  if (role === now) return []
  const ofOperators = [
    ...(role === 'operator' ? (['roleToOperator'] as const) : []),
    ...(now === 'operator' && !isSelf ? (['roleFromOperator'] as const) : []),
  ]
  return isSelf ? [...ofOperators, 'roleSelf' as const] : ofOperators
}

/** Controls that the operator may no longer use disappear at once. */
function followOwnRole(id: string, role: Role): void {
  const own: Role[] = role === 'member' ? ['member'] : ['member', role]
  const userType = role === 'member' ? userTypes.member : userTypes.operator
  changeUser(id, { roles: own, permissions: permissionsOf(own), userType })
}
