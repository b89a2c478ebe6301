import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSeen } from '../../../../contract/names.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { SignDialog } from '../approval/SignDialog.tsx'
import { SignForm } from '../approval/SignForm.tsx'
import { saysSomething, sentLine, useAnswers, withStanding } from '../deciding/answers.ts'
import { keepGuestDraft, useGuestDraft } from '../discussion/drafts.ts'
import { unsentPlace } from '../page/unsent.ts'
import { useDecide, type Shown, type ShownVersion, type Verdict } from './queries.ts'
import { WhatIsDecided } from './WhatIsDecided.tsx'

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
  const { token, verdict, version, onChoose } = deciding
  const hasAnswers = useAnswers(token, version.number).some(saysSomething)
  const what = verdict === 'changes' && hasAnswers ? 'answers' : verdict
  return (
    <SignDialog
      title={t(`sent.decide.titles.${what}`, { number: version.number })}
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
          showToast(t(`sent.decide.thanks.${verdict}`, { owner: deciding.shown.ownerName }))
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
  const [isTried, setIsTried] = useState(false)
  // Kept outside, so that nothing is lost when a newer version is looked at or the link ends.
  const place = unsentPlace(token, verdict)
  const draft = useGuestDraft(place)
  const answers = useAnswers(token, seen.number).filter(saysSomething)
  const told = withStanding(answers, shown.decisions, seen.number)
  const last = shown.version ?? seen
  const isNewer = last.number !== seen.number
  const { number, contentHash } = seen
  const needsWords = verdict === 'changes' && answers.length === 0
  return (
    <SignForm
      note={draft?.text ?? ''}
      noteLabel={t(needsWords ? 'sent.decide.what' : 'shared.approve.note')}
      {...(needsWords && { noteMissing: t('sent.decide.whatMissing') })}
      onNote={(note) => keepGuestDraft(place, note)}
      isIncomplete={answers.some((one) => one.verdict === 'changes' && !isSeen(one.note))}
      onTry={() => setIsTried(true)}
      sending={useDecide(token, place)}
      givenOf={(signed) => ({
        ...signed,
        number,
        contentHash,
        verdict,
        lines: told.map(sentLine),
        key: draft?.key ?? '',
      })}
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
      <WhatIsDecided {...{ token, shown, verdict, isTried }} answers={told} version={seen} />
    </SignForm>
  )
}
