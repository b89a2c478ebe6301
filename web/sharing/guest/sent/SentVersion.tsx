import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { reportFailure } from '../../../errors/report.ts'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import bars from '../approval/ApprovalBar.module.css'
import { saysSomething, useAnswers } from '../deciding/answers.ts'
import { DiscussionContext } from '../discussion/discussion-context.ts'
import { DiscussionSection } from '../discussion/DiscussionSection.tsx'
import { GuestNews } from '../page/GuestNews.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { exportShownVersion } from '../../../../contract/sharing/sending-calls.ts'
import { useGuestFile, type FileFormat } from '../page/download.ts'
import { FileTools } from '../page/PageTools.tsx'
import { StudioFoot } from '../page/StudioFoot.tsx'
import { DecisionBar, DecisionNotes, asksForDecision, mayDecide } from './Decision.tsx'
import { EarlierComments } from './EarlierComments.tsx'
import { NewerVersion } from './NewerVersion.tsx'
import { PartBar, PartList } from './PartNavigation.tsx'
import type { Shown, ShownVersion, Verdict } from './queries.ts'
import { SentHead } from './SentHead.tsx'
import { SentPart } from './SentPart.tsx'
import { SentPlace, type AskedPlace } from './SentPlace.tsx'
import { BARS, useCurrentPart } from './current-part.ts'
import { useNamedComment, useSentDiscussion } from './sent-discussion.ts'

const DecideDialog = lazyComponent(async () => (await import('./DecideDialog.tsx')).DecideDialog)

interface SentVersionProps {
  token: string
  shown: Shown
  version: ShownVersion
  onChoose: (number: number, commentId?: string) => void
}

/** A version: its letter and its parts one after the other, and what was decided on it. */
export function SentVersion({ token, shown, version, onChoose }: SentVersionProps) {
  const { isPhone } = usePageUnit()
  const { number, parts } = version
  // One after the other, so that the first is there soon.
  const [loaded, setLoaded] = useState(0)
  const current = useCurrentPart(parts)
  const hasAnswers = useAnswers(token, number).some(saysSomething)
  const isMine = mayDecide(shown, number)
  // Answers are sent from wherever they are given.
  const isAtFoot = isMine && (hasAnswers || (isPhone && asksForDecision(shown, number)))
  // Undefined until something is decided for the first time.
  const [verdict, decide] = useState<Verdict>()
  const discussion = useSentDiscussion(token, shown, version)
  const [isDeciding, setIsDeciding] = useState(false)
  const onDecide = (next: Verdict) => {
    decide(next)
    setIsDeciding(true)
  }
  const download = useGuestFile(token, exportShownVersion, (format: FileFormat) => ({ number, format }))
  useEffect(() => {
    if (isMine) DecideDialog.preload()
  }, [isMine])
  const bar = { token, shown, version, onDecide }
  const isDivided = parts.length > 1
  const list = isDivided && <PartList parts={parts} current={current} />
  return (
    <DiscussionContext value={discussion.whole}>
      <PageHead studio={shown.studio ?? null}>
        <FileTools download={download} isLoading={loaded < parts.length} />
      </PageHead>
      <div id={BARS} className="sticky top-0 z-90 print:hidden low:static">
        <NewerVersion shown={shown} number={number} onChoose={onChoose} />
        {isPhone && isDivided && <PartBar parts={parts} current={current} />}
      </div>
      <article
        className="grid grid-cols-1 gap-22 px-40 pt-24 pb-56 phone:px-16 phone:pt-14 phone:pb-40 print:block print:p-0"
        aria-label={shown.projectName}
      >
        <SentHead token={token} shown={shown} version={version} onChoose={onChoose} />
        <EarlierComments earlier={discussion.earlier} onChoose={onChoose} />
        {isAtFoot ? (
          // At the desk as large as with its buttons, so that nothing moves with the first answer.
          <div className={isPhone ? '' : bars['bar']}>
            <DecisionNotes {...{ token, shown, version }} />
          </div>
        ) : (
          <DecisionBar {...bar} />
        )}
        <div className={isDivided ? DIVIDED : ''}>
          {!isPhone && list}
          <Contents
            {...{ token, shown, version, loaded, discussion }}
            list={isPhone && list}
            onLoaded={(count) => setLoaded((before) => Math.max(before, count))}
          />
        </div>
        {isAtFoot && <DecisionBar {...bar} isSlim />}
      </article>
      {shown.studio && <StudioFoot studio={shown.studio} />}
      {/* Not within the bar, which changes when a newer version is sent. */}
      {verdict && (
        <LatePart onFailure={reportFailure} resetKey={`${isDeciding}`}>
          <DecideDialog
            {...{ token, shown, version, verdict, onChoose }}
            isOpen={isDeciding}
            onClose={() => setIsDeciding(false)}
          />
        </LatePart>
      )}
      <GuestNews contentHash={version.contentHash} comments={discussion.comments} />
    </DiscussionContext>
  )
}

interface ContentsProps extends Pick<SentVersionProps, 'token' | 'shown' | 'version'> {
  /** How many parts are there. */
  loaded: number
  discussion: ReturnType<typeof useSentDiscussion>
  /** The way to the parts, where it stands among them. */
  list: ReactNode
  onLoaded: (count: number) => void
}

/** The letter, the parts, and what was said of them. */
function Contents({ token, shown, version, loaded, discussion, list, onLoaded }: ContentsProps) {
  const { t } = useTranslation()
  const { number, parts, letter } = version
  const [asked, ask] = useState<AskedPlace | null>(null)
  useNamedComment(loaded >= parts.length && discussion.comments !== undefined)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-40 print:block">
      {letter && (
        <section aria-label={t('sent.letter')} className="max-w-[70ch] leading-loose wrap-anywhere whitespace-pre-line">
          {letter}
        </section>
      )}
      {list}
      {parts.map((part, index) => (
        <SentPart
          key={part.place}
          token={token}
          shown={shown}
          number={number}
          part={part}
          discussion={discussion.inPart(part.place)}
          hasHint={parts.find(({ kind }) => kind === part.kind) === part}
          asked={asked?.place === part.place ? asked : null}
          isTurn={index <= loaded}
          onSettled={() => onLoaded(index + 1)}
        />
      ))}
      <div className="border-t border-hairline pt-22 empty:hidden print:hidden">
        <DiscussionSection
          placeOf={(thread) => <SentPlace thread={thread} parts={parts} onShow={ask} />}
          error={discussion.error}
          onRetry={discussion.onRetry}
        />
      </div>
    </div>
  )
}

const DIVIDED =
  'grid grid-cols-[calc(220*var(--u))_minmax(0,1fr)] items-start gap-x-40 gap-y-24 phone:grid-cols-1 max-[1023px]:grid-cols-1 print:block'
