import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../contract/members.ts'
import { DAYS_TO_REGRET } from '../../../../contract/profile.ts'
import buttons from '../../../kit/buttons.module.css'
import { DeletionDialog } from './DeletionDialog.tsx'
import type { HandingOverProps } from './DeletionForm.tsx'
import { useKeepAccount } from './keep-account.ts'
import { endOf } from '../../../kit/moments.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import styles from '../ProfileView.module.css'

interface DeletionSectionProps {
  user: User
  leaving: ReactNode
  HandingOver?: ComponentType<HandingOverProps> | undefined
}

/** Deletes the account, and undoes it while there is time. */
export function DeletionSection({ user, leaving, HandingOver }: DeletionSectionProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { isPending, keepAccount } = useKeepAccount(user)
  const button = useRef<HTMLButtonElement>(null)
  const { deleteTime } = user
  // A dialog with a password in it closes when its page is left.
  useEffect(() => () => setIsOpen(false), [])
  return (
    <ProfileSection title={t('profile.deletion')} hint={t('profile.deletionHint', { days: DAYS_TO_REGRET })}>
      {deleteTime && (
        <p className={styles['notice']}>{t('profile.deletionDue', { date: endOf(deleteTime, i18n.language) })}</p>
      )}
      {/* One button for both actions: it keeps the focus. */}
      <button
        ref={button}
        type="button"
        className={buttons['plain']}
        aria-haspopup={deleteTime ? undefined : 'dialog'}
        aria-busy={isPending}
        onClick={deleteTime ? keepAccount : () => setIsOpen(true)}
      >
        {t(deleteTime ? 'profile.keep' : 'profile.deletionAsk')}
      </button>
      <DeletionDialog
        user={user}
        leaving={leaving}
        HandingOver={HandingOver}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onClosed={() => button.current?.focus()}
      />
    </ProfileSection>
  )
}
