import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../kit/toasts/toast.ts'
import { keepGuestDraft, useGuestDraft } from '../discussion/drafts.ts'
import { unsentPlace } from '../page/unsent.ts'
import type { SharedView } from '../queries.ts'
import { ApproveForm } from './ApproveForm.tsx'
import { SignDialog } from './SignDialog.tsx'

interface ApproveDialogProps {
  token: string
  view: SharedView
  isOpen: boolean
  onClose: () => void
}

/** Approves the content that was on the screen when the dialog opened, not anything newer. */
export function ApproveDialog({ token, view, isOpen, onClose }: ApproveDialogProps) {
  const { t } = useTranslation()
  const place = unsentPlace(token, 'approve')
  const note = useGuestDraft(place)?.text ?? ''
  const [isSigned, setIsSigned] = useState(false)
  return (
    <SignDialog title={t(`shared.approve.title.${view.kind}`)} isOpen={isOpen} isSigned={isSigned} onClose={onClose}>
      <ApproveForm
        token={token}
        view={view}
        note={note}
        onNote={(text) => keepGuestDraft(place, text)}
        onLook={onClose}
        onApproved={() => {
          setIsSigned(true)
          keepGuestDraft(place, '')
          showToast(t('shared.approve.thanks'))
          onClose()
        }}
      />
    </SignDialog>
  )
}
