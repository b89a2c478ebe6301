import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../kit/toasts/toast.ts'
import { SignDialog } from '../approval/SignDialog.tsx'
import { SignForm } from '../approval/SignForm.tsx'
import { CheckCode, SignedThing } from '../approval/WhatIsApproved.tsx'
import { keepGuestDraft, useGuestDraft } from '../discussion/drafts.ts'
import { useDecide, type Shown, type ShownVersion, type Verdict } from './queries.ts'

interface DecideDialogProps {
  token: string
  shown: Shown
  version: ShownVersion
  verdict: Verdict
  isOpen: boolean
  onClose: () => void
  onChoose: (number: number) => void
}

/** Approves the version that was on the screen when the dialog opened, or asks for changes of it; not of anything newer. */
export function DecideDialog({ isOpen, onClose, ...deciding }: DecideDialogProps) {
  const { t } = useTranslation()
  const [isSigned, setIsSigned] = useState(false)
  const { verdict, version, onChoose } = deciding
  return (
    <SignDialog
      title={t(`sent.decide.titles.${verdict}`, { number: version.number })}
      isOpen={isOpen}
      isSigned={isSigned}
      onClose={onClose}
    >
      <DecideForm
        {...deciding}
        key={verdict}
        onChoose={(next) => {
          onClose()
          onChoose(next)
        }}
        onSent={() => {
          setIsSigned(true)
          showToast(t(`sent.decide.thanks.${verdict}`))
          onClose()
        }}
      />
    </SignDialog>
  )
}

interface DecideFormProps extends Omit<DecideDialogProps, 'isOpen' | 'onClose'> {
  onSent: () => void
}

function DecideForm({ token, shown, version, verdict, onChoose, onSent }: DecideFormProps) {
  const { t } = useTranslation()
  // Newer content has not been seen.
  const [seen] = useState(version)
  // Kept outside, so that nothing is lost when a newer version is looked at or the link ends.
  const place = `${token} ${verdict}`
  const draft = useGuestDraft(place)
  const last = shown.version ?? seen
  const isNewer = last.number !== seen.number
  const { number, contentHash } = seen
  return (
    <SignForm
      note={draft?.text ?? ''}
      noteLabel={t(verdict === 'changes' ? 'sent.decide.what' : 'shared.approve.note')}
      {...(verdict === 'changes' && { noteMissing: t('sent.decide.whatMissing') })}
      onNote={(note) => keepGuestDraft(place, note)}
      sending={useDecide(token, place)}
      givenOf={(signed) => ({ ...signed, number, contentHash, verdict, key: draft?.key ?? '' })}
      sendLabel={t(`sent.decide.send.${verdict}`)}
      hasMoved={isNewer || last.contentHash !== contentHash}
      moved={
        isNewer
          ? {
              text: t('sent.decide.newer', { number: last.number }),
              hint: t('sent.decide.newerHint'),
              look: t('sent.seeVersion', { number: last.number }),
            }
          : { text: t('shared.approve.moved'), hint: t('shared.approve.movedHint'), look: t('shared.approve.look') }
      }
      onLook={() => onChoose(last.number)}
      onSent={onSent}
    >
      <SignedThing name={t('sent.decide.on', { name: shown.projectName, number })}>
        <p className="text-meta text-second">{seen.parts.map(({ name }) => name).join(' · ')}</p>
        <CheckCode contentHash={contentHash} />
      </SignedThing>
    </SignForm>
  )
}
