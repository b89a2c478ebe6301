import '../../locales/restored-texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  endRevived,
  getRestoredBackup,
  getRevivedPage,
  keepRevived,
  revivedKinds,
  type RestoredBackup,
  type Revived,
  type RevivedCounts,
  type RevivedKind,
} from '../../../contract/restored-backup.ts'
import { getWorkplace } from '../../../contract/workplace.ts'
import { Button } from '../../kit/Button.tsx'
import { Confirm } from '../../kit/dialog/Confirm.tsx'
import { useFigures } from '../../kit/figures.ts'
import { endOf, momentOf } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import type { Column } from '../../kit/Table.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { Answer } from '../../lists/Answer.tsx'
import { PagedList } from '../../lists/PagedList.tsx'
import { Permitted } from '../../members/Permitted.tsx'
import { change, query, useChange } from '../../query.ts'

const A_PAGE = 50
const stale = [getRestoredBackup, getRevivedPage, getWorkplace]
const endAll = change(endRevived, stale)
const keepAll = change(keepRevived, stale)

/** What a restored backup brought back, for an operator to end or to keep. Nothing where none was restored. */
export function RestoredSection() {
  return (
    <Permitted permission="backup:decide">
      <Restored />
    </Permitted>
  )
}

function Restored() {
  const { t, i18n } = useTranslation()
  const restored = useQuery(query(getRestoredBackup, {}, { isFresh: true }))
  const place = useRef<HTMLDivElement>(null)
  if (restored.isPending || restored.data === null) return null
  return (
    <Section isInMargin title={t('restored.title')} hint={t('restored.hint')} anchor="restored">
      <Answer query={restored} failed={t('restored.failed')}>
        {(data) =>
          data && (
            // The pressed button leaves the page, so that the focus needs another place.
            <div ref={place} tabIndex={-1} className="grid max-w-980 grid-cols-1 gap-8 outline-none">
              <p>
                {t('restored.when', {
                  restored: momentOf(data.restoreTime, i18n.language),
                  backup: momentOf(data.backupTime, i18n.language),
                })}
              </p>
              {data.decision ? (
                <Decided {...data.decision} />
              ) : (
                <Undecided restored={data} onDecided={() => place.current?.focus()} />
              )}
            </div>
          )
        }
      </Answer>
    </Section>
  )
}

function Decided({ what, actor, time, ended }: NonNullable<RestoredBackup['decision']>) {
  const { t, i18n } = useTranslation()
  const listed = useListed()
  const told = {
    who: actor ?? t('restored.gone'),
    when: momentOf(time, i18n.language),
    list: (ended && listed(ended)) || t('restored.none'),
  }
  return <p className="text-meta text-second">{t(`restored.did.${what}`, told)}</p>
}

function Undecided({ restored: { id, open }, onDecided }: { restored: RestoredBackup; onDecided: () => void }) {
  const { t } = useTranslation()
  const listed = useListed()
  const [isAsking, setIsAsking] = useState(false)
  const tell = (text: string) => {
    showToast(text)
    setIsAsking(false)
    onDecided()
  }
  const end = useChange(endAll, {
    onDone: (ended) => {
      const list = listed(ended)
      tell(list ? t('restored.ended', { list }) : t('restored.endedNone'))
    },
  })
  const keep = useChange(keepAll, { onDone: () => tell(t('restored.kept')) })
  const kinds = revivedKinds.filter((kind) => open[kind] > 0)
  return (
    <>
      <p>{t('restored.undecided')}</p>
      {kinds.length === 0 && <p>{t('restored.nothing')}</p>}
      {kinds.map((kind) => (
        <OneKind key={kind} kind={kind} count={open[kind]} />
      ))}
      <div className="mt-4 flex flex-wrap gap-12">
        {kinds.length > 0 && (
          <Button label={t('restored.end')} look="filled" opens="dialog" onPress={() => setIsAsking(true)} />
        )}
        <Button label={t('restored.keep')} isBusy={keep.isPending} onPress={() => keep.mutate({ id })} />
      </div>
      {isAsking && (
        <Confirm
          title={t('restored.confirm')}
          text={t('restored.ask', { list: listed(open) })}
          cancelLabel={t('restored.cancel')}
          confirmLabel={t('restored.confirm')}
          isGrave
          isBusy={end.isPending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => end.mutate({ id })}
        />
      )}
    </>
  )
}

/** One kind of what a restore brought back, listed once it is opened. */
function OneKind({ kind, count }: { kind: RevivedKind; count: number }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const title = t('restored.kindCount', { kind: t(`restored.kinds.${kind}`), figure: figure(count) })
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-8 phone:min-h-44">{title}</summary>
      {isOpen && <RevivedList kind={kind} title={title} />}
    </details>
  )
}

function RevivedList({ kind, title }: { kind: RevivedKind; title: string }) {
  const { t, i18n } = useTranslation()
  const [pageNo, setPageNo] = useState(1)
  const revived = useQuery(
    query(getRevivedPage, { kind, pageNo, pageSize: A_PAGE }, { keepsLast: true, isFresh: true }),
  )
  const columns: Column<Revived>[] = [
    {
      name: t(`restored.kinds.${kind}`),
      as: 'name',
      cell: ({ whose, what }) => (kind === 'session' ? (whose ?? t('restored.gone')) : what),
    },
    {
      name: t('restored.details'),
      cell: (one) => [...aboutOf(kind, one, t), spanOf(one, i18n.language, t)].filter(Boolean).join(' · '),
    },
  ]
  return (
    <PagedList
      what={title}
      query={revived}
      failed={t('restored.failed')}
      empty={{ title: t('restored.nothing') }}
      columns={columns}
      keyOf={({ id }) => id}
      pageNo={pageNo}
      pageSize={A_PAGE}
      onTurn={setPageNo}
    />
  )
}

/** Whose it is, and what it opens. */
function aboutOf(kind: RevivedKind, { whose, what, thing, email }: Revived, t: TFunction): string[] {
  if (kind === 'session') return [what]
  const name = whose ?? t('restored.gone')
  if (thing === null) return [t('restored.of.feed-key', { name })]
  return [t(`restored.of.${thing}`, { name }), ...(email === null ? [] : [t('restored.invited', { email })])]
}

function spanOf({ since, until }: Revived, language: string, t: TFunction): string {
  const from = momentOf(since, language)
  if (until === null) return t('restored.endless', { since: from })
  return t('restored.span', { since: from, until: endOf(until, language) })
}

/** "3 sessions and 1 share link"; empty for nothing. */
function useListed(): (counts: RevivedCounts) => string {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return (counts) =>
    new Intl.ListFormat(i18n.language).format(
      revivedKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => t(`restored.counted.${kind}`, { count: counts[kind], figure: figure(counts[kind]) })),
    )
}
