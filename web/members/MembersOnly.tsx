import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../contract/members.ts'
import { ProgressLine } from '../ui/ProgressLine.tsx'
import { useUser } from './current-user.ts'
import { SignInInvitation, type MembersPage } from './SignInInvitation.tsx'

interface MembersOnlyProps {
  page: MembersPage
  children: (user: User) => ReactNode
}

/** A page that somebody has to be signed in for; to everybody else an invitation. */
export function MembersOnly({ page, children }: MembersOnlyProps) {
  const { t } = useTranslation()
  const user = useUser()
  if (user === undefined) return <ProgressLine label={t('loading')} />
  return user ? children(user) : <SignInInvitation page={page} />
}
