import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '../page/GuestFailure.tsx'
import { reportFailure } from '../../../errors/report.ts'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { TotalLine } from '../budget/TotalLine.tsx'
import { DiscussionContext, type GuestDiscussion } from '../discussion/discussion-context.ts'
import type { CommentPlace } from '../queries.ts'
import { SharedBody } from '../SharedBody.tsx'
import { SharedFacts } from '../SharedFacts.tsx'
import { CommentOnPart } from './CommentOnPart.tsx'
import { idOfPart } from './current-part.ts'
import { mayDecide } from './Decision.tsx'
import { partOf, type Shown, type ShownPart } from './queries.ts'
import type { SharedView } from '../queries.ts'

const DecidingPart = lazyComponent(async () => (await import('../deciding/DecidingPart.tsx')).DecidingPart)

interface SentPartProps {
  token: string
  shown: Shown
  /** Of the version. */
  number: number
  part: ShownPart
  discussion: GuestDiscussion
  /** Says how to comment on what is in it. */
  hasHint: boolean
  /** The place whose details are asked for. */
  asked: { on: CommentPlace } | null
  /** The parts before it are there. */
  isTurn: boolean
  /** It is there, or failed. */
  onSettled: () => void
}

/** A board, a budget list or a folder of a version, as a link to it alone would show it. */
export function SentPart(props: SentPartProps) {
  const { token, shown, number, part, discussion, hasHint, asked, isTurn, onSettled } = props
  const { t } = useTranslation()
  const titleId = useId()
  const isDecided = part.kind === 'budget' && mayDecide(shown, number)
  useEffect(() => {
    if (isDecided) DecidingPart.preload()
  }, [isDecided])
  const { data, error, refetch } = useQuery({ ...partOf(token, number, part), enabled: isTurn })
  const isSettled = data !== undefined || error !== null
  const settle = useEffectEvent(onSettled)
  // The next part begins to load when this one has been drawn.
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])
  return (
    <section
      id={idOfPart(part.place)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-1 gap-18 border-t border-hairline pt-22 outline-none print:block print:break-before-page print:border-0 print:first:break-before-auto"
    >
      <header className="grid gap-4">
        <p className="text-meta text-second">{t(`shared.kinds.${part.kind}`)}</p>
        <h2 id={titleId} className="text-section wrap-anywhere">
          {part.name}
        </h2>
        {data && <SharedFacts view={data} isSent />}
        {data?.budget && <TotalLine budget={data.budget} />}
        {hasHint && discussion.mayComment && (
          <p className="text-meta text-second print:hidden">{t(`shared.talk.hint.${part.kind}`)}</p>
        )}
      </header>
      {data && (
        <DiscussionContext value={discussion}>
          <Body {...{ token, shown, number, asked }} place={part.place} view={data} />
          <CommentOnPart name={part.name} />
        </DiscussionContext>
      )}
      {!data && !error && (
        <>
          {isTurn && <ProgressLine label={t('sent.partLoading', { name: part.name })} />}
          <Skeleton height={420} />
        </>
      )}
      {!data && error && (
        <GuestFailure error={error} what={t('sent.partFailed')} onRetry={() => void refetch()} isPart />
      )}
    </section>
  )
}

interface BodyProps extends Pick<SentPartProps, 'token' | 'shown' | 'number' | 'asked'> {
  place: number
  view: SharedView
}

/** The part, and in a list what there is to choose and to answer. */
function Body({ token, shown, number, asked, place, view }: BodyProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const { budget } = view
  const { decisions } = shown
  const isAnswered = decisions.some((one) => one.number === number && one.lines.some((line) => line.place === place))
  const isDeciding = mayDecide(shown, number)
  const body = <SharedBody view={view} asked={asked} />
  if (!budget || hasFailed || !(isDeciding || isAnswered || budget.alternatives)) return body
  return (
    <LatePart
      onFailure={(error) => {
        reportFailure(error)
        setHasFailed(true)
      }}
      fallback={<Skeleton height={420} />}
    >
      <DecidingPart {...{ token, number, place, budget, decisions }} mayDecide={isDeciding}>
        {body}
      </DecidingPart>
    </LatePart>
  )
}
