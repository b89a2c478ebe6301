import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useStepOfPage } from '../../../kit/history/step-of-page.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { SharedView } from '../queries.ts'
import { ApproveForm } from './ApproveForm.tsx'

interface ApproveDialogProps {
  token: string
  view: SharedView
  isOpen: boolean
  onClose: () => void
}

/** The id of the page's main part. */
const CONTENT = 'content'

/** Approves the content that was on the screen when the dialog opened, not anything newer. */
export function ApproveDialog({ token, view, isOpen, onClose }: ApproveDialogProps) {
  const { t } = useTranslation()
  // The text survives closing the dialog.
  const [note, setNote] = useState('')
  const hasApproved = useRef(false)
  useStepOfPage(isOpen, onClose, 'approving')
  // At the foot of a phone this disappears after the approval, with the button that had the focus.
  useLayoutEffect(
    () => () => {
      if (hasApproved.current) document.getElementById(CONTENT)?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <Dialog
      title={t(`shared.approve.title.${view.kind}`)}
      closeLabel={t('shared.close')}
      width={520}
      isOpen={isOpen}
      onClose={onClose}
      elseFocusId={CONTENT}
      isHeld
    >
      <ApproveForm
        token={token}
        view={view}
        note={note}
        onNote={setNote}
        onLook={onClose}
        onApproved={() => {
          hasApproved.current = true
          setNote('')
          showToast(t('shared.approve.thanks'))
          onClose()
        }}
      />
    </Dialog>
  )
}
