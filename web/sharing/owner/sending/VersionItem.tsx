import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { reasonOf } from '../../../errors/message.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { Confirm } from '../../../kit/dialog/Confirm.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { momentOf } from '../../../kit/moments.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { useChange } from '../../../query.ts'
import { commentHash, sentAddress } from '../../../workspace/work-address.ts'
import { Decisions, NewMark } from './Decisions.tsx'
import { withdrawal } from './queries.ts'
import { placeAddress } from './sending-address.ts'
import { SentComments, useCommentsOn } from './SentComments.tsx'
import { VersionFiles } from './SentFiles.tsx'
import { WhatChanged } from './WhatChanged.tsx'

/** Names of so many parts; the rest is counted. */
const NAMED_PARTS = 6

interface VersionItemProps {
  projectId: string
  version: SentVersion
  /** Somebody has a link that opens it. */
  hasReaders: boolean
  /** The number of the version that clients saw before it; null for none. */
  before: number | null
  /** Decisions that are new to the owner. */
  areNew: ReadonlySet<string>
  onRead: () => void
}

/** One version: when and by whom it was sent, what it holds, what clients decided, and what can be done with it. */
export function VersionItem({ projectId, version, hasReaders, before, areNew, onRead }: VersionItemProps) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const number = figure(version.number)
  const name = t('sending.version', { number })
  const when = { when: momentOf(version.sendTime, i18n.language), name: version.senderName }
  return (
    <li className="grid min-w-0 grid-cols-1 gap-6">
      <h3 className="flex flex-wrap items-baseline gap-x-12">
        <span className="font-medium">{name}</span>
        <span className={`text-meta font-normal ${version.isShown && hasReaders ? 'text-good' : 'text-second'}`}>
          {version.isShown && !hasReaders ? t('sending.isShownToNobody') : stateText(version, t)}
        </span>
      </h3>
      <p className="text-meta wrap-anywhere text-second">{t('sending.sentBy', when)}</p>
      <p className="wrap-anywhere">{usePartsText(version)}</p>
      <Decisions version={version} areNew={areNew} onRead={onRead} />
      <Comments projectId={projectId} version={version} />
      <div className="flex flex-wrap gap-x-20 gap-y-8">
        <LinkButton look="inline" label={t('sending.open')} about={name} to={sentAddress(projectId, version.number)} />
        {before !== null && (
          <Button
            look="inline"
            label={t('sending.whatChanged', { number: figure(before) })}
            about={name}
            isOpen={isOpen}
            controls={id}
            onPress={() => setIsOpen(!isOpen)}
          />
        )}
        <VersionFiles id={version.id} name={name} />
        {version.withdrawTime === null && (
          <Button
            look="inline"
            label={t('sending.withdraw')}
            about={name}
            opens="dialog"
            onPress={() => setIsAsked(true)}
          />
        )}
      </div>
      <div id={id}>{isOpen && <WhatChanged versionId={version.id} />}</div>
      {isAsked && <Withdrawing version={version} before={before} onClose={() => setIsAsked(false)} />}
    </li>
  )
}

function stateText({ isShown, withdrawTime }: SentVersion, t: ReturnType<typeof useTranslation>['t']): string {
  if (isShown) return t('sending.isShown')
  return t(withdrawTime === null ? 'sending.isEarlier' : 'sending.isWithdrawn')
}

/** "Hall (board), Flooring (budget list) and 3 more". */
function usePartsText({ parts }: SentVersion): string {
  const { t } = useTranslation()
  const figure = useFigures()
  const named = parts
    .slice(0, NAMED_PARTS)
    .map(({ kind, name }) => t('sending.partIs', { name, kind: t(`sending.kinds.${kind}`) }))
  const rest = parts.length - named.length
  const names = named.join(t('sending.comma'))
  return rest > 0 ? t('sending.andMore', { names, count: rest, figure: figure(rest) }) : names
}

/** How much clients said of it, and on request or where the address leads to one of them, what; nothing where they said nothing. */
function Comments({ projectId, version }: Pick<VersionItemProps, 'projectId' | 'version'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const comments = useCommentsOn(projectId, version.number)
  const { hash, key } = useLocation()
  const at = comments.find((comment) => commentHash(comment.id) === hash)
  const [followed, follow] = useState<string>()
  if (at && followed !== key) {
    follow(key)
    setIsOpen(true)
  }
  const count = comments.length
  if (count === 0) return null
  const number = figure(version.number)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-10">
        <Button
          look="inline"
          label={t('sending.comments.some', { count, figure: figure(count) })}
          about={t('sending.version', { number })}
          isOpen={isOpen}
          controls={id}
          onPress={() => setIsOpen(!isOpen)}
        />
        {comments.some(({ isRead }) => !isRead) && <NewMark />}
      </p>
      <div id={id} className={isOpen ? 'pt-8' : ''}>
        {isOpen && (
          <SentComments
            key={followed}
            at={at?.id ?? null}
            projectId={projectId}
            version={version}
            onShow={(comment) => void navigate(placeAddress(projectId, version.number, comment.id))}
          />
        )}
      </div>
    </>
  )
}

interface WithdrawingProps extends Pick<VersionItemProps, 'version' | 'before'> {
  onClose: () => void
}

/** Asks first: clients see the version before it at once. */
function Withdrawing({ version, before, onClose }: WithdrawingProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const number = figure(version.number)
  const { mutate, isPending, error } = useChange(withdrawal, {
    isSilent: true,
    onDone: () => {
      showToast(t('sending.withdrawn', { number }))
      onClose()
    },
  })
  const then = before === null ? t('sending.thenNothing') : t('sending.thenBefore', { number: figure(before) })
  return (
    <Confirm
      title={t('sending.askWithdraw', { number })}
      text={`${version.isShown ? then : t('sending.thenSame')} ${t('sending.forGood')}`}
      cancelLabel={t('sending.cancel')}
      confirmLabel={t('sending.withdrawIt', { number })}
      isGrave
      isBusy={isPending}
      error={error ? reasonOf(error, t) : undefined}
      onCancel={onClose}
      onConfirm={() => mutate({ id: version.id })}
    />
  )
}
