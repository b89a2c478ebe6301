import { useTranslation } from 'react-i18next'
import { setMemberRole, type KeptMember } from '../../../../contract/members-kept.ts'
import { userTypes } from '../../../../contract/members.ts'
import { permissionsOf, type Role } from '../../../../contract/permissions.ts'
import { call } from '../../../api.ts'
import type { FormState } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import { changeUser } from '../../../members/session/session.ts'
import { hindranceText, memberName } from '../member-words.ts'
import { useMemberChange, type ChangeValues } from './MemberChange.tsx'
import { MemberSection } from './MemberSection.tsx'

/** Ordered by permissions, the fewest first. */
const ladder = ['member', 'editor', 'operator'] as const satisfies readonly Role[]

/** A member's role, and the button that changes it. */
export function RoleSection({ member }: { member: KeptMember }) {
  const { t } = useTranslation()
  const { ask, dialog } = useMemberChange()
  const why = hindranceText(member, t)
  const name = memberName(member)
  const askForRole = () =>
    ask({
      member,
      title: t('keptMembers.roleTitle', { name }),
      fields: (form) => <RoleFields form={form} member={member} />,
      note: t('keptMembers.reasonKept'),
      confirmLabel: t('keptMembers.confirmRole'),
      check: ({ role }, now) => (role === now.role ? { role: t('keptMembers.roleSame') } : {}),
      send: ({ version, role, reason }) =>
        call(setMemberRole, { id: member.id, version, role, ...(reason && { reason }) }),
      onDone: ({ role }) => {
        showToast(t('keptMembers.roleChanged', { name, role: t(`keptMembers.roles.${role}`) }))
        if (member.isSelf) followOwnRole(member.id, role)
      },
    })
  return (
    <MemberSection title={t('keptMembers.role')} hint={t('keptMembers.roleHint')}>
      <div className="grid max-w-[70ch] gap-3">
        <p className="font-medium">{t(`keptMembers.roles.${member.role}`)}</p>
        <p className="text-second">{t(`keptMembers.roleWhat.${member.role}`)}</p>
      </div>
      {why && <p className="max-w-[70ch] text-meta text-second">{why}</p>}
      <Button label={t('keptMembers.changeRole')} opens="dialog" why={why} onPress={askForRole} />
      {dialog}
    </MemberSection>
  )
}

/** Makes somebody a member, an editor or an operator. */
function RoleFields({ form, member }: { form: FormState<ChangeValues>; member: KeptMember }) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceField
        {...form.field('role')}
        label={t('keptMembers.role')}
        options={ladder.map((value) => ({
          value,
          label: t(`keptMembers.roles.${value}`),
          note: t(`keptMembers.roleWhat.${value}`),
        }))}
        isFirst
      />
      <p>{t('keptMembers.roleMail')}</p>
      <p className="text-warning empty:hidden" aria-live="polite">
        {warningKeys(member, form.values.role)
          .map((key) => t(`keptMembers.${key}`))
          .join(' ')}
      </p>
    </>
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
