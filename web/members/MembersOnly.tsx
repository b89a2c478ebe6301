import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../contract/members.ts'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { Shelved } from '../kit/Shelved.tsx'
import { SightContext } from './session/current-user.ts'
import type { MembersOnlyPage } from '../locales/invitation-texts.ts'
import { SignInInvitation } from './SignInInvitation.tsx'

interface MembersOnlyProps {
  page: MembersOnlyPage
  /** Part of a page that has its own heading. */
  isPart?: boolean
  children: (user: User) => ReactNode
}

/**
 * A page for signed-in members; everybody else sees an invitation. After a session that ended by itself, signing in restores the page
 * with what was typed; another member gets it anew.
 */
export function MembersOnly({ page, isPart = false, children }: MembersOnlyProps) {
  const { t } = useTranslation()
  const { user, left } = use(SightContext)
  const progress = <ProgressLine label={t('loading')} />
  const owner = user ?? left
  return (
    <>
      {owner && (
        <Shelved key={owner.id} isShelved={!user} fallback={progress}>
          {children(owner)}
        </Shelved>
      )}
      {user === undefined && progress}
      {user === null && <SignInInvitation page={page} isPart={isPart} isWaiting={left !== null} />}
    </>
  )
}
