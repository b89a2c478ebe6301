import '../../../locales/following-texts.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deedOf } from '../../../../contract/sharing/deed.ts'
import type { LineDecision, SentPart, SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { moneyText } from '../../../budgets/amount-text.ts'
import { ordersAddress } from '../../../budgets/budget-address.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { dayOf, momentOf } from '../../../kit/moments.ts'
import { useChange } from '../../../query.ts'
import { ApprovedLists } from '../approved/ApprovedLists.tsx'
import { lastDecisions } from '../../last-decisions.ts'
import { linkInWords } from '../news/link-in-words.ts'
import { following } from './queries.ts'
import { useFewNames } from './few-names.ts'
import { SignedFile } from './SentFiles.tsx'
import { TakingOver } from './TakingOver.tsx'

type Decision = SentVersion['decisions'][number]

interface DecisionsProps {
  version: SentVersion
  /** Decisions that are new to the owner. */
  areNew: ReadonlySet<string>
  onRead: () => void
}

/** What clients decided on a version, and what the owner does then. */
export function Decisions({ version, areNew, onRead }: DecisionsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const isUnread = version.decisions.some(({ isRead }) => !isRead)
  const tell = useEffectEvent(onRead)
  // What is in sight belongs to the window.
  useEffect(() => {
    if (!isUnread || !list.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [isUnread])
  if (version.decisions.length === 0)
    return version.isShown ? <p className="text-meta text-second">{t('sending.undecided')}</p> : null
  const budgetIds = version.parts.flatMap(({ kind, refId }) => (kind === 'budget' ? [refId] : []))
  const counting = lastDecisions(version.decisions.toReversed())
  const replaced = counting.flatMap(({ earlier }) => earlier).toSorted((one, other) => other.time - one.time)
  const isApproved = version.decisions.at(-1)?.verdict === 'approved'
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-14 py-4" aria-label={t('sending.decisions')}>
        {[...counting.map(({ last }) => last), ...replaced].map((decision) => (
          <DecisionItem
            key={decision.id}
            version={version}
            decision={decision}
            isNew={areNew.has(decision.id)}
            isReplaced={replaced.includes(decision)}
          />
        ))}
      </ul>
      {version.isShown && isApproved && budgetIds.length > 0 && <ApprovedLists budgetIds={budgetIds} />}
    </>
  )
}

interface DecisionItemProps {
  version: SentVersion
  decision: Decision
  isNew?: boolean
  /** The same person has decided again. */
  isReplaced?: boolean
}

function DecisionItem({ version, decision, isNew = false, isReplaced = false }: DecisionItemProps) {
  const { t, i18n } = useTranslation()
  const { name, note, time, linkName } = decision
  const deed = deedOf(decision)
  return (
    <li className="grid grid-cols-1 gap-3 border-l-2 border-l-hairline pl-12 wrap-anywhere">
      <p>
        <span className={deed === 'changes' ? 'text-warning' : 'text-good'}>
          {t(`sending.verdicts.${deed}`, { name })}
        </span>
        {isNew && (
          <span className="ml-10">
            <NewMark />
          </span>
        )}
      </p>
      {isReplaced && <p className="text-meta text-second">{t('following.isReplaced', { name })}</p>}
      {note !== '' && <p className="whitespace-pre-line">{note}</p>}
      <Answers version={version} decision={decision} />
      <p className="text-meta text-second">
        {momentOf(time, i18n.language)} · {t('sending.byLink', { link: linkInWords(linkName, t) })}
      </p>
      <NextStep version={version} decision={decision} />
      <SignedFile decision={decision} />
    </li>
  )
}

export function NewMark() {
  const { t } = useTranslation()
  return <span className="rounded-full bg-accent-wash px-8 text-meta font-medium text-accent">{t('sending.new')}</span>
}

/** What was said of single lines, and what the lists come to by that. */
function Answers({ version, decision: { lines, totals } }: DecisionItemProps) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const fewNames = useFewNames()
  const nameOf = (name: string) => name || t('following.unnamed')
  const isOther = ({ lineId, chosenId }: LineDecision) => chosenId !== null && chosenId !== lineId
  const chosen = lines.filter(({ chosenId }) => chosenId !== null)
  const approved = lines.filter(({ verdict }) => verdict === 'approved')
  const asked = lines.filter(({ verdict }) => verdict === 'changes')
  if (lines.length + totals.length === 0) return null
  const names = fewNames(approved.map((line) => nameOf(isOther(line) ? line.chosenName : line.name)))
  return (
    <ul className="grid grid-cols-1 gap-3">
      {chosen.map((line) => (
        <li key={`${line.place} ${line.lineId}`}>
          {isOther(line)
            ? t('following.chose', { chosen: nameOf(line.chosenName), name: nameOf(line.name) })
            : t('following.keeps', { name: nameOf(line.name) })}
        </li>
      ))}
      {approved.length > 0 && (
        <li>{t('following.approvedLines', { count: approved.length, figure: figure(approved.length), names })}</li>
      )}
      {asked.map(({ place, lineId, name, note }) => (
        <li key={`${place} ${lineId}`} className="whitespace-pre-line text-warning">
          {note === ''
            ? t('following.asksOf', { name: nameOf(name) })
            : t('following.asks', { name: nameOf(name), note })}
        </li>
      ))}
      {totals.map(({ place, total, currency, unpriced = 0 }) => (
        <li key={place} className="font-medium">
          {t(chosen.some((line) => line.place === place) ? 'following.totalIs' : 'following.totalPlain', {
            list: version.parts.find((part) => part.place === place)?.name ?? '',
            total: moneyText(total, currency, i18n.language),
          })}
          {unpriced > 0 && ` · ${t('following.unpriced', { count: unpriced, figure: figure(unpriced) })}`}
        </li>
      ))}
    </ul>
  )
}

/** Takes the decision over, or says that it was; then its lists are ordered from. */
function NextStep({ version, decision }: DecisionItemProps) {
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  const lists = listsOf(version, decision)
  if (lists.length === 0 && decision.verdict === 'approved') return null
  return (
    // It has the focus once the button that asked is gone.
    <div id={id} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-16 gap-y-4 pt-4 text-meta">
      {decision.followTime === null ? (
        <Press decision={decision} hasLists={lists.length > 0} onAsk={() => setIsAsked(true)} />
      ) : (
        <WasFollowed lists={lists} followTime={decision.followTime} />
      )}
      {isAsked && (
        <TakingOver version={version} decision={decision} elseFocusId={id} onClose={() => setIsAsked(false)} />
      )}
    </div>
  )
}

/** The budget lists on which a decision says something that can be taken over. */
function listsOf({ parts }: SentVersion, { verdict, lines }: Decision): SentPart[] {
  const isSaid = (place: number) =>
    lines.some((line) => line.place === place && (line.verdict === 'approved' || line.chosenId !== null))
  return parts.filter(({ kind, place }) => kind === 'budget' && (verdict === 'approved' || isSaid(place)))
}

interface PressProps {
  decision: Decision
  hasLists: boolean
  onAsk: () => void
}

function Press({ decision: { id, name }, hasLists, onAsk }: PressProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useChange(following)
  if (hasLists) return <Button isSmall label={t('following.takeOver')} about={name} opens="dialog" onPress={onAsk} />
  return <Button isSmall label={t('following.done')} about={name} isBusy={isPending} onPress={() => mutate({ id })} />
}

function WasFollowed({ lists, followTime }: { lists: readonly SentPart[]; followTime: number }) {
  const { t, i18n } = useTranslation()
  const when = dayOf(followTime, i18n.language)
  return (
    <>
      <span className="text-second">
        {t(lists.length > 0 ? 'following.isTakenOver' : 'following.isDone', { when })}
      </span>
      {lists.map(({ place, name, refId }) => (
        <LinkButton
          key={place}
          look="inline"
          label={t('following.orderFrom', { list: name })}
          to={ordersAddress(refId)}
        />
      ))}
    </>
  )
}
