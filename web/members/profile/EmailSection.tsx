import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { useLimits } from '../queries.ts'
import { EmailForm } from './EmailForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Unfolding } from './Unfolding.tsx'

/** The address, and the form that changes it. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation()
  const { email: most } = useLimits()
  return (
    <ProfileSection title={t('profile.email')} hint={t('profile.emailHint')}>
      <Unfolding label={t('profile.changeEmail')} user={user} Form={EmailForm}>
        <p>{user.email}</p>
        {user.email.length > most && <small>{t('profile.emailSocialOnly', { count: most })}</small>}
      </Unfolding>
    </ProfileSection>
  )
}
