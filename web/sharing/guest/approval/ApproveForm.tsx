import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApproveShared, type SharedView } from '../queries.ts'
import { SignForm } from './SignForm.tsx'
import { WhatIsApproved } from './WhatIsApproved.tsx'

interface ApproveFormProps {
  token: string
  view: SharedView
  note: string
  onNote: (note: string) => void
  /** The content has changed, so the reader looks at it again. */
  onLook: () => void
  onApproved: () => void
}

/** The form of an approval: name and note. */
export function ApproveForm({ token, view, note, onNote, onLook, onApproved }: ApproveFormProps) {
  const { t } = useTranslation()
  // Newer content has not been seen.
  const [seen] = useState(view)
  return (
    <SignForm
      note={note}
      noteLabel={t('shared.approve.note')}
      onNote={onNote}
      sending={useApproveShared(token)}
      givenOf={(signed) => ({ ...signed, contentHash: seen.contentHash })}
      sendLabel={t('shared.approve.send')}
      hasMoved={view.contentHash !== seen.contentHash}
      moved={{
        text: t('shared.approve.moved'),
        hint: t('shared.approve.movedHint'),
        look: t('shared.approve.look'),
      }}
      onLook={onLook}
      onSent={onApproved}
    >
      <WhatIsApproved view={seen} />
    </SignForm>
  )
}
