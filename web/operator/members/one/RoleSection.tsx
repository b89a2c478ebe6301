import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import buttons from '../../../kit/buttons.module.css'
import { hindranceOf } from './AccountSection.tsx'
import { RoleDialog } from './changing/RoleDialog.tsx'
import { MemberSection } from './MemberSection.tsx'
import styles from './MemberView.module.css'

/** A member's role, and the button that changes it. */
export function RoleSection({ member }: { member: KeptMember }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const hindrance = hindranceOf(member)
  return (
    <MemberSection title={t('keptMembers.role')} hint={t('keptMembers.roleHint')}>
      <p>
        <strong className={styles['strong']}>{t(`keptMembers.roles.${member.role}`)}</strong>
        <span className={styles['explained']}>{t(`keptMembers.roleWhat.${member.role}`)}</span>
      </p>
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
        onClick={() => hindrance === null && setIsOpen(true)}
      >
        {t('keptMembers.changeRole')}
      </button>
      {isOpen && (
        <RoleDialog
          member={member}
          reason={reason}
          onType={setReason}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setReason('')
            setIsOpen(false)
          }}
        />
      )}
    </MemberSection>
  )
}
