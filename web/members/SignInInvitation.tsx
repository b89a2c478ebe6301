import { useTranslation } from 'react-i18next'
import '../locales/invitation-texts.ts'
import type { MembersOnlyPage } from '../locales/invitation-texts.ts'
import buttons from '../kit/buttons.module.css'
import { Face } from '../kit/Face.tsx'
import { leftElsewhere } from './session/current-user.ts'
import { openLogin } from './login/login-dialog.ts'

const waitingWords = () => (leftElsewhere() ? 'invitation.leftElsewhereHint' : 'invitation.endedHint')

interface SignInInvitationProps {
  page: MembersOnlyPage
  /** Part of a page that has its own heading. */
  isPart?: boolean
  /** The page of a session that ended is kept, with what was typed. */
  isWaiting?: boolean
}

/** Explains a members' page, with a sign-in button; after sign-in the page replaces it. */
export function SignInInvitation({ page, isPart = false, isWaiting = false }: SignInInvitationProps) {
  const { t } = useTranslation()
  return (
    <Face
      isHeading={!isPart}
      title={t(`invitation.${page}`)}
      hint={t(isWaiting ? waitingWords() : (`invitation.${page}Hint` as const))}
      action={
        <button type="button" className={buttons['filled']} onClick={() => openLogin()}>
          {t('header.login')}
        </button>
      }
    />
  )
}
