import '../../locales/login-texts.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useLoginStep } from './login-step.ts'
import { LoginForm } from './LoginForm.tsx'
import { MEMBER_PLACE } from '../session/own-change.ts'

/** A click beside it does not close it (specification §2); Esc, Back and the button do. */
export function LoginDialog({ isFormInPage }: { isFormInPage: boolean }) {
  const { t } = useTranslation()
  const { isOpen, isTimedOut, endedWhy, purpose, leave } = useLoginStep(isFormInPage)
  return (
    <Dialog
      title={t('login.welcome')}
      closeLabel={t('drawer.close')}
      width={600}
      isOpen={isOpen}
      onClose={leave}
      elseFocusId={MEMBER_PLACE}
      hasField
      isHeld
      isLarge
      layer="login"
    >
      <LoginForm isTimedOut={isTimedOut} endedWhy={endedWhy} purpose={purpose} />
    </Dialog>
  )
}
