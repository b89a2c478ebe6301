import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useStepOfPage } from '../../../kit/history/step-of-page.ts'

interface SignDialogProps {
  title: string
  isOpen: boolean
  /** Something was signed: the button that opened it may be gone. */
  isSigned: boolean
  onClose: () => void
  children: ReactNode
}

/** The id of the page's main part. */
const CONTENT = 'content'

/** The dialog of a guest's signature. */
export function SignDialog({ title, isOpen, isSigned, onClose, children }: SignDialogProps) {
  const { t } = useTranslation()
  useStepOfPage(isOpen, onClose, 'approving')
  const focusPage = useEffectEvent(() => {
    if (isSigned) document.getElementById(CONTENT)?.focus({ preventScroll: true })
  })
  // At the foot of a phone this disappears after the approval, with the button that had the focus.
  useLayoutEffect(() => () => focusPage(), [])
  return (
    <Dialog
      title={title}
      closeLabel={t('shared.close')}
      width={520}
      isOpen={isOpen}
      onClose={onClose}
      elseFocusId={CONTENT}
      isHeld
    >
      {children}
    </Dialog>
  )
}
