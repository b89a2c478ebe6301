import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { dropRequest, stepOf, useLoginDialog } from './login-dialog.ts'

const LoginDialog = lazyComponent(async () => (await import('./LoginDialog.tsx')).LoginDialog)

/** The login dialog over any page except the login page itself. Its script loads on first use. */
export function LoginLayer({ isFormInPage }: { isFormInPage: boolean }) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const request = useLoginDialog()
  const [isWanted, setIsWanted] = useState(false)
  const isAsked = !isFormInPage && (request ?? stepOf(state)) !== null
  // Once mounted it stays: closing has to fade it out and give the focus back.
  if (isAsked && !isWanted) setIsWanted(true)
  if (!isWanted) return null
  return (
    <LatePart
      resetKey={String(isAsked)}
      fallback={isAsked && <ProgressLine label={t('loading')} />}
      onFailure={(error) => {
        if (isAsked) reportFailure(error)
        dropRequest()
      }}
    >
      <LoginDialog isFormInPage={isFormInPage} />
    </LatePart>
  )
}
