import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Unfolding } from './Unfolding.tsx'

/** Whether there is a password, and the form that changes it. */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation()
  const { hasPassword } = user
  return (
    <ProfileSection title={t('profile.password')} hint={t('profile.passwordHint')}>
      <Unfolding
        label={t(hasPassword ? 'profile.changePassword' : 'profile.setPassword')}
        user={user}
        Form={PasswordForm}
      >
        <p>{t(hasPassword ? 'profile.passwordSet' : 'profile.passwordNone')}</p>
      </Unfolding>
    </ProfileSection>
  )
}
