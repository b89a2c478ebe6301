import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf, OutputOf } from '../../../../contract/endpoint.ts'
import { previewSending, previewSentPart, type SentPart } from '../../../../contract/sharing/sending-calls.ts'
import { AnswerError } from '../../../api.ts'
import { reasonOf } from '../../../errors/message.ts'
import { useAfterPause } from '../../../kit/after-pause.ts'
import { Button } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { useAnchored } from '../../../kit/focus/anchored.ts'
import { Progress } from '../../../kit/Progress.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { query, useChange } from '../../../query.ts'
import { useKeyFor } from '../../../workspace/new-key.ts'
import { sending } from './queries.ts'
import { isSameThing } from './sending-draft.ts'
import { SentParts, ShownPart } from './SentParts.tsx'

type Composition = InputOf<typeof previewSending>
type Preview = OutputOf<typeof previewSending>

/** Sending a long list stores all that it shows. */
const SENDING_MS = 180_000
const SHORT_MS = 1000
/** Something is another than what was seen, or is not in the project any more. */
const OTHERWISE: ReadonlySet<number> = new Set([409, 400])
/** What was seen is what is sent: nothing of it is kept for another look. */
const ANEW = { isSilent: true, isFresh: true, isForgotten: true }

interface LookAtSendingProps {
  composition: Composition
  onBack: () => void
  onSent: (number: number) => void
}

/** A version as clients would see it now, and the button that sends exactly that. */
export function LookAtSending({ composition, onBack, onSent }: LookAtSendingProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const heading = useAnchored('look')
  const preview = useQuery(query(previewSending, composition, ANEW))
  const { send, isSending, refusal, changed } = useSending({ composition, preview, onSent })
  const isLong = useAfterPause(isSending, SHORT_MS)
  /** Whether the open part is what would be sent. */
  const [isSeen, setIsSeen] = useState(false)
  const number = preview.data ? figure(preview.data.number) : ''
  return (
    <>
      <header className="mx-40 mb-24 grid grid-cols-1 gap-12 phone:mx-16">
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-96 text-page leading-tight wrap-anywhere">
          {preview.data ? t('sending.lookTitle', { number }) : t('sending.look')}
        </h1>
        <p className="max-w-[70ch] text-second">{t('sending.lookHint')}</p>
        <div className="flex flex-wrap items-center gap-10">
          <Button label={t('sending.backToCompose')} onPress={onBack} />
          {preview.data && (
            <Button
              look="filled"
              label={t('sending.send', { number })}
              isBusy={isSending}
              why={(isSeen && !preview.isFetching) || isSending ? undefined : t('sending.isLooking')}
              onPress={send}
            />
          )}
        </div>
        {isLong && <Progress label={t('sending.isSending', { number })} />}
        <div className="max-w-[70ch] empty:hidden" role="alert">
          {refusal && <p className="text-bad wrap-anywhere">{refusal}</p>}
          {changed && <p className="text-warning wrap-anywhere">{changedText(changed, t)}</p>}
        </div>
      </header>
      <Answer query={preview} failed={t('sending.previewFailed')}>
        {({ parts }) => (
          <SentParts letter={composition.letter ?? ''} language={composition.language} parts={parts}>
            {(part) => <PreviewedPart part={part} composition={composition} preview={preview} onSee={setIsSeen} />}
          </SentParts>
        )}
      </Answer>
    </>
  )
}

interface Sending extends Pick<LookAtSendingProps, 'composition' | 'onSent'> {
  preview: UseQueryResult<Preview>
}

/** Sends what was seen, once however often it is pressed. Where something has changed since, it is read anew and nothing is sent. */
function useSending({ composition, preview, onSent }: Sending) {
  const { t } = useTranslation()
  const figure = useFigures()
  const keyFor = useKeyFor()
  const [refusal, setRefusal] = useState('')
  /** What had been seen when something else was there. */
  const [seen, setSeen] = useState<Preview | null>(null)
  const { mutate, isPending } = useChange(sending, {
    isSilent: true,
    timeoutMs: SENDING_MS,
    keyOf: (input) => keyFor(JSON.stringify(input)),
    onDone: ({ number }) => {
      showToast(t('sending.sent', { number: figure(number) }))
      onSent(number)
    },
    onFailed: (error) => {
      if (!(error instanceof AnswerError) || !OTHERWISE.has(error.code)) return setRefusal(reasonOf(error, t))
      setSeen(preview.data ?? null)
      return void preview.refetch()
    },
  })
  const isAnew = seen !== null && !preview.isFetching
  return {
    isSending: isPending,
    refusal,
    changed: isAnew && preview.data ? { before: seen, now: preview.data } : null,
    send: () => {
      if (!preview.data) return
      setRefusal('')
      setSeen(null)
      mutate({ ...composition, contentHash: preview.data.contentHash })
    },
  }
}

type Translate = ReturnType<typeof useTranslation>['t']

/** That nothing was sent, and which parts are others than those that were seen. */
function changedText({ before, now }: { before: Preview; now: Preview }, t: Translate): string {
  const isAsSeen = (part: SentPart) =>
    before.parts.some((one) => isSameThing(one, part) && one.contentHash === part.contentHash)
  const names = now.parts
    .filter((part) => !isAsSeen(part))
    .map(({ kind, name }) => t('sending.partIs', { name, kind: t(`sending.kinds.${kind}`) }))
  if (names.length === 0) return t('sending.hasChanged')
  return t('sending.haveChanged', { names: names.join(t('sending.comma')) })
}

interface PreviewedPartProps extends Pick<LookAtSendingProps, 'composition'> {
  part: SentPart
  preview: UseQueryResult<Preview>
  onSee: (isSeen: boolean) => void
}

/** One part. It and the preview are read at two moments: where they differ, the older one is read again. */
function PreviewedPart({ part, composition, preview, onSee }: PreviewedPartProps) {
  const { kind, refId, contentHash } = part
  const { parts: _parts, letter: _letter, ...terms } = composition
  const shown = useQuery(query(previewSentPart, { ...terms, kind, refId }, ANEW))
  const isOther = shown.data !== undefined && shown.data.contentHash !== contentHash
  const isSettled = !shown.isFetching && !preview.isFetching && !shown.error && !preview.error
  const isOlder = shown.dataUpdatedAt <= preview.dataUpdatedAt
  const readShown = shown.refetch
  const readPreview = preview.refetch
  // What the server answers is outside React.
  useEffect(() => {
    if (isOther && isSettled) void (isOlder ? readShown() : readPreview())
  }, [isOther, isSettled, isOlder, readShown, readPreview])
  const isSeen = shown.data?.contentHash === contentHash
  // The button that sends is elsewhere on the page.
  useEffect(() => {
    onSee(isSeen)
    return () => onSee(false)
  }, [isSeen, onSee])
  return <ShownPart query={shown} />
}
