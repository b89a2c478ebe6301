import '../../locales/login-texts.ts'
import '../../locales/profile-texts.ts'
import '../../locales/company-texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { signInOptions } from '../queries.ts'
import { CountingSection } from './CountingSection.tsx'
import { CompanySection } from './company/CompanySection.tsx'
import type { HandingOverProps } from './deletion/DeletionForm.tsx'
import { DeletionSection } from './deletion/DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { OwnDataSection } from './OwnDataSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './ProfileView.module.css'
import { SessionList } from './sessions/SessionList.tsx'

interface ProfileViewProps {
  user: User
  /** What the member's studio puts on its papers. */
  paper?: ReactNode
  /** The settings of notices. */
  notices?: ReactNode
  /** Data of other domains that is deleted with the account, to be exported first. */
  leaving?: ReactNode
  /** Asks what becomes of things that others work on. */
  HandingOver?: ComponentType<HandingOverProps>
}

/** All that members may see and change of themselves. Another member needs another `key`. */
export function ProfileView({ user, paper, notices, leaving, HandingOver }: ProfileViewProps) {
  const { t } = useTranslation()
  // The longest texts of the fields.
  const { isPending } = useQuery(signInOptions)
  if (isPending) return <ProgressLine label={t('loading')} />
  return (
    <div className={styles['profile']}>
      <ProfileHead user={user} />
      <ProfileSection title={t('profile.about')} hint={t('profile.aboutHint')}>
        <ProfileForm user={user} />
      </ProfileSection>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <ProfileSection title={t('profile.sessions')} hint={t('profile.sessionsHint')}>
        <SessionList />
      </ProfileSection>
      <CountingSection user={user} />
      <CompanySection />
      {paper}
      {notices}
      <OwnDataSection />
      <DeletionSection user={user} leaving={leaving} HandingOver={HandingOver} />
    </div>
  )
}
